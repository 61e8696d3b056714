import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const { NPM_TOKEN: _token, ...withoutToken } = process.env;

it.each([
  ['no', withoutToken],
  // A forge hands over an absent secret as an empty text.
  ['an empty', { ...withoutToken, NPM_TOKEN: '' }],
])('pnpm release publishes nothing and changes no version with %s token', (_which, env) => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/release.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});
