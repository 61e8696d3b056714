/**
 * `pnpm visual`: builds Storybook and compares every story's pixels with the committed digests; `pnpm visual --update`
 * takes new ones. Other arguments go to Playwright (`-g Button`). The pictures are left in .cache/pictures.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { clearPictures, writeDigests } from '../judges/digests.ts';

const root = path.join(import.meta.dirname, '..');
const update = process.argv.includes('--update');
const rest = process.argv.slice(2).filter((argument) => argument !== '--update');

function run(...command: string[]): boolean {
  const env = { ...process.env, ...(update && { NEW_PICTURES: '1' }) };
  return spawnSync('pnpm', command, { cwd: root, stdio: 'inherit', env }).status === 0;
}

clearPictures();
const compared =
  run('run', 'storybook:build') &&
  run('exec', 'playwright', 'test', '-c', 'judges', 'pictures', '--reporter=line', ...rest);
if (compared && update) writeDigests();
process.exitCode = compared ? 0 : 1;
