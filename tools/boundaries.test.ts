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

/** Runs a tool in the copy. */
function runTool(tool: string, ...args: string[]): { ok: boolean; output: string } {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync(path.join(tools, tool), args, {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  return { ok: status === 0, output: stdout + stderr };
}

/** Adds a file with one import to a package of the copy, and optionally declares the dependency. */
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
  // The lint rules read the route table.
  await cp(path.join(repository, 'packages/domain/src'), path.join(copy, 'packages/domain/src'), {
    recursive: true,
  });
  await symlink(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'));
  spawnSync('git', ['init', '-q'], { cwd: copy });
}

beforeAll(async () => {
  copy = path.join(await mkdtemp(path.join(tmpdir(), 'boundaries-')), 'repository');
});

afterAll(() => rm(path.dirname(copy), { recursive: true, force: true }));

describe('package boundaries', () => {
  it('have no violations in the repository', async () => {
    await freshCopy();
    const result = runTool('turbo', 'boundaries', '--no-color');
    expect(result.output).toContain('no issues found');
    expect(result.ok).toBe(true);
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
    ['packages/site-server', '@melhor-escola/search/ports'],
    ['packages/search', '@melhor-escola/site-server/limits'],
  ])('turbo boundaries rejects %s importing %s, even if declared', async (folder, specifier) => {
    await freshCopy();
    await plant(folder, specifier, true);
    const result = runTool('turbo', 'boundaries', '--no-color');
    expect(result.output).toContain(specifier.split('/').slice(0, 2).join('/'));
    expect(result.ok).toBe(false);
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
    ['packages/site-server', '@melhor-escola/search/ports'],
    ['packages/search', '@melhor-escola/site-server/limits'],
    ['packages/site-server', '@melhor-escola/domain/routes'],
  ])('the linter rejects %s importing %s', async (folder, specifier) => {
    await freshCopy();
    await plant(folder, specifier, false);
    const result = runTool('oxlint', path.join(folder, 'src/planted.ts'));
    expect(result.output).toContain('no-restricted-imports');
    expect(result.ok).toBe(false);
  });

  it.each([
    ['platform', 'catalog'],
    ['catalog', 'search'],
    ['search', 'accounts'],
    ['accounts', 'orders'],
    ['orders', 'community'],
    ['community', 'privacy'],
    ['privacy', 'demo'],
    ['demo', 'app'],
  ])('the linter rejects the service’s %s importing %s, which stands above it', async (below, above) => {
    await freshCopy();
    const imports = { [below]: above, [above]: below };
    for (const [group, other] of Object.entries(imports)) {
      await mkdir(path.join(copy, 'apps/api/src', group, 'slice'), { recursive: true });
      await writeFile(
        path.join(copy, 'apps/api/src', group, 'slice/planted.ts'),
        `export { planted } from '../../${other}/slice/other.ts';\n`,
      );
    }
    const result = runTool('oxlint', 'apps/api/src');
    expect(result.output.match(/only-downwards/g)).toHaveLength(1);
    expect(result.output).toContain(`\`${below}\` does not know \`${above}\``);
  });

  it.each(['window.dataLayer', 'globalThis.dataLayer', 'dataLayer'])(
    'CA-14 the linter rejects features that write to %s directly',
    async (dataLayer) => {
      await freshCopy();
      await writeFile(
        path.join(copy, 'packages/search/src/planted.ts'),
        `export const push = () => ${dataLayer}.push({ event: 'offer_card_click' });\n`,
      );
      const result = runTool('oxlint', 'packages/search/src/planted.ts');
      expect(result.output).toContain('the port `track`');
      expect(result.ok).toBe(false);
    },
  );

  it.each([
    ['apps/api/src', 'export const link = (site: string) => `${site}/minhas-bolsas?pagina=2`;'],
    ['packages/search/src', `export const results = { to: '/escolas/busca' };`],
    ['apps/marketplace/src', 'export const home = `<a href="/escolas">Início</a>`;'],
  ])('the linter rejects a URL outside the route table in %s', async (folder, code) => {
    await freshCopy();
    await writeFile(
      path.join(copy, folder, 'planted.ts'),
      `${code}\nexport const near = '/escolas-perto';\n`,
    );
    const result = runTool('oxlint', path.join(folder, 'planted.ts'));
    expect(result.output.match(/no-url-literal/g)).toHaveLength(1);
    expect(result.ok).toBe(false);
  });

  it.each([
    ['apps/api/src', `path.resolve(import.meta.dirname, '../../../../shared/data/census.csv')`],
    ['apps/api/src', `path.resolve(import.meta.dirname, '../../../../shared/data', process.argv[2])`],
    ['apps/marketplace/src', `path.join(repository, '../shared/data/census.csv')`],
    ['packages/search/src', `fileURLToPath(new URL('../../../../shared/census.csv', import.meta.url))`],
  ])('the linter rejects %s reading %s, which is outside the repository', async (folder, file) => {
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
    const result = runTool('oxlint', path.join(folder, 'planted.ts'));
    expect(result.output.match(/no-path-outside/g)).toHaveLength(1);
    expect(result.ok).toBe(false);
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
  ])('the linter rejects APIs that the oldest browsers lack: %s, %s', async (folder, code, rule) => {
    await freshCopy();
    await writeFile(path.join(copy, folder, 'src/planted.ts'), `${code}\n`);
    const result = runTool('oxlint', path.join(folder, 'src/planted.ts'));
    expect(result.output).toContain(rule);
    expect(result.ok).toBe(false);
  });

  it.each(['apps/api', 'apps/marketplace', 'packages/search'])(
    'turbo boundaries rejects %s importing from resilience/',
    async (folder) => {
      await freshCopy();
      await mkdir(path.join(copy, 'resilience/load'), { recursive: true });
      await writeFile(path.join(copy, 'resilience/load/planted.ts'), 'export const planted = 1;\n');
      await plant(folder, '../../../resilience/load/planted.ts', false);
      const result = runTool('turbo', 'boundaries', '--no-color');
      expect(result.output).toContain('resilience/load/planted.ts');
      expect(result.ok).toBe(false);
    },
  );

  it('turbo boundaries rejects an undeclared import', async () => {
    await freshCopy();
    await plant('packages/search', 'fastify', false);
    expect(runTool('turbo', 'boundaries', '--no-color').ok).toBe(false);
  });
});
