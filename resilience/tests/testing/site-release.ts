import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');
const application = 'apps/marketplace';
/** Compressed copies and source maps, outdated once the file changes. */
const precompressed = /\.(?:br|gz|map)$/;
const text = /\.(?:js|css|html|json)$/;

/** The project with its current build. */
export const firstRelease = repository;

/**
 * Creates another release in its own folder: the same site with renamed scripts and styles, as after a change of a shared module.
 *
 * @returns the folder.
 */
export function makeNextRelease(folder: string): string {
  const release = path.join(folder, 'next-release');
  const target = path.join(release, application);
  mkdirSync(target, { recursive: true });
  for (const part of ['src', 'dist', 'package.json'])
    cpSync(path.join(repository, application, part), path.join(target, part), { recursive: true });
  symlinkSync(path.join(repository, application, 'node_modules'), path.join(target, 'node_modules'));
  renameAssets(path.join(target, 'dist'));
  writeFileSync(path.join(target, 'dist/build-id'), 'next-release\n');
  return release;
}

function renameAssets(dist: string): void {
  const assets = path.join(dist, 'client/assets');
  for (const name of readdirSync(assets)) if (precompressed.test(name)) rmSync(path.join(assets, name));
  const names = new Map(readdirSync(assets).map((name) => [name, name.replace(/(?=\.\w+$)/, '-next')]));
  const anyName = new RegExp(
    [...names.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|'),
    'g',
  );
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    if (!text.test(name)) continue;
    const file = path.join(parentPath, name);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(anyName, (found) => names.get(found) ?? found),
    );
  }
  for (const [name, next] of names) renameSync(path.join(assets, name), path.join(assets, next));
}
