/**
 * `pnpm visual`: builds Storybook and compares every story's pixels with the committed ones; `pnpm visual --update`
 * takes new ones, as it does for what a screen reader finds. Other arguments go to Playwright (`-g Button`).
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const update = process.argv.includes('--update');
const rest = process.argv.slice(2).filter((argument) => argument !== '--update');

function run(...command: string[]): number {
  return spawnSync('pnpm', command, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

process.exitCode =
  run('run', 'storybook:build') ||
  run(
    'exec',
    'playwright',
    'test',
    '-c',
    'judges',
    ...(update ? ['--update-snapshots=all'] : ['pictures']),
    '--reporter=line',
    ...rest,
  );
