/**
 * `pnpm visual`: builds Storybook and checks every story: pictures against the committed sheets, the accessibility tree against the
 * committed snapshots, axe and HTML. `pnpm visual --update` only accepts pictures and trees that differ, of all components or those that
 * Playwright's `-g` selects.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'checks/pictures');
const options = process.argv.slice(2);
const isUpdate = options.includes('--update');
const startTime = Date.now();

const run = (...command: string[]) =>
  spawnSync('pnpm', ['exec', ...command], {
    cwd: root,
    stdio: 'inherit',
    // No sample: trees of all stories are compared.
    env: { ...process.env, EVERY_TEST: '1' },
  }).status === 0;

/** Stores the new pictures with the same pixels in a fifth of the bytes: the browser encodes fast, not small. */
async function compressNewPictures(): Promise<void> {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  for (const file of files.filter((one) => statSync(one).mtimeMs >= startTime))
    writeFileSync(file, await sharp(readFileSync(file)).webp({ lossless: true }).toBuffer());
}

const holds =
  run('turbo', 'run', 'stories:build', '--output-logs=errors-only') &&
  run(
    'playwright',
    'test',
    '-c',
    'checks',
    ...options.map((option) => (option === '--update' ? '--update-snapshots=changed' : option)),
  );
if (isUpdate) await compressNewPictures();
process.exitCode = holds ? 0 : 1;
