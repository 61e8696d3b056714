import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');

let copy: string;

function changeset(...args: string[]): { ok: boolean; output: string } {
  const bin = path.join(repository, 'node_modules/.bin/changeset');
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: copy, encoding: 'utf8' });
  return { ok: status === 0, output: stdout + stderr };
}

async function manifest(folder: string): Promise<{ version: string }> {
  return JSON.parse(await readFile(path.join(copy, folder, 'package.json'), 'utf8'));
}

const numbers = (one?: { version: string }) => (one?.version ?? '').split('.').map(Number);

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'changesets-'));
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: repository });
  const files = ['package.json', 'pnpm-workspace.yaml', '.changeset/config.json', ...manifests];
  for (const file of files) await cp(path.join(repository, file), path.join(copy, file));
  spawnSync('git', ['init', '-q', '-b', 'main'], { cwd: copy });
});

afterAll(() => rm(copy, { recursive: true }));

describe('a release by changesets', () => {
  it('counts up the package that changed, patches those that need it, and leaves the others and the programs alone', async () => {
    const folders = ['packages/ui', 'packages/search', 'packages/domain', 'apps/marketplace'] as const;
    const before = await Promise.all(folders.map(manifest));
    expect(changeset('--minor', '@melhor-escola/ui', '-m', 'A component for prices.')).toMatchObject({
      ok: true,
    });
    expect(await readdir(path.join(copy, '.changeset'))).toHaveLength(2);
    expect(changeset('version')).toMatchObject({ ok: true });

    const [kit, search, domain, marketplace] = await Promise.all(folders.map(manifest));
    const [major = 0, minor = 0] = numbers(before[0]);
    expect(numbers(kit)).toEqual([major, minor + 1, 0]);
    const [searchMajor, searchMinor, searchPatch = 0] = numbers(before[1]);
    expect(numbers(search)).toEqual([searchMajor, searchMinor, searchPatch + 1]);
    expect([domain, marketplace]).toEqual(before.slice(2));
    expect(await readFile(path.join(copy, 'packages/ui/CHANGELOG.md'), 'utf8')).toContain(
      'A component for prices.',
    );
    expect(await readFile(path.join(copy, 'packages/search/CHANGELOG.md'), 'utf8')).toContain(
      `@melhor-escola/ui@${kit?.version}`,
    );
  });

  it('refuses to speak of a package that does not exist', async () => {
    await writeFile(
      path.join(copy, '.changeset/wrong.md'),
      "---\n'@melhor-escola/gone': patch\n---\n\nNothing.\n",
    );
    expect(changeset('status')).toMatchObject({ ok: false, output: expect.stringContaining('gone') });
  });
});
