/**
 * Writes `api-report.md` of the package in the working directory: its public API, with a section for each entry. With `--check` it
 * fails if the committed report differs. For the packages that teams outside this repository install.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportStale } from '../src/documents/generated-file.ts';
import { publicDeclarations, readReport, renderReport, reportChanges } from '../src/packaging/api-report.ts';
import { readManifest } from '../src/packaging/package-entries.ts';

const root = process.cwd();
const file = path.join(root, 'api-report.md');
const { name: packageName } = readManifest(root);

const current = await publicDeclarations(root);
const report = renderReport(packageName, current);
const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
const changes = reportChanges(readReport(packageName, committed), current);

if (process.argv.includes('--check')) {
  const alone = `  This package alone: 'pnpm --filter ${packageName} run api'. Add a changeset ('pnpm changeset').`;
  if (report !== committed) reportStale(file, `\n  ${changes.join(', ') || 'its layout changed'}\n${alone}`);
} else {
  if (report !== committed) writeFileSync(file, report);
  const summary = changes.length > 0 ? changes.join(', ') : 'nothing changed';
  process.stdout.write(`${packageName}: ${current.size} entries; ${summary}\n`);
}
