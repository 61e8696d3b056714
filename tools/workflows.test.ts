import { accessSync, constants, existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectNoProblems } from '../packages/config/src/testing/problem-list.ts';

const repository = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

const environment = z.record(z.string(), z.union([z.string(), z.number()])).default({});
const workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      if: z.string().optional(),
      'timeout-minutes': z.number(),
      env: environment,
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          if: z.string().optional(),
          with: z.record(z.string(), z.unknown()).default({}),
          env: environment,
        }),
      ),
    }),
  ),
});

const files = globSync('.github/workflows/*.yml', { cwd: repository }).toSorted();
const jobs = files.flatMap((file) =>
  Object.entries(workflow.parse(parse(read(file))).jobs).map(([name, job]) => ({
    title: `${path.basename(file)} › ${name}`,
    ...job,
  })),
);
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
const tools = new Set(['exec', 'install', 'changeset']);

/** Whether the script or file of a workflow command exists. */
function exists(command: string): boolean {
  const [program = '', first = ''] = command.replace(/^sudo /, '').split(' ');
  if (program === 'pnpm') return first in scripts || tools.has(first);
  if (program === 'node') return existsSync(path.join(repository, first));
  if (program.startsWith('.')) {
    accessSync(path.join(repository, program), constants.X_OK);
    return true;
  }
  if (program === 'npm') return first === 'run' ? (command.split(' ')[2] ?? '') in scripts : first in scripts;
  return program === 'echo' || program === 'apt-get';
}

describe('the GitHub workflows', () => {
  it.each(jobs)('$title runs existing scripts and files only', ({ steps }) => {
    const inputs = steps.flatMap(({ with: given }) => [given['version'], given['publish']]);
    const commands = [...steps.map(({ run }) => run), ...inputs].filter((one) => typeof one === 'string');
    expect(commands.length).toBeGreaterThan(0);
    expectNoProblems(
      commands.filter((command) => !exists(command)),
      'the workflow runs a missing script or file: use its replacement.',
    );
  });

  it.each(jobs)('$title pins actions to a major version', ({ steps }) => {
    // Not to a commit, which could not be verified offline.
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expectNoProblems(
      actions.filter((action) => !/^[\w-]+\/[\w-]+@v\d+$/.test(action)),
      'write owner/name@v and a major version.',
    );
  });

  it.each(files)('%s passes secrets only by environment variables', (file) => {
    const lines = read(file).split('\n');
    const secrets = lines.filter((line) => line.includes('secrets.'));
    expectNoProblems(
      secrets.filter((line) => !/^\s+([A-Z_]+): \$\{\{ secrets\.\1 \}\}$/.test(line)),
      "write 'NAME: ${{ secrets.NAME }}' under env, so that no command line contains the secret.",
    );
  });

  it('.github/workflows/ci.yml runs .ci/run, and the workflows name existing gates', () => {
    const gates = new Set(
      [...read('tools/check.mjs').matchAll(/(?:(?:command|vitest|playwright)\(\s*|name: )'([\w-]+)'/g)].map(
        ([, name]) => name,
      ),
    );
    expect(gates.size).toBeGreaterThan(15);
    const named = jobs.flatMap(({ steps }) =>
      steps.flatMap(({ run }) => /--(?:only|except) (\S+)/.exec(run ?? '')?.[1]?.split(',') ?? []),
    );
    expect(named.length).toBeGreaterThan(5);
    expectNoProblems(
      named.filter((name) => !gates.has(name)),
      'use gates of tools/check.mjs.',
    );
    expect(read('.github/workflows/ci.yml')).toContain('run: .ci/run');
  });

  it('a release without NPM_TOKEN only prints a notice', () => {
    const release = jobs.find(({ title }) => title.startsWith('release.yml'));
    expect(release?.env).toEqual({ NPM_TOKEN: '${{ secrets.NPM_TOKEN }}' });
    const [notice, ...others] = release?.steps ?? [];
    expect(notice).toMatchObject({ run: expect.stringContaining('::notice'), if: "env.NPM_TOKEN == ''" });
    expect(others.length).toBeGreaterThan(3);
    expect(others.filter((step) => step.if !== "env.NPM_TOKEN != ''")).toEqual([]);
  });
});
