import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidComponentError, newComponent } from './new-component.ts';

const kit = path.resolve(import.meta.dirname, '../..');
const repository = path.resolve(kit, '../..');

let root: string;

/** Runs a tool of the repository on the copy, and returns whether it passed and what it printed. */
async function runTool(tool: string, ...args: string[]): Promise<{ ok: boolean; output: string }> {
  const bin = path.join(kit, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: [path.join(repository, 'node_modules/.bin'), bin, process.env['PATH']].join(path.delimiter),
  };
  try {
    const { stdout, stderr } = await promisify(execFile)(tool, args, { cwd: root, env });
    return { ok: true, output: stdout + stderr };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      ok: false,
      output: ['stdout', 'stderr'].map((stream) => String(Reflect.get(error, stream))).join(''),
    };
  }
}

/** Links the content of a folder of the kit into the copy's folder of the same name. */
async function linkAll(parent: string, except?: string): Promise<void> {
  for (const name of await readdir(path.join(kit, parent))) {
    if (name !== except) await symlink(path.join(kit, parent, name), path.join(root, parent, name));
  }
}

beforeAll(async () => {
  // A copy of the package with a new component among the kit's others.
  root = await mkdtemp(path.join(tmpdir(), 'new-component-'));
  await mkdir(path.join(root, 'src/components'), { recursive: true });
  // A real folder, not a link: generated files must not end up in the kit.
  await linkAll('src/components');
  await linkAll('src', 'components');
  await symlink(path.join(kit, 'node_modules'), path.join(root, 'node_modules'));
  // The package's name and exports: the demo imports the component like an application.
  await cp(path.join(kit, 'package.json'), path.join(root, 'package.json'));
  await cp(path.join(repository, '.oxfmtrc.json'), path.join(root, '.oxfmtrc.json'));
  await writeFile(
    path.join(root, 'tsconfig.json'),
    JSON.stringify({ extends: path.join(kit, 'tsconfig.json'), include: ['src/components/price-tag'] }),
  );
  await writeFile(path.join(root, 'vitest.config.ts'), 'export default {};\n');
  await newComponent(root, { name: 'price-tag', group: 'Data' });
});

afterAll(() => rm(root, { recursive: true }));

describe('pnpm new component', () => {
  it.each([
    ['compiles', 'tsc', ['-p', '.']],
    ['is formatted', 'oxfmt', ['--check', 'src/components/price-tag']],
    [
      'passes the linter',
      'oxlint',
      ['--deny-warnings', '--config', path.join(repository, '.oxlintrc.json'), 'src/components/price-tag'],
    ],
  ])('generates code that passes %s', async (_result, tool, args) => {
    expect(await runTool(tool, ...args)).toMatchObject({ ok: true });
  });

  it('generates tests that fail until they are written', async () => {
    const result = await runTool('vitest', 'run', 'src/components/price-tag/price-tag.test.tsx');
    expect(result.ok).toBe(false);
    expect(result.output).toMatch(/Tests.*1 failed/);
  });

  it.each(['PriceTag', 'price_tag', '../price-tag', '', '-tag'])('rejects the name %j', async (name) => {
    await expect(newComponent(root, { name, group: 'Data' })).rejects.toThrow(InvalidComponentError);
  });

  it('overwrites nothing', async () => {
    await expect(newComponent(root, { name: 'button', group: 'Data' })).rejects.toThrow('already');
  });
});
