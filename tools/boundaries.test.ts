import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const tools = path.join(repository, 'node_modules/.bin');
const packages = readdirSync(path.join(repository, 'packages'));

let copy: string;

/** Answers with what a tool printed and whether it was content. */
function runTool(tool: string, ...args: string[]): { ok: boolean; output: string } {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync(path.join(tools, tool), args, {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  return { ok: status === 0, output: stdout + stderr };
}

/** Adds a file with one import to a package of the copy, and a dependency where the import needs one. */
async function plant(folder: string, specifier: string, declared: boolean): Promise<void> {
  await mkdir(path.join(copy, folder, 'src'), { recursive: true });
  await writeFile(
    path.join(copy, folder, 'src/planted.ts'),
    `import { planted } from '${specifier}';\n\nexport const value = planted;\n`,
  );
  if (!declared) return;
  const file = path.join(copy, folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const name = specifier.split('/').slice(0, 2).join('/');
  manifest.dependencies = { ...manifest.dependencies, [name]: 'workspace:*' };
  await writeFile(file, JSON.stringify(manifest));
}

async function freshCopy(): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const file of [
    'package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    'turbo.json',
    '.oxlintrc.json',
    'tools/linter/repository-plugin.mjs',
  ]) {
    await cp(path.join(repository, file), path.join(copy, file));
  }
  for (const folder of [...packages.map((name) => `packages/${name}`), 'apps/api', 'apps/marketplace']) {
    await mkdir(path.join(copy, folder, 'src'), { recursive: true });
    for (const file of ['package.json', 'turbo.json'])
      await cp(path.join(repository, folder, file), path.join(copy, folder, file));
  }
  // The linter reads the addresses that it looks for.
  await cp(
    path.join(repository, 'packages/domain/src/routes.ts'),
    path.join(copy, 'packages/domain/src/routes.ts'),
  );
  await symlink(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'));
  spawnSync('git', ['init', '-q'], { cwd: copy });
}

beforeAll(async () => {
  copy = path.join(await mkdtemp(path.join(tmpdir(), 'boundaries-')), 'repository');
});

afterAll(() => rm(path.dirname(copy), { recursive: true, force: true }));

describe('the directions between packages', () => {
  it('hold in the repository as it is', async () => {
    await freshCopy();
    const verdict = runTool('turbo', 'boundaries', '--no-color');
    expect(verdict.output).toContain('no issues found');
    expect(verdict.ok).toBe(true);
  });

  it.each([
    ['packages/search', '@melhor-escola/account/ports'],
    ['packages/account', '@melhor-escola/search/ports'],
    ['packages/content', '@melhor-escola/search/ports'],
    ['packages/ui', '@melhor-escola/domain/state'],
    ['packages/domain', '@melhor-escola/ui/button'],
    ['packages/api-client', '@melhor-escola/search/ports'],
    ['packages/tracking', '@melhor-escola/api-client/service'],
    ['apps/api', '@melhor-escola/api-client/service'],
    ['packages/search', '@melhor-escola/marketplace/links'],
    ['packages/search', '@melhor-escola/server-kit/environment'],
    ['packages/config', '@melhor-escola/server-kit/environment'],
    ['packages/server-kit', '@melhor-escola/api-client/service'],
  ])('turbo boundaries refuses %s importing %s, although it is declared', async (folder, specifier) => {
    await freshCopy();
    await plant(folder, specifier, true);
    const verdict = runTool('turbo', 'boundaries', '--no-color');
    expect(verdict.output).toContain(specifier.split('/').slice(0, 2).join('/'));
    expect(verdict.ok).toBe(false);
  });

  it.each([
    ['packages/search', '@melhor-escola/account/ports'],
    ['packages/account', '@melhor-escola/search/ports'],
    ['packages/content', '@melhor-escola/search/ports'],
    ['packages/ui', '@melhor-escola/domain/state'],
    ['packages/domain', '@melhor-escola/ui/button'],
    ['packages/api-client', '@melhor-escola/search/ports'],
    ['packages/tracking', '@melhor-escola/search/ports'],
    ['apps/api', '@melhor-escola/api-client/service'],
    ['packages/search', '@melhor-escola/marketplace/links'],
    ['packages/new-feature', '@melhor-escola/search/home'],
    ['packages/search', '@melhor-escola/new-feature/ports'],
    ['packages/search', '@melhor-escola/server-kit/environment'],
    ['packages/config', '@melhor-escola/server-kit/environment'],
    ['packages/server-kit', '@melhor-escola/api-client/service'],
  ])('the linter refuses %s importing %s', async (folder, specifier) => {
    await freshCopy();
    await plant(folder, specifier, false);
    const verdict = runTool('oxlint', path.join(folder, 'src/planted.ts'));
    expect(verdict.output).toContain('no-restricted-imports');
    expect(verdict.ok).toBe(false);
  });

  it.each(['window.dataLayer', 'globalThis.dataLayer', 'dataLayer'])(
    'CA-14 the linter refuses a feature that writes to %s by itself',
    async (dataLayer) => {
      await freshCopy();
      await writeFile(
        path.join(copy, 'packages/search/src/planted.ts'),
        `export const tell = () => ${dataLayer}.push({ event: 'offer_card_click' });\n`,
      );
      const verdict = runTool('oxlint', 'packages/search/src/planted.ts');
      expect(verdict.output).toContain('the port `track`');
      expect(verdict.ok).toBe(false);
    },
  );

  it.each([
    ['apps/api/src', 'export const link = (site: string) => `${site}/minhas-bolsas?pagina=2`;'],
    ['packages/search/src', `export const results = { to: '/escolas/busca' };`],
    ['apps/marketplace/src', 'export const home = `<a href="/escolas">Início</a>`;'],
  ])('the linter refuses an address outside the table in %s', async (folder, code) => {
    await freshCopy();
    await writeFile(
      path.join(copy, folder, 'planted.ts'),
      `${code}\nexport const near = '/escolas-perto';\n`,
    );
    const verdict = runTool('oxlint', path.join(folder, 'planted.ts'));
    expect(verdict.output.match(/no-address-literal/g)).toHaveLength(1);
    expect(verdict.ok).toBe(false);
  });

  it.each([
    ['apps/api/src', `path.resolve(import.meta.dirname, '../../../../shared/data/census.csv')`],
    ['apps/api/src', `path.resolve(import.meta.dirname, '../../../../shared/data', process.argv[2])`],
    ['apps/marketplace/src', `path.join(repository, '../shared/data/census.csv')`],
    ['packages/search/src', `fileURLToPath(new URL('../../../../shared/census.csv', import.meta.url))`],
  ])('the linter refuses %s reading %s, which another clone does not have', async (folder, file) => {
    await freshCopy();
    await writeFile(
      path.join(copy, folder, 'planted.ts'),
      [
        `import path from 'node:path';`,
        `import { fileURLToPath } from 'node:url';`,
        `const repository = path.resolve(import.meta.dirname, '../../..');`,
        `export const inside = [path.join(repository, 'package.json'), path.dirname(path.join(repository, process.argv[2]))];`,
        `export const file = ${file};`,
        `export { fileURLToPath };`,
        '',
      ].join('\n'),
    );
    const verdict = runTool('oxlint', path.join(folder, 'planted.ts'));
    expect(verdict.output.match(/no-path-outside/g)).toHaveLength(1);
    expect(verdict.ok).toBe(false);
  });

  it.each([
    [
      'packages/tracking',
      `export const either = (a: AbortSignal, b: AbortSignal) => AbortSignal.any([a, b]);`,
      'use-baseline',
    ],
    [
      'packages/search',
      `export const first = (page: Iterator<string>) => Iterator.from(page);`,
      'use-baseline',
    ],
    ['apps/marketplace', `export const shown = (of: Element) => of.checkVisibility();`, 'checkVisibility'],
    ['packages/account', `export const cents = /(?<=,)\\d\\d/u;`, 'no-regexp-lookbehind-assertions'],
  ])('the linter refuses what the oldest browsers lack: %s, %s', async (folder, code, rule) => {
    await freshCopy();
    await writeFile(path.join(copy, folder, 'src/planted.ts'), `${code}\n`);
    const verdict = runTool('oxlint', path.join(folder, 'src/planted.ts'));
    expect(verdict.output).toContain(rule);
    expect(verdict.ok).toBe(false);
  });

  it.each(['apps/api', 'apps/marketplace', 'packages/search'])(
    'turbo boundaries refuses %s importing from resilience/',
    async (folder) => {
      await freshCopy();
      await mkdir(path.join(copy, 'resilience/load'), { recursive: true });
      await writeFile(path.join(copy, 'resilience/load/planted.ts'), 'export const planted = 1;\n');
      await plant(folder, '../../../resilience/load/planted.ts', false);
      const verdict = runTool('turbo', 'boundaries', '--no-color');
      expect(verdict.output).toContain('resilience/load/planted.ts');
      expect(verdict.ok).toBe(false);
    },
  );

  it('turbo boundaries refuses an import that the package does not declare', async () => {
    await freshCopy();
    await plant('packages/search', 'fastify', false);
    expect(runTool('turbo', 'boundaries', '--no-color').ok).toBe(false);
  });
});
