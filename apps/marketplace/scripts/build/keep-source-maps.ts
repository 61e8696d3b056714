/**
 * After the build: takes the maps of what browsers load out of the folder that is served. They hold our sources, and are for
 * the error service (`upload-source-maps.ts`), not for who visits.
 */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../../dist');
const served = path.join(dist, 'client');
const kept = path.join(dist, 'source-maps');

rmSync(kept, { recursive: true, force: true });
const maps = readdirSync(served, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.map'),
);
for (const map of maps) {
  const to = path.join(kept, map);
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(path.join(served, map), to);
}
