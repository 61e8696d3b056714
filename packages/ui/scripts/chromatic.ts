import { execFileSync } from 'node:child_process';
import path from 'node:path';

/*
 * `pnpm chromatic`: builds Storybook, uploads it to Chromatic, and fails until visual changes are accepted there. It is optional: without
 * an account it logs that and succeeds, and `pnpm visual` is the only gate for pictures.
 */

const root = path.resolve(import.meta.dirname, '..');
const token = process.env['CHROMATIC_PROJECT_TOKEN'];

if (token) {
  process.chdir(root);
  execFileSync('pnpm', ['run', 'storybook:build', '--stats-json'], {
    stdio: 'inherit',
    env: { ...process.env, CHROMATIC: '1' },
  });
  const { run } = await import('chromatic/node');
  // The other options are in chromatic.config.json.
  const { code } = await run({ options: { projectToken: token } });
  process.exitCode = code ?? 1;
} else {
  process.stdout.write(
    'Chromatic: skipped, since CHROMATIC_PROJECT_TOKEN is not set. Nothing was built or sent; `pnpm visual` compares every story without it.\n',
  );
}
