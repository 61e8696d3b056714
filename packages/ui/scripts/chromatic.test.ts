import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../../..');
const { CHROMATIC_PROJECT_TOKEN: _token, ...withoutToken } = process.env;

// A secret that a repository does not have is given to its workflow as an empty text.
it.each([
  ['no', withoutToken],
  ['an empty', { ...withoutToken, CHROMATIC_PROJECT_TOKEN: '' }],
])('with %s token Chromatic is skipped: one clear line, and no failure', (_which, env) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'chromatic.ts')],
    { env, encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Chromatic: skipped, since CHROMATIC_PROJECT_TOKEN is not set\. .*\n$/);
});

it('the workflow hands over the secret and leaves the decision to the script', () => {
  const workflow = readFileSync(path.join(repository, '.github/workflows/chromatic.yml'), 'utf8');
  expect(workflow).toContain('CHROMATIC_PROJECT_TOKEN: ${{ secrets.CHROMATIC_PROJECT_TOKEN }}');
  expect(workflow).toContain('run: node packages/ui/scripts/chromatic.ts');
});
