/**
 * After the build: moves the source maps out of the served folder. They contain our sources, and are for the error service only
 * (`upload-source-maps.ts`).
 */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../../dist');
const served = path.join(dist, 'client');
const mapsFolder = path.join(dist, 'source-maps');

rmSync(mapsFolder, { recursive: true, force: true });
const maps = readdirSync(served, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.map'),
);
for (const map of maps) {
  const to = path.join(mapsFolder, map);
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(path.join(served, map), to);
}
