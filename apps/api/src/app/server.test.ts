import { tmpdir } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { openApiDocument } from '../../test/openapi-document.ts';
import { fillWithPlaces, tenantHeader, testEnvironment } from '../../test/test-server.ts';
import { buildServer } from './server.ts';
import type { ZodFastify } from '../platform/http/slice-routes.ts';

describeOneEngine('the service', (test) => {
  let server: ZodFastify;
  const log: string[] = [];
  const get = (url: string, headers: Record<string, string> = tenantHeader) =>
    server.inject({ method: 'GET', url, headers });

  beforeAll(async () => {
    const { database } = test();
    await fillWithPlaces(database);
    server = await buildServer({
      environment: { ...testEnvironment, dataDir: tmpdir() },
      database,
      logTo: { write: (line) => log.push(line) },
      requestsPerMinute: 10_000,
    });
  });

  describe('x-tenant', () => {
    it.each([
      ['absent', {}, 'TENANT_MISSING'],
      ['empty', { 'x-tenant': '' }, 'TENANT_MISSING'],
      ['unknown', { 'x-tenant': 'someone-else' }, 'TENANT_UNKNOWN'],
    ])('RO-02 responds 400 when it is %s', async (_, headers, code) => {
      const answer = await get('/v3/cities/by-slug/araguaina-to', headers);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code });
    });

    it('RO-02 may be any configured tenant', async () => {
      const answer = await get('/v3/cities/by-slug/araguaina-to', { 'x-tenant': 'outra-escola' });
      expect(answer.statusCode).toBe(200);
    });
  });

  describe('GET /v3/cities/by-slug/{slug}', () => {
    it('CA-02 EN-03 returns the city with every field', async () => {
      const answer = await get('/v3/cities/by-slug/araguaina-to');
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        _id: '1702109',
        name: 'Araguaína',
        slug: 'araguaina-to',
        uf: 'TO',
        state: 'Tocantins',
        stateSlug: 'tocantins',
        capital: false,
        ibgeCode: 1702109,
        geoloc: { lat: -7.19, lng: -48.2 },
      });
    });

    it.each(['atlantida-xx', 'ARAGUAINA-TO', "'; drop table city", 'a'.repeat(240)])(
      'ER-02 names the unknown city: %s',
      async (slug) => {
        const answer = await get(`/v3/cities/by-slug/${encodeURIComponent(slug)}`);
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual({
          code: 'CITY_NOT_FOUND',
          message: `City not found: ${slug}`,
          requestId: answer.headers['x-request-id'],
        });
      },
    );
  });

  describe('GET /v3/neighborhoods/by-slug/{citySlug}/{neighborhoodSlug}', () => {
    it('CA-02 EN-06 returns the neighborhood with every field', async () => {
      const answer = await get('/v3/neighborhoods/by-slug/sao-paulo-sp/pinheiros');
      expect(answer.json()).toEqual({
        name: 'Pinheiros',
        slug: 'pinheiros',
        full_slug: 'sp-sao-paulo-pinheiros',
        city: 'São Paulo',
        city_slug: 'sao-paulo-sp',
        city_ibge_code: 3550308,
        state: 'São Paulo',
        state_slug: 'sao-paulo',
        state_ibge_code: 35,
        uf: 'SP',
        geoloc: { lat: -23.56, lng: -46.7 },
      });
    });

    it('ER-02 distinguishes an unknown neighborhood from an unknown city', async () => {
      const neighborhood = await get('/v3/neighborhoods/by-slug/sao-paulo-sp/nenhum');
      expect(neighborhood.json()).toMatchObject({
        code: 'NEIGHBORHOOD_NOT_FOUND',
        message: 'Neighborhood not found: nenhum',
      });
      const city = await get('/v3/neighborhoods/by-slug/atlantida-xx/pinheiros');
      expect(city.json()).toMatchObject({ message: 'City not found: atlantida-xx' });
      expect([neighborhood.statusCode, city.statusCode]).toEqual([404, 404]);
    });
  });

  describe('GET /v3/marketplace/directory/overall-data', () => {
    it.each([
      ['', { activeOffers: 120, enrolledStudents: 70, partnerSchools: 48, demonstration: true }],
      [
        '?state=tocantins',
        { activeOffers: 12, enrolledStudents: 7, partnerSchools: 4, demonstration: false },
      ],
      ['?state=bahia', { activeOffers: 0, enrolledStudents: 0, partnerSchools: 0, demonstration: false }],
    ])('CA-03 EN-10 returns counts only: "%s"', async (query, totals) => {
      expect((await get(`/v3/marketplace/directory/overall-data${query}`)).json()).toEqual(totals);
    });

    it('ER-02 names the unknown state', async () => {
      const answer = await get('/v3/marketplace/directory/overall-data?state=atlantida');
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'STATE_NOT_FOUND', message: 'State not found: atlantida' });
    });
  });

  describe('GET /v3/marketplace/list-options/products', () => {
    it('CA-03 lists the grades of a stage, youngest first', async () => {
      const answer = await get('/v3/marketplace/list-options/products?stage[]=ensino-medio');
      expect(answer.json()).toEqual([
        { name: '1ª série', slug: '1-serie', stage: 'ensino-medio' },
        { name: '2ª série', slug: '2-serie', stage: 'ensino-medio' },
        { name: '3ª série', slug: '3-serie', stage: 'ensino-medio' },
      ]);
    });

    it('CA-03 accepts several stages, encoded or not, and returns all for none', async () => {
      const two = await get(
        '/v3/marketplace/list-options/products?stage%5B%5D=ensino-medio&stage[]=educacao-infantil',
      );
      expect(two.json()).toHaveLength(8);
      expect((await get('/v3/marketplace/list-options/products')).json()).toHaveLength(17);
    });

    it('ER-02 names the unknown stage', async () => {
      const answer = await get('/v3/marketplace/list-options/products?stage[]=ensino-medio&stage[]=mba');
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'STAGE_NOT_FOUND', message: 'Stage not found: mba' });
    });
  });

  describe('every response', () => {
    it.each([
      ['/v3/nothing', 404, 'NOT_FOUND'],
      ['/v3/cities/by-slug/%zz', 400, 'BAD_REQUEST'],
      [`/v3/cities/by-slug/${'a'.repeat(300)}`, 414, 'BAD_REQUEST'],
    ])('is an error in the common format for the invalid URL %s', async (url, status, code) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual({
        code,
        message: expect.any(String) as string,
        requestId: answer.headers['x-request-id'],
      });
    });

    it('S11 carries the security headers, errors included', async () => {
      for (const url of [
        '/healthz',
        '/nothing',
        '/v3/cities/by-slug/x',
        '/v3/cities/by-slug/%zz',
        '/documentation/',
      ]) {
        const { headers } = await get(url, {});
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'strict-transport-security': expect.stringContaining('max-age=') as string,
        });
        expect(headers['content-security-policy']).toMatch(
          /object-src 'none'; base-uri 'none'; frame-ancestors 'none'$/,
        );
        expect(headers).not.toHaveProperty('x-powered-by');
      }
    });

    it('S30 has the request id of the site, but not one that another caller chose', async () => {
      const ids = [];
      for (const [key, id] of [
        [testEnvironment.searchApiKey, 'site-1234567'],
        [testEnvironment.searchApiKey, 'a\tb{}"injected"'],
        ['', 'site-1234567'],
        ['guessed', 'site-1234567'],
      ] as const)
        ids.push((await get('/healthz', { 'x-request-id': id, 'x-api-key': key })).headers['x-request-id']);
      const own = expect.stringMatching(/^[\da-f-]{36}$/) as string;
      expect(ids).toEqual(['site-1234567', own, own, own]);
    });
  });

  it('logs one line per request, with the route and without personal data', async () => {
    log.length = 0;
    await get('/v3/marketplace/directory/overall-data?state=maria-da-silva', {
      ...tenantHeader,
      authorization: 'Basic secret',
      'x-api-key': 'secret',
    });
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? '')).toEqual({
      level: 30,
      time: expect.any(Number) as number,
      requestId: expect.any(String) as string,
      method: 'GET',
      route: '/v3/marketplace/directory/overall-data',
      status: 404,
      milliseconds: expect.any(Number) as number,
      msg: 'request',
    });
  });

  it('documents the REST routes in OpenAPI 3.1, with a page for people', async () => {
    const document = (await get('/documentation/json', {})).json<{ openapi: string; paths: object }>();
    expect(document.openapi).toBe('3.1.0');
    // The contract in packages/api-client fixes every path with its shapes.
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/v3/cities/by-slug/{slug}',
        '/v3/marketplace/list-options/products',
        '/v3/account/user/me',
      ]),
    );
    expect((await get('/documentation/', {})).statusCode).toBe(200);
  });

  it('RT-24 is healthy and ready', async () => {
    expect((await get('/healthz', {})).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz', {})).json()).toEqual({ status: 'ok' });
  });

  it('RT-24 is not ready while the database lacks a migration', async () => {
    const { pool } = test().database;
    await pool.query('UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1');
    const answer = await get('/readyz', {});
    await pool.query('UPDATE drizzle.__drizzle_migrations SET created_at = created_at + 1');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'unavailable', reason: 'migrations' });
    expect(answer.headers['retry-after']).toBe('5');
  });
});

describeOneEngine('the request rate limit', (test) => {
  it('S16 applies per address despite forged headers (S7), but not with the search key', async () => {
    const server = await buildServer({
      environment: testEnvironment,
      database: test().database,
      logLevel: 'silent',
      requestsPerMinute: 5,
    });
    const call = async (headers: Record<string, string>) =>
      server.inject({
        url: '/v3/marketplace/list-options/products',
        headers: { ...tenantHeader, ...headers },
      });
    const statuses = [];
    for (let n = 0; n < 8; n += 1) {
      statuses.push((await call({ 'x-forwarded-for': `10.0.0.${n}` })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const rejected = await call({});
    expect(rejected.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call({ 'x-api-key': testEnvironment.searchApiKey })).statusCode).toBe(200);
    expect((await call({ 'x-api-key': 'guessed' })).statusCode).toBe(429);
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    await server.close();
  });
});

describe('the contract', () => {
  // A schema with an id that is made for each server takes the id of the first one, which the next document then lacks.
  it('is the same for each server of a process', async () => {
    const first = await openApiDocument();
    expect(await openApiDocument()).toEqual(first);
  });
});
