import { cp, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository, type RepositoryCopy } from './repository-copy.ts';
import { writeScreen } from './write-screen.ts';

/** Each generator, in the spellings that people use for names, and what an answer may leave out. */
const generated = [
  ['component', 'NewComponent'],
  ['screen', 'search', 'new-screen', '/escolas/nova-tela'],
  ['screen', 'content', 'newPage'],
  ['screen', 'account', 'New visits', '/minhas-visitas'],
  ['screen', 'account', 'visit-notes', '/minhas-visitas/$slug/notas/$noteId'],
  ['screen', 'content', 'topic', '/ajuda-por-tema/$slug'],
  ['feature', 'NewFeature'],
  ['screen', 'new-feature', 'new_dates'],
];
const component = 'packages/ui/src/components/new-component';
const screens = [
  'packages/search/src/new-screen',
  'packages/content/src/new-page',
  'packages/account/src/new-visits',
  'packages/account/src/visit-notes',
  'packages/content/src/topic',
  'packages/new-feature/src/new-feature',
  'packages/new-feature/src/new-dates',
];
const packages = ['ui', 'search', 'content', 'account', 'new-feature', 'domain'].map(
  (name) => `packages/${name}`,
);

let copy: RepositoryCopy;

/** As the script `new` of package.json runs it. */
const pnpmNew = ([generator = '', ...answers]: readonly string[]) =>
  copy.run('.', 'gen', 'run', generator, '--args', ...answers);
const read = (file: string) => readFile(path.join(copy.root, file), 'utf8');

beforeAll(async () => {
  copy = await copyRepository();
  for (const answers of generated) {
    const { ok, output } = await pnpmNew(answers);
    if (!ok) throw new Error(`pnpm new ${answers.join(' ')} failed:\n${output}`);
  }
  // As pnpm would install it: the new package needs nothing that search does not have.
  await cp(
    path.join(copy.root, 'packages/search/node_modules'),
    path.join(copy.root, 'packages/new-feature/node_modules'),
    { recursive: true, verbatimSymlinks: true },
  );
  await symlink(
    '../../../../packages/new-feature',
    path.join(copy.root, 'apps/marketplace/node_modules/@melhor-escola/new-feature'),
  );
  const { ok, output } = await copy.run('apps/marketplace', 'node', 'scripts/route-tree.ts');
  if (!ok) throw new Error(`The route tree was not written:\n${output}`);
}, 120_000);

afterAll(() => copy.remove());

it.each([
  ['is not a valid name', ['component', '../price-tag']],
  ['is not a valid name', ['component', '-tag']],
  ['is not a valid name', ['component', 'preço']],
  ['packages/ui/src/components/menu already exists', ['component', 'Menu']],
  ['packages/search/src/home already exists', ['screen', 'search', 'home']],
  ['is not a feature package', ['screen', 'ui', 'price-tag']],
  ['is not a valid address', ['screen', 'search', 'price-tag', 'escolas/$slug']],
  ['already has the address /escolas/comparar', ['screen', 'search', 'price-tag', '/escolas/comparar']],
  ["already has a page 'signIn'", ['screen', 'search', 'sign-in', '/precos']],
  ['packages/search already exists', ['feature', 'search']],
  ['apps/api already exists', ['feature', 'api']],
])('%s: pnpm new %j writes nothing', async (reason, answers) => {
  const before = await copy.run('.', 'git', 'status', '--short', '--untracked-files=all');
  const { ok, output } = await pnpmNew(answers);
  expect(ok).toBe(false);
  expect(output).toContain(reason);
  expect(output).not.toContain('    at ');
  expect(await copy.run('.', 'git', 'status', '--short', '--untracked-files=all')).toEqual(before);
});

it('adds a new feature to every list that names packages', async () => {
  expect(await read('packages/ui/.storybook/preview.css')).toContain("@source '../../new-feature/src';");
  expect(await read('.github/CODEOWNERS')).toContain('/packages/new-feature/   @melhor-escola/new-feature');
  expect(await read('ARCHITECTURE.md')).toContain('| `packages/new-feature` |');
  const dockerfile = await read('resilience/docker/Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY packages\/(.+)\/package\.json packages\/\1\/$/gm)];
  expect(new Set(copied.map(([, name]) => name))).toEqual(
    new Set(await readdir(path.join(copy.root, 'packages'))),
  );
});

describe('what is generated', () => {
  it.each([
    ['the format check', '.', 'oxfmt', ['--check']],
    ['the linter', '.', 'oxlint', ['--type-aware', '--deny-warnings', ...packages]],
    ['the check of package boundaries', '.', 'turbo', ['boundaries', '--no-color']],
  ])('passes %s', async (_check, folder, tool, args) => {
    const { ok, output } = await copy.run(folder, tool, ...args);
    expect(ok ? '' : output).toBe('');
  });

  it.each([...packages, 'apps/marketplace'])('compiles in %s', async (folder) => {
    const { ok, output } = await copy.run(folder, 'tsc', '--noEmit');
    expect(ok ? '' : output).toBe('');
  });

  it.each(screens)('fails its tests until it is written: %s', async (screen) => {
    const { ok, output } = await runTests(screen);
    expect(ok).toBe(false);
    expect(output).toMatch(/Tests.*4 failed/);
  });

  it('fails its tests until it is written: a component, and its guide', async () => {
    expect((await runTests(component, '--project', 'unit')).output).toMatch(/Tests.*1 failed/);
    const guides = await copy.run('packages/ui', 'vitest', 'run', 'src/testing/guides');
    expect(guides.output).toMatch(/Tests.*1 failed/);
  });
});

describe('what was generated, once it is filled in', () => {
  beforeAll(async () => {
    for (const folder of screens) await writeScreen(path.join(copy.root, folder));
    await copy.run('.', 'oxfmt', ...screens);
    await copy.run('packages/new-feature', 'node', '../config/scripts/published-exports.ts');
  });

  it.each(screens)('passes its tests: %s', async (screen) => {
    const { ok, output } = await runTests(screen);
    expect(ok ? '' : output).toBe('');
    expect(output).toMatch(/Tests.*passed/);
  });

  it.each([
    ['the linter', '.', 'oxlint', ['--type-aware', '--deny-warnings', ...screens]],
    ['the check for unused files, exports and dependencies', '.', 'knip', []],
    [
      'the check of its published exports',
      'packages/new-feature',
      'node',
      ['../config/scripts/published-exports.ts', '--check'],
    ],
    ['the check of its style sheets', '.', 'vitest', ['run', 'tools/feature-packages.test.ts']],
  ])('passes %s', async (_check, folder, tool, args) => {
    const { ok, output } = await copy.run(folder, tool, ...args);
    expect(ok ? '' : output).toBe('');
  });
});

/** Runs the tests of a folder within a package. */
function runTests(folder: string, ...options: readonly string[]) {
  const [, name = '', ...inPackage] = folder.split('/');
  return copy.run(`packages/${name}`, 'vitest', 'run', inPackage.join('/'), ...options);
}
