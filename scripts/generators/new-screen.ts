import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readFeaturePackage, type FeaturePackage } from './feature-package.ts';
import { GeneratorRefused } from './generator-refused.ts';
import { headFiles } from './head-templates.ts';
import { newName, type NewName } from './new-name.ts';
import { ownerScreenFiles } from './owner-screen-templates.ts';
import { publicScreenFiles } from './public-screen-templates.ts';
import { searchParamsFiles } from './search-params-templates.ts';

const formatter = path.resolve(import.meta.dirname, '../../node_modules/.bin/oxfmt');

/** Formats what was laid down: where lines break depends on the length of its names. */
export async function formatFiles(repository: string, ...files: readonly string[]): Promise<void> {
  await promisify(execFile)(formatter, [...files], { cwd: repository });
}

/** The screen's files, by name: they compile and keep the house's style, and their tests fail, each saying what to write. */
function screenFiles(feature: FeaturePackage, name: NewName) {
  const title = newName(feature.name, 'a feature').pascal;
  return feature.audience === 'owner'
    ? [...searchParamsFiles(name), ...ownerScreenFiles(feature, title, name)]
    : [...searchParamsFiles(name), ...headFiles(name), ...publicScreenFiles(feature, title, name)];
}

/** Names what the host takes of the screen in the package's `exports`, after what is there. */
async function addEntries(folder: string, screen: string, files: readonly string[]): Promise<void> {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  for (const entry of ['search-params.ts', 'queries.ts', 'head.ts', 'screen.tsx']) {
    if (!files.includes(entry)) continue;
    manifest.exports[`./${screen}/${path.parse(entry).name}`] = `./src/${screen}/${entry}`;
  }
  await writeFile(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/**
 * Lays down a screen's folder in a feature package, and names its entries in the package's `exports`.
 *
 * @param repository its root.
 * @returns the package that the screen is in.
 * @throws {GeneratorRefused} when there is no such package, or the name will not do.
 */
export async function newScreen(
  repository: string,
  { packageName, screen }: { readonly packageName: string; readonly screen: string },
): Promise<FeaturePackage> {
  const feature = await readFeaturePackage(repository, packageName);
  const name = newName(screen, 'a screen');
  const folder = path.join(feature.folder, 'src', name.kebab);
  if (existsSync(folder)) {
    throw new GeneratorRefused(
      `There is a packages/${packageName}/src/${name.kebab} already, and nothing of it is overwritten. Choose another name, or take the folder away first.`,
    );
  }
  const files = screenFiles(feature, name);
  await mkdir(folder);
  for (const [file, content] of files) await writeFile(path.join(folder, file), content);
  await addEntries(
    feature.folder,
    name.kebab,
    files.map(([file]) => file),
  );
  await formatFiles(repository, `packages/${packageName}/src/${name.kebab}`);
  return feature;
}
