import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { featureFixtureFiles } from './feature-fixture-templates.ts';
import { featureLiveFiles } from './feature-live-templates.ts';
import type { FeaturePackage } from './feature-package.ts';
import { featureFiles } from './feature-templates.ts';
import { GeneratorRefused } from './generator-refused.ts';
import { newName } from './new-name.ts';
import { formatFiles, newScreen } from './new-screen.ts';

/** The screen that a new feature begins with. */
const firstScreen = 'overview';

/** The lists that name every package and cannot be read from the folders, with the line of one in them. */
const lists: readonly { readonly file: string; readonly line: (name: string) => string }[] = [
  { file: 'packages/ui/.storybook/preview.css', line: (name) => `@source '../../${name}/src';` },
  {
    file: 'resilience/docker/Dockerfile',
    line: (name) => `COPY packages/${name}/package.json packages/${name}/`,
  },
];

/** Adds the package's line to a list, where the order of the alphabet has it. */
async function enlist(
  repository: string,
  { file, line }: (typeof lists)[number],
  name: string,
): Promise<void> {
  const whole = path.join(repository, file);
  const text = await readFile(whole, 'utf8');
  const listed = readdirSync(path.join(repository, 'packages')).filter((other) => text.includes(line(other)));
  const before = listed.findLast((other) => other < name);
  const beside = line(before ?? listed[0] ?? '');
  if (!text.includes(beside)) throw new Error(`${file} lists no package, such as '${line('search')}'.`);
  await writeFile(
    whole,
    text.replace(beside, before ? `${beside}\n${line(name)}` : `${line(name)}\n${beside}`),
  );
}

/**
 * Lays down a feature package with its first screen, and names it wherever a list has to be kept by hand.
 *
 * @param repository its root.
 * @throws {GeneratorRefused} when the name will not do.
 */
export async function newFeature(repository: string, given: string): Promise<FeaturePackage> {
  const name = newName(given, 'a feature');
  for (const folder of [`packages/${name.kebab}`, `apps/${name.kebab}`]) {
    if (!existsSync(path.join(repository, folder))) continue;
    throw new GeneratorRefused(
      `There is a ${folder} already, and so a package @melhor-escola/${name.kebab}. Choose another name.`,
    );
  }
  const files = [
    ...featureFiles(name),
    ...featureFixtureFiles(name),
    ...featureLiveFiles(name, newName(firstScreen, 'a screen')),
  ];
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(repository, file)), { recursive: true });
    await writeFile(path.join(repository, file), content);
  }
  for (const list of lists) await enlist(repository, list, name.kebab);
  const feature = await newScreen(repository, { packageName: name.kebab, screen: firstScreen });
  await formatFiles(repository, `packages/${name.kebab}`);
  return feature;
}
