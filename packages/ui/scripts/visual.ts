/**
 * `pnpm visual`: builds Storybook and checks every story: pixels against the committed digests, the accessibility tree
 * against the committed snapshots, axe and HTML. `pnpm visual --update` updates both, for all stories or those that
 * Playwright's `-g` selects. The pictures are saved in .cache/pictures.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { clearPictures, writeDigests } from '../checks/pictures.ts';

const root = path.join(import.meta.dirname, '..');
const options = process.argv.slice(2);
const update = options.includes('--update');
const filter = options.filter((option) => option !== '--update');

function run(...command: string[]): boolean {
  const env = { ...process.env, ...(update && { NEW_PICTURES: '1' }) };
  return spawnSync('pnpm', command, { cwd: root, stdio: 'inherit', env }).status === 0;
}

clearPictures();
const content =
  run('exec', 'turbo', 'run', 'stories:build', '--output-logs=errors-only') &&
  run('exec', 'playwright', 'test', '-c', 'checks', ...(update ? ['--update-snapshots=all'] : []), ...filter);
if (content && update) writeDigests(filter.length === 0);
process.exitCode = content ? 0 : 1;
