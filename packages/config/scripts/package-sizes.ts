/**
 * Writes the size of each entry of the package in the working directory to `docs/sizes.md`, unless the committed sizes are within
 * the tolerance; with `--check` it fails if they are not.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportStale } from '../src/documents/generated-file.ts';
import { entrySizes } from '../src/packaging/entry-sizes.ts';
import { readManifest } from '../src/packaging/package-entries.ts';
import { sizeProblems, sizeTable } from '../src/packaging/size-table.ts';

const root = process.cwd();
const file = path.join(root, 'docs/sizes.md');
const sizes = await entrySizes(root);
const problems = sizeProblems(existsSync(file) ? readFileSync(file, 'utf8') : '', sizes);

if (problems.length > 0) {
  if (process.argv.includes('--check'))
    reportStale(file, problems.map((problem) => `\n  ${problem}`).join(''));
  else {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, sizeTable(readManifest(root).name, sizes));
  }
}
