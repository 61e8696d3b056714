import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releasePlan } from './release/release-plan.ts';
import { filesInWords, tarballReport } from './release/tarball-report.ts';

const repository = path.resolve(import.meta.dirname, '..');
const { NPM_TOKEN: _token, ...withoutToken } = process.env;

describe('what would be released', () => {
  let copy: string;

  beforeAll(async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'release-plan-'));
    const manifests = globSync('{packages,apps}/*/package.json', { cwd: repository });
    for (const file of ['package.json', 'pnpm-workspace.yaml', '.changeset/config.json', ...manifests])
      await cp(path.join(repository, file), path.join(copy, file));
    // Changesets compares with the main branch, which has to have begun.
    spawnSync('git', ['init', '-q', '-b', 'main'], { cwd: copy });
    const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
    spawnSync('git', [...author, 'commit', '-q', '--allow-empty', '-m', 'begun'], { cwd: copy });
  });

  afterAll(() => rm(copy, { recursive: true }));

  it('is nothing without a changeset', () => {
    expect(releasePlan(copy)).toEqual([]);
  });

  it('is what a changeset names, with its words, and what needs it, without any', async () => {
    await writeFile(
      path.join(copy, '.changeset/one.md'),
      "---\n'@melhor-escola/tracking': minor\n---\n\nAn event for prices.\n",
    );
    const plan = releasePlan(copy);
    expect(plan.map(({ name, type }) => [name, type])).toEqual([
      ['@melhor-escola/account', 'patch'],
      ['@melhor-escola/content', 'patch'],
      ['@melhor-escola/search', 'patch'],
      ['@melhor-escola/tracking', 'minor'],
    ]);
    expect(plan.map(({ reasons }) => reasons)).toEqual([[], [], [], ['An event for prices.']]);
  });

  it('cannot be said while a changeset speaks of a package that does not exist', async () => {
    await writeFile(path.join(copy, '.changeset/two.md'), "---\n'@melhor-escola/gone': patch\n---\n\nNo.\n");
    expect(() => releasePlan(copy)).toThrow('gone');
  });
});

describe('pnpm release', () => {
  it.each([
    ['no', withoutToken],
    // A secret that a repository does not have is given to its workflow as an empty text.
    ['an empty', { ...withoutToken, NPM_TOKEN: '' }],
  ])('refuses with %s token, and counts nothing up', (_which, env) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/release.ts'], {
      cwd: repository,
      env,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('Nothing was released, since NPM_TOKEN is not set.');
  });

  it('--dry-run looks at the packed package itself', async () => {
    const report = await tarballReport(path.join(repository, 'packages/config'));
    expect(report.complaints).toEqual([]);
    expect(report.files).toContain('dist/number-format.d.ts');
    expect(report.kilobytes).toBeGreaterThan(1);
    expect(filesInWords(report.files)).toBe('README.md, 4 × dist/**/*.d.ts, 4 × dist/**/*.js, package.json');
  });
});
