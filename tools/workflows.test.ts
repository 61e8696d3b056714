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
      permissions: z.record(z.string(), z.string()).default({}),
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
const workflows = files.map((file) => ({
  file: path.basename(file),
  ...workflow.parse(parse(read(file))),
}));
const jobs = workflows.flatMap(({ file, jobs: ofFile }) =>
  Object.entries(ofFile).map(([name, job]) => ({ title: `${file} › ${name}`, ...job })),
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
    const inputs = steps.flatMap(({ with: given }) => [given['version-script'], given['publish-script']]);
    const commands = [...steps.map(({ run }) => run), ...inputs].filter((one) => typeof one === 'string');
    expect(commands.length).toBeGreaterThan(0);
    expectNoProblems(
      commands.filter((command) => !exists(command)),
      'the workflow runs a missing script or file: use its replacement.',
    );
  });

  it.each(files)('%s names actions by commit, because whoever owns an action can move its tags', (file) => {
    const actions = [...read(file).matchAll(/^\s*(?:- )?uses: .*$/gmu)].map(([line]) => line.trim());
    expectNoProblems(
      actions.filter((line) => !/^(?:- )?uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u.test(line)),
      'write owner/name@COMMIT # vMAJOR.MINOR.PATCH.',
    );
  });

  it.each(jobs)('$title checks out without leaving its token behind', ({ steps }) => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with['persist-credentials'] !== false)).toEqual([]);
  });

  it.each(workflows)('$file may write nothing, except in the job that publishes', (one) => {
    expect(one.permissions).toEqual({ contents: 'read' });
    const granted = Object.values(one.jobs).flatMap(({ permissions }) => Object.keys(permissions));
    expect(granted).toEqual(one.file === 'release.yml' ? ['contents', 'pull-requests', 'id-token'] : []);
  });

  it.each(files)('%s passes secrets only to single steps, by environment variables', (file) => {
    const lines = read(file).split('\n');
    const secrets = lines.filter((line) => line.includes('secrets.'));
    expectNoProblems(
      // Ten spaces: a step's. A job may know only whether there is one.
      secrets.filter(
        (line) =>
          !/^ {10}[A-Z_]+: \$\{\{ secrets\.[A-Z_]+ \}\}$|^ {6}HAS_[A-Z_]+: \$\{\{ secrets\.[A-Z_]+ != '' \}\}$/u.test(
            line,
          ),
      ),
      "write 'NAME: ${{ secrets.NAME }}' under the env of the step that needs it, so that no command line and no other step contains the secret.",
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

  it('a release without NPM_TOKEN only prints a notice, and tests run before there is a token', () => {
    const [gates, packages] = jobs.filter(({ title }) => title.startsWith('release.yml'));
    const [notice, ...others] = gates?.steps ?? [];
    expect(notice).toMatchObject({
      run: expect.stringContaining('::notice'),
      if: "env.HAS_NPM_TOKEN == 'false'",
    });
    expect(others.length).toBeGreaterThan(2);
    expect(others.filter((step) => step.if !== "env.HAS_NPM_TOKEN == 'true'")).toEqual([]);
    expect(packages?.if).toBe("needs.gates.outputs.publishes == 'true'");
    const withToken = packages?.steps.filter(({ env }) => 'NODE_AUTH_TOKEN' in env) ?? [];
    expect(withToken).toMatchObject([
      { with: { 'publish-script': 'pnpm changeset publish' }, env: { NPM_CONFIG_PROVENANCE: 'true' } },
    ]);
  });
});
