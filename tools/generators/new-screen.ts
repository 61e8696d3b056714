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

/** Formats what was generated: where lines break depends on the length of its names. */
export async function formatFiles(repository: string, ...files: readonly string[]): Promise<void> {
  await promisify(execFile)(formatter, [...files], { cwd: repository });
}

/** The screen's files, by name: they compile and keep the house's style, and their tests fail, each saying what to write. */
function screenFiles(feature: FeaturePackage, name: NewName) {
  const title = newName(feature.name, 'a feature').pascal;
  const files =
    feature.audience === 'owner'
      ? [...searchParamsFiles(name), ...ownerScreenFiles(feature, title, name)]
      : [...searchParamsFiles(name), ...headFiles(name), ...publicScreenFiles(feature, title, name)];
  return [
    ...files,
    [
      'index.ts',
      index(
        name,
        files.map(([file]) => file),
      ),
    ] as const,
  ];
}

/** The screen's entry point: what the host imports of it. */
function index({ camel, pascal }: NewName, files: readonly string[]): string {
  const exported = {
    'head.ts': `${camel}Head`,
    'queries.ts': `load${pascal}`,
    'screen.tsx': `${pascal}Screen`,
    'search-params.ts': `validate${pascal}Search`,
  };
  return Object.entries(exported)
    .filter(([file]) => files.includes(file))
    .map(([file, name]) => `export { ${name} } from './${file}';\n`)
    .join('');
}

/** Adds the screen's entry to the package's `exports`, after those there are. */
async function addEntry(folder: string, screen: string): Promise<void> {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  manifest.exports[`./${screen}`] = `./src/${screen}/index.ts`;
  await writeFile(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/**
 * Lays down a screen's folder in a feature package, and names its entry in the package's `exports`.
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
  await addEntry(feature.folder, name.kebab);
  await formatFiles(repository, `packages/${packageName}/src/${name.kebab}`);
  return feature;
}
