import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeFile } from './remaining-steps.ts';
import { readFeaturePackage } from './feature-package.ts';
import { copyRepository, type RepositoryCopy } from './repository-copy.ts';
import { writeScreen } from './written-screen.ts';

/** What is laid down below: a screen that everybody may see, one of who is signed in, and a feature with its first. */
const screens = [
  { name: 'search', screen: 'open-days' },
  { name: 'account', screen: 'wishes' },
  { name: 'agenda', screen: 'overview' },
] as const;
const folders = screens.map(({ name, screen }) => `packages/${name}/src/${screen}`);

let copy: RepositoryCopy;
const said: Record<string, string> = {};

const pnpmNew = (...args: readonly string[]) => copy.judge('.', 'node', 'scripts/generators/new.ts', ...args);
const read = (file: string) => readFile(path.join(copy.root, file), 'utf8');

beforeAll(async () => {
  copy = await copyRepository();
  // The new folders with all that they import, in one go.
  await writeFile(
    path.join(copy.root, 'tsconfig.screens.json'),
    JSON.stringify({ extends: './packages/search/tsconfig.json', include: folders }),
  );
  said['screen'] = (await pnpmNew('screen', 'search', 'open-days')).output;
  said['owner'] = (await pnpmNew('screen', 'account', 'wishes')).output;
  said['feature'] = (await pnpmNew('feature', 'agenda')).output;
  // As pnpm would install it: it needs nothing that search has not.
  await cp(
    path.join(copy.root, 'packages/search/node_modules'),
    path.join(copy.root, 'packages/agenda/node_modules'),
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
    [['page', 'open-days'], "no generator for 'page'"],
    [['component', 'PriceTag'], "'PriceTag' is no name for a component"],
    [['component', 'button'], 'already'],
    [['screen', 'search', 'OpenDays'], "'OpenDays' is no name for a screen"],
    [['screen', 'search', '../open-days'], 'is no name for a screen'],
    [['screen', 'search'], "'' is no name for a screen"],
    [['screen', 'ui', 'open-days'], "'ui' is no feature package"],
    [['screen', 'gone', 'open-days'], 'screens belong to one of account, agenda, search'],
    [['screen', 'search', 'home'], 'packages/search/src/home already'],
    [['feature', 'Agenda'], "'Agenda' is no name for a feature"],
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
  it('lays down the anatomy of a screen, and names its entries after those there are', async () => {
    expect((await readdir(path.join(copy.root, 'packages/search/src/open-days'))).toSorted()).toEqual([
      'head.test.ts',
      'head.ts',
      'queries.ts',
      'screen.stories.tsx',
      'screen.test.tsx',
      'screen.tsx',
      'search-params.test.ts',
      'search-params.ts',
    ]);
    const { exports } = JSON.parse(await read('packages/search/package.json'));
    expect(Object.entries(exports).slice(-4)).toEqual(
      ['search-params.ts', 'queries.ts', 'head.ts', 'screen.tsx'].map((file) => [
        `./open-days/${path.parse(file).name}`,
        `./src/open-days/${file}`,
      ]),
    );
  });

  it('takes the ports that the package has', async () => {
    expect(await read('packages/search/src/open-days/screen.tsx')).toContain('useSearchPorts()');
    expect(await read('packages/account/src/wishes/screen.tsx')).toContain(
      '{ owner, links } = useAccountPorts()',
    );
    expect(await read('packages/agenda/src/overview/screen.tsx')).toContain('useAgendaPorts()');
  });

  it.each([
    [false, 'search', 'open-days'],
    [true, 'agenda', 'overview'],
  ])(
    'says what remains by hand, with a route file of at most 40 lines (ports bound: %s)',
    async (bindsPorts, name, screen) => {
      const file = routeFile(await readFeaturePackage(copy.root, name), screen, { bindsPorts });
      expect(file.split('\n').length).toBeLessThanOrEqual(40);
      const printed = said[bindsPorts ? 'feature' : 'screen'];
      for (const line of file.split('\n')) expect(printed).toContain(line);
      for (const place of ['e2e/public-pages.ts', 'run api', 'pnpm changeset'])
        expect(printed).toContain(place);
    },
  );

  it('of who is signed in says where the host has such pages', () => {
    expect(said['owner']).toContain('apps/marketplace/src/account/owner-paths.ts');
  });
});

describe('pnpm new feature', () => {
  it('names the package wherever a list has to be kept by hand, in its order', async () => {
    expect(await read('packages/ui/.storybook/preview.css')).toContain("@source '../../agenda/src';");
    expect(await read('deploy/docker/Dockerfile')).toContain(
      'packages/account/package.json packages/account/\nCOPY packages/agenda/package.json packages/agenda/\n',
    );
  });

  it('writes the changeset of its first release, of which the tool for releases knows the package', async () => {
    expect(await read('.changeset/agenda-first-release.md')).toContain("'@melhor-escola/agenda': minor");
    expect(JSON.parse(await read('packages/agenda/package.json'))).toMatchObject({
      name: '@melhor-escola/agenda',
      version: '0.0.0',
    });
  });

  it('makes a gate of its own, between the others', async () => {
    const { output } = await copy.judge('.', 'node', 'scripts/check.mjs', '--only', 'none');
    expect(output).toContain('account, agenda, search');
  });
});

describe('what is laid down', () => {
  it.each([
    ['is formatted', 'oxfmt', ['--check', 'packages/agenda', 'packages/search/package.json', ...folders]],
    ['passes the linter', 'oxlint', ['--type-aware', '--deny-warnings', 'packages/agenda', ...folders]],
    ['compiles', 'tsc', ['--noEmit', '-p', 'tsconfig.screens.json']],
    ['keeps to the directions between packages', 'turbo', ['boundaries', '--no-color']],
  ])('%s', async (_verdict, tool, args) => {
    expect(await copy.judge('.', tool, ...args)).toMatchObject({ ok: true });
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

  it("fails the gate of surfaces until the package's is written down", async () => {
    const surface = ['../config/scripts/package-surface.ts', '--check'];
    const { ok, output } = await copy.judge('packages/agenda', 'node', ...surface);
    expect(ok).toBe(false);
    expect(output).toContain("Run 'pnpm --filter @melhor-escola/agenda run api'");
  });
});

describe('what was laid down, once it is filled in', () => {
  beforeAll(async () => {
    for (const folder of folders) await writeScreen(path.join(copy.root, folder));
    await copy.judge('.', 'oxfmt', ...folders);
    await copy.judge('packages/agenda', 'node', '../config/scripts/package-surface.ts');
  });

  it.each(screens)('passes its tests: $name/$screen', async ({ name, screen }) => {
    const { ok, output } = await copy.judge(`packages/${name}`, 'vitest', 'run', `src/${screen}`);
    expect(output).toMatch(/Tests.*passed/);
    expect(ok).toBe(true);
  });

  it.each([
    ['is formatted', '.', 'oxfmt', ['--check', 'packages/agenda/package.json', ...folders]],
    ['passes the linter', '.', 'oxlint', ['--type-aware', '--deny-warnings', 'packages/agenda', ...folders]],
    ['compiles', '.', 'tsc', ['--noEmit', '-p', 'tsconfig.screens.json']],
    ['has nothing that nobody uses', '.', 'knip', []],
    [
      'gives the surface that it says',
      'packages/agenda',
      'node',
      ['../config/scripts/package-surface.ts', '--check'],
    ],
    ['is known to every list of features', '.', 'vitest', ['run', 'scripts/feature-packages.test.ts']],
  ])('%s', async (_verdict, folder, tool, args) => {
    expect(await copy.judge(folder, tool, ...args)).toMatchObject({ ok: true });
  });
});
