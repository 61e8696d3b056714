import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fastEngine, openTestDatabase, type TestDatabase } from '../../../test/each-engine.ts';
import { fillWithPlaces, tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import { buildServer } from '../../app/server.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import { GeoipDatabase } from '../../catalog/places/geoip/geoip-database.ts';
import { activateGeoipVersion, geoipFiles, geoipFolder } from '../../catalog/places/geoip/geoip-folder.ts';
import { writeMmdb } from '../../catalog/places/testing/write-mmdb.ts';

const brazil = (latitude: number, longitude: number) => ({
  city: 'Somewhere',
  country_code: 'BR',
  latitude,
  longitude,
});

async function install(dataDir: string, version: string, latitude: number): Promise<void> {
  const folder = path.join(geoipFolder(dataDir), version);
  await mkdir(folder, { recursive: true });
  await writeMmdb(path.join(folder, geoipFiles[4]), 4, {
    '200.1.0.0/16': brazil(latitude, -48.3),
    '10.0.0.0/8': brazil(latitude, -48.3),
    '200.2.0.0/16': { ...brazil(latitude, -48.3), country_code: 'PY' },
    '200.3.0.0/16': brazil(-30.5, -20.25),
  });
  await writeMmdb(path.join(folder, geoipFiles[6]), 6, { '2804:14c::/32': brazil(-23.625, -46.75) });
  await activateGeoipVersion(dataDir, { version, installedAt: '2026-06-05T00:00:00.000Z' });
}

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'geoip-'));
  await install(dataDir, '1.0.0', -7.25);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('GET /v3/visitor-location', () => {
  let test: TestDatabase;
  let server: ZodFastify;
  const log: string[] = [];
  beforeAll(async () => {
    test = await openTestDatabase(fastEngine);
    await fillWithPlaces(test.database);
    server = await buildServer({
      environment: { ...testEnvironment, dataDir },
      database: test.database,
      logTo: { write: (line) => log.push(line) },
    });
  });
  afterAll(async () => {
    await test.remove();
  });
  const locate = (remoteAddress: string, headers = {}) =>
    server.inject({ url: '/v3/visitor-location', remoteAddress, headers: { ...tenantHeader, ...headers } });

  it('CA-11 EN-12 is the city at its position', async () => {
    const answer = await locate('200.1.2.3');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      city: 'Araguaína',
      region: 'Tocantins',
      regionCode: 'TO',
      latitude: -7.19,
      longitude: -48.2,
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it.each(['x-response-case', 'response-case'])(
    'CA-11 has keys in snake case if %s requests it',
    async (name) => {
      const answer = await locate('200.1.2.3', { [name]: 'snake_case' });
      expect(answer.json()).toEqual({
        city: 'Araguaína',
        region: 'Tocantins',
        region_code: 'TO',
        latitude: -7.19,
        longitude: -48.2,
      });
    },
  );

  it('CA-11 supports IPv4 and IPv6', async () => {
    expect((await locate('2804:14c:1::7')).json()).toMatchObject({ city: 'São Paulo' });
    expect((await locate('::ffff:200.1.2.3')).json()).toMatchObject({ city: 'Araguaína' });
  });

  it.each([
    ['loopback', '127.0.0.1'],
    ['private, despite an entry in the database', '10.1.2.3'],
    ['abroad', '200.2.0.1'],
    ['at sea', '200.3.0.1'],
    ['unknown', '203.0.113.1'],
  ])('CA-11 ER-03 is null for an address that is %s', async (_, address) => {
    const answer = await locate(address);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'application/json; charset=utf-8',
      'null',
    ]);
  });

  it('S7 CA-11 trusts the address from the site, not from the visitor', async () => {
    const forged = await locate('203.0.113.1', { 'x-forwarded-for': '200.1.2.3' });
    expect(forged.body).toBe('null');
    const located = await locate('127.0.0.1', {
      'x-forwarded-for': '200.1.2.3',
      'x-api-key': testEnvironment.searchApiKey,
    });
    expect(located.json()).toMatchObject({ city: 'Araguaína' });
  });

  it('does not log the address', () => {
    expect(log.join('')).not.toMatch(/200\.1\.2\.3|2804:14c/);
  });
});

describe('the local database', () => {
  it('CA-11 may be absent, and is used within a minute after installation', async () => {
    const folder = path.join(dataDir, 'later');
    let time = 0;
    const geoip = new GeoipDatabase(folder, () => time);
    expect(await geoip.find('200.1.2.3')).toBeUndefined();
    await install(folder, '1.0.0', -7.25);
    time = 60_000;
    expect(await geoip.find('200.1.2.3')).toEqual({ lat: -7.25, lng: -48.3 });
    await install(folder, '2.0.0', -8.25);
    expect(await geoip.find('200.1.2.3')).toEqual({ lat: -7.25, lng: -48.3 });
    time = 120_000;
    expect(await geoip.find('200.1.2.3')).toEqual({ lat: -8.25, lng: -48.3 });
  });

  it('CA-11 fails when damaged, and works again once repaired', async () => {
    const folder = path.join(dataDir, 'broken');
    await install(folder, '1.0.0', -7.25);
    const file = path.join(geoipFolder(folder), '1.0.0', geoipFiles[4]);
    await writeFile(file, 'not a database');
    const geoip = new GeoipDatabase(folder);
    await expect(geoip.find('200.1.2.3')).rejects.toThrow(/Unknown type/);
    await install(folder, '1.0.0', -7.25);
    expect(await geoip.find('200.1.2.3')).toBeDefined();
  });
});
