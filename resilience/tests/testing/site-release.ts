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
/** What the build has written beside each file is of the file as it was. */
const precompressed = /\.(?:br|gz|map)$/;
const text = /\.(?:js|css|html|json)$/;

/** The project with its build as it is. */
export const firstRelease = repository;

/**
 * Makes another release, in a folder of its own: the same site, of which every script and style has another name, as after a
 * change of what they all share.
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
