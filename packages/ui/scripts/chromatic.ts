import { execFileSync } from 'node:child_process';
import path from 'node:path';

/*
 * `pnpm chromatic`: builds Storybook and uploads it to Chromatic for review of visual changes. The gate is `pnpm
 * visual`; this is optional, so without an account it logs that and succeeds.
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
    'Chromatic: skipped, since CHROMATIC_PROJECT_TOKEN is not set. Nothing was built or sent; `pnpm visual` compares every pixel without it.\n',
  );
}
