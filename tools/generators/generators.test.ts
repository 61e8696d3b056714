import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featurePackages } from '../feature-packages.mjs';
import { routeFile } from './remaining-steps.ts';
import { readFeaturePackage } from './feature-package.ts';
import { copyRepository, type RepositoryCopy } from './repository-copy.ts';
import { writeScreen } from './written-screen.ts';

/** What is laid down below: a screen that everybody may see, one of who is signed in, and a feature with its first. */
const screens = [
  { name: 'search', screen: 'new-screen' },
  { name: 'account', screen: 'new-screen' },
  { name: 'new-feature', screen: 'overview' },
] as const;
const features = [...featurePackages(path.resolve(import.meta.dirname, '../..')), 'new-feature'].toSorted();
const folders = screens.map(({ name, screen }) => `packages/${name}/src/${screen}`);
/** Of the new feature: its own host, by which it runs alone. */
const live = 'packages/new-feature/live';

let copy: RepositoryCopy;
const said: Record<string, string> = {};

const pnpmNew = (...args: readonly string[]) => copy.judge('.', 'node', 'tools/generators/new.ts', ...args);
const read = (file: string) => readFile(path.join(copy.root, file), 'utf8');

beforeAll(async () => {
  copy = await copyRepository();
  // The new folders with all that they import, in one go.
  await writeFile(
    path.join(copy.root, 'tsconfig.screens.json'),
    JSON.stringify({ extends: './packages/search/tsconfig.json', include: [...folders, live] }),
  );
  said['screen'] = (await pnpmNew('screen', 'search', 'new-screen')).output;
  said['owner'] = (await pnpmNew('screen', 'account', 'new-screen')).output;
  said['feature'] = (await pnpmNew('feature', 'new-feature')).output;
  // As pnpm would install it: it needs nothing that search has not.
  await cp(
    path.join(copy.root, 'packages/search/node_modules'),
    path.join(copy.root, 'packages/new-feature/node_modules'),
    { recursive: true, verbatimSymlinks: true },
  );
}, 60_000);

afterAll(() => copy.remove());

describe('pnpm new', () => {
  it('alone says what there is', async () => {
    const { ok, output } = await pnpmNew();
    expect(ok).toBe(true);
    for (const kind of ['component NAME', 'screen PACKAGE NAME', 'feature NAME'])
      expect(output).toContain(`pnpm new ${kind}`);
  });

  it.each([
    [['page', 'new-screen'], "no generator for 'page'"],
    [['component', 'PriceTag'], "'PriceTag' is no name for a component"],
    [['component', 'button'], 'already'],
    [['screen', 'search', 'NewScreen'], "'NewScreen' is no name for a screen"],
    [['screen', 'search', '../new-screen'], 'is no name for a screen'],
    [['screen', 'search'], "'' is no name for a screen"],
    [['screen', 'ui', 'new-screen'], "'ui' is no feature package"],
    [['screen', 'gone', 'new-screen'], `screens belong to one of ${features.join(', ')}`],
    [['screen', 'search', 'home'], 'packages/search/src/home already'],
    [['feature', 'NewFeature'], "'NewFeature' is no name for a feature"],
    [['feature', 'search'], 'packages/search already'],
    [['feature', 'api'], 'apps/api already'],
  ])('%j is refused with a sentence', async (args, sentence) => {
    const { ok, output } = await pnpmNew(...args);
    expect(ok).toBe(false);
    expect(output).toContain(sentence);
    expect(output).not.toContain('    at ');
  });
});

describe('pnpm new screen', () => {
  it('lays down the anatomy of a screen, and names its entry after those there are', async () => {
    expect((await readdir(path.join(copy.root, 'packages/search/src/new-screen'))).toSorted()).toEqual([
      'head.test.ts',
      'head.ts',
      'index.ts',
      'queries.ts',
      'screen.stories.tsx',
      'screen.test.tsx',
      'screen.tsx',
      'search-params.test.ts',
      'search-params.ts',
    ]);
    const { exports } = JSON.parse(await read('packages/search/package.json'));
    expect(Object.entries(exports).at(-1)).toEqual(['./new-screen', './src/new-screen/index.ts']);
  });

  it('takes the ports that the package has', async () => {
    expect(await read('packages/search/src/new-screen/screen.tsx')).toContain('useSearchPorts()');
    expect(await read('packages/account/src/new-screen/screen.tsx')).toContain(
      '{ client, links } = useAccountPorts()',
    );
    expect(await read('packages/new-feature/src/overview/screen.tsx')).toContain('useNewFeaturePorts()');
  });

  it.each([
    [false, 'search', 'new-screen'],
    [true, 'new-feature', 'overview'],
  ])(
    'says what remains by hand, with a route file of at most 40 lines (ports bound: %s)',
    async (bindsPorts, name, screen) => {
      const file = routeFile(await readFeaturePackage(copy.root, name), screen, { bindsPorts });
      expect(file.split('\n').length).toBeLessThanOrEqual(40);
      const printed = said[bindsPorts ? 'feature' : 'screen'];
      for (const line of file.split('\n')) expect(printed).toContain(line);
      for (const place of ['e2e/pages/public-pages.ts', 'pnpm generate', 'pnpm changeset'])
        expect(printed).toContain(place);
    },
  );

  it('of the current user says where the host has such pages', () => {
    expect(said['owner']).toContain('apps/marketplace/src/routes/_account');
  });
});

describe('pnpm new feature', () => {
  it('names the package wherever a list has to be kept by hand, in its order', async () => {
    expect(await read('packages/ui/.storybook/preview.css')).toContain("@source '../../new-feature/src';");
    const dockerfile = await read('resilience/docker/Dockerfile');
    const copied = [...dockerfile.matchAll(/^COPY packages\/(.+)\/package\.json packages\/\1\/$/gm)];
    expect(copied.map(([, name]) => name)).toEqual(await readdir(path.join(copy.root, 'packages')));
  });

  it('writes the changeset of its first release', async () => {
    expect(await read('.changeset/new-feature-first-release.md')).toContain(
      "'@melhor-escola/new-feature': minor",
    );
    expect(JSON.parse(await read('packages/new-feature/package.json'))).toMatchObject({
      name: '@melhor-escola/new-feature',
      version: '0.0.0',
    });
  });

  it('lays down a host of its own, which binds its ports and is what `dev` runs', async () => {
    expect((await readdir(path.join(copy.root, live))).toSorted()).toEqual(
      (await readdir(path.join(copy.root, 'packages/search/live'))).filter(
        (file) => !/-pages|^root/.test(file),
      ),
    );
    const { scripts } = JSON.parse(await read('packages/new-feature/package.json'));
    const { scripts: ofSearch } = JSON.parse(await read('packages/search/package.json'));
    expect(scripts.dev).toBe(ofSearch.dev);
    expect(await read(`${live}/ports.ts`)).toContain('export const ports: NewFeaturePorts');
  });

  it('makes a gate of its own, between the others', async () => {
    const { output } = await copy.judge('.', 'node', 'tools/check.mjs', '--only', 'none');
    expect(output).toContain(features.join(', '));
  });
});

describe('what is laid down', () => {
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

  it.each(screens)('fails its tests, each saying what to write: $name/$screen', async ({ name, screen }) => {
    const { ok, output } = await copy.judge(`packages/${name}`, 'vitest', 'run', `src/${screen}`);
    expect(ok).toBe(false);
    expect(output).toMatch(/Write what the (?:visitor|owner) of/);
    expect(output).toMatch(/Write what \w+ says where there is nothing/);
    expect(output).toMatch(/Write what else the address of/);
    expect(output.includes('Write the title')).toBe(name !== 'account');
    expect(output).toMatch(name === 'account' ? /Tests.*3 failed/ : /Tests.*4 failed/);
  });

  it('fails the gate of generated files until its public API is written down', async () => {
    const report = ['../config/scripts/api-report.ts', '--check'];
    const { ok, output } = await copy.judge('packages/new-feature', 'node', ...report);
    expect(ok).toBe(false);
    expect(output).toContain('packages/new-feature/api-report.md is stale');
  });
});

describe('what was laid down, once it is filled in', () => {
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
