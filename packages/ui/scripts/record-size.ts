// Builds the package, prints the measurements of the gate `size`, and records them for `pnpm bench`.
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { recordFigure } from '@melhor-escola/config/figure';
import { z } from 'zod';

const measured = z.array(
  z.object({ name: z.string(), size: z.number(), sizeLimit: z.number(), passed: z.boolean() }),
);

const root = path.resolve(import.meta.dirname, '..');
execFileSync('pnpm', ['run', 'build:package'], { cwd: root, stdio: 'ignore' });
// Exits with 1 if a limit is exceeded.
const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/size-limit'), ['--json'], {
  cwd: root,
  encoding: 'utf8',
});
const kilobytes = (bytes: number) => bytes / 1024;
for (const { name, size, sizeLimit, passed } of measured.parse(JSON.parse(stdout))) {
  const value = `${kilobytes(size).toFixed(1)} kB`;
  const limit = `≤ ${kilobytes(sizeLimit)} kB`;
  process.stdout.write(`${name}: ${value} (${limit})\n`);
  recordFigure({ target: 'P8', what: name, value, limit, holds: passed });
  if (!passed) process.exitCode = 1;
}
