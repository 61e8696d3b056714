import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository, type RepositoryCopy } from './repository-copy.ts';
import { writeScreen } from './written-screen.ts';

/** What is generated below: a public screen, one for the current user, and a feature with its first screen. */
const screens = [
  { name: 'search', screen: 'new-screen' },
  { name: 'account', screen: 'new-screen' },
  { name: 'new-feature', screen: 'overview' },
] as const;
const folders = screens.map(({ name, screen }) => `packages/${name}/src/${screen}`);
/** Of the new feature: its own host, by which it runs alone. */
const live = 'packages/new-feature/live';

let copy: RepositoryCopy;

const pnpmNew = (...args: readonly string[]) => copy.judge('.', 'node', 'tools/generators/new.ts', ...args);
const read = (file: string) => readFile(path.join(copy.root, file), 'utf8');

beforeAll(async () => {
  copy = await copyRepository();
  // The new folders with all that they import, in one go.
  await writeFile(
    path.join(copy.root, 'tsconfig.screens.json'),
    JSON.stringify({ extends: './packages/search/tsconfig.json', include: [...folders, live] }),
  );
  for (const args of [
    ['screen', 'search', 'new-screen'],
    ['screen', 'account', 'new-screen'],
    ['feature', 'new-feature'],
  ]) {
    const { ok, output } = await pnpmNew(...args);
    if (!ok) throw new Error(`pnpm new ${args.join(' ')} failed:\n${output}`);
  }
  // As pnpm would install it: it needs nothing that search has not.
  await cp(
    path.join(copy.root, 'packages/search/node_modules'),
    path.join(copy.root, 'packages/new-feature/node_modules'),
    { recursive: true, verbatimSymlinks: true },
  );
}, 60_000);

afterAll(() => copy.remove());

it.each([
  ['component', 'PriceTag'],
  ['component', 'button'],
  ['screen', 'search', '../new-screen'],
  ['screen', 'ui', 'new-screen'],
  ['screen', 'search', 'home'],
  ['feature', 'NewFeature'],
  ['feature', 'search'],
  ['feature', 'api'],
])('pnpm new %s %s writes nothing under a wrong or taken name', async (...args) => {
  const { ok, output } = await pnpmNew(...args);
  expect(ok).toBe(false);
  expect(output).not.toContain('    at ');
});

it('a new feature is in every list that is kept by hand, in its order', async () => {
  expect(await read('packages/ui/.storybook/preview.css')).toContain("@source '../../new-feature/src';");
  const dockerfile = await read('resilience/docker/Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY packages\/(.+)\/package\.json packages\/\1\/$/gm)];
  expect(copied.map(([, name]) => name)).toEqual(await readdir(path.join(copy.root, 'packages')));
});

describe('what is generated', () => {
  it.each([
    [
      'is formatted',
      'oxfmt',
      ['--check', 'packages/new-feature', 'packages/search/package.json', ...folders],
    ],
    ['passes the linter', 'oxlint', ['--type-aware', '--deny-warnings', 'packages/new-feature', ...folders]],
    ['compiles', 'tsc', ['--noEmit', '-p', 'tsconfig.screens.json']],
    ['keeps to the directions between packages', 'turbo', ['boundaries', '--no-color']],
  ])('%s', async (_verdict, tool, args) => {
    const { ok, output } = await copy.judge('.', tool, ...args);
    expect(ok ? '' : output).toBe('');
  });

  it.each(screens)('fails its tests until it is written: $name/$screen', async ({ name, screen }) => {
    const { ok, output } = await copy.judge(`packages/${name}`, 'vitest', 'run', `src/${screen}`);
    expect(ok).toBe(false);
    expect(output).toMatch(name === 'account' ? /Tests.*3 failed/ : /Tests.*4 failed/);
  });
});

describe('what was generated, once it is filled in', () => {
  beforeAll(async () => {
    for (const folder of folders) await writeScreen(path.join(copy.root, folder));
    await copy.judge('.', 'oxfmt', ...folders);
    await copy.judge('packages/new-feature', 'node', '../config/scripts/api-report.ts');
  });

  it.each(screens)('passes its tests: $name/$screen', async ({ name, screen }) => {
    const { ok, output } = await copy.judge(`packages/${name}`, 'vitest', 'run', `src/${screen}`);
    expect(output).toMatch(/Tests.*passed/);
    expect(ok).toBe(true);
  });

  it.each([
    ['keeps its manifest formatted', '.', 'oxfmt', ['--check', 'packages/new-feature/package.json']],
    [
      'passes the linter',
      '.',
      'oxlint',
      ['--type-aware', '--deny-warnings', 'packages/new-feature', ...folders],
    ],
    ['compiles', '.', 'tsc', ['--noEmit', '-p', 'tsconfig.screens.json']],
    ['has nothing that nobody uses', '.', 'knip', []],
    [
      'has the public API that its report says',
      'packages/new-feature',
      'node',
      ['../config/scripts/api-report.ts', '--check'],
    ],
    ['is known to every list of features', '.', 'vitest', ['run', 'tools/feature-packages.test.ts']],
  ])('%s', async (_verdict, folder, tool, args) => {
    const { ok, output } = await copy.judge(folder, tool, ...args);
    expect(ok ? '' : output).toBe('');
  });
});
