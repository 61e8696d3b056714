/**
 * Writes what each entry of the package in whose folder it is run weighs to `docs/sizes.md`; with `--check` it only says
 * whether what is committed still holds.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entrySizes } from '../src/packaging/entry-sizes.ts';
import { readManifest } from '../src/packaging/package-entries.ts';
import { sizeComplaints, sizeTable } from '../src/packaging/size-table.ts';

const root = process.cwd();
const file = path.join(root, 'docs/sizes.md');
const { name } = readManifest(root);
const sizes = await entrySizes(root);

if (process.argv.includes('--check')) {
  const complaints = sizeComplaints(existsSync(file) ? readFileSync(file, 'utf8') : '', sizes);
  if (complaints.length > 0) {
    process.stderr.write(
      `The sizes of ${name} are not those of its docs/sizes.md:\n${complaints.join('\n')}\nRun 'pnpm --filter ${name} run sizes' and commit it.\n`,
    );
    process.exitCode = 1;
  }
} else {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, sizeTable(name, sizes));
}
