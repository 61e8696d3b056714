/**
 * Writes the public API of the package in the working directory: `api-report.md`, with a section for each entry, and
 * `publishConfig.exports` in its manifest. With `--check` it fails if the committed files differ.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { reportStale } from '../src/documents/generated-file.ts';
import { publicDeclarations, readReport, renderReport, reportChanges } from '../src/packaging/api-report.ts';
import { builtExports, readManifest } from '../src/packaging/package-entries.ts';

const root = process.cwd();
const file = path.join(root, 'api-report.md');
const manifestFile = path.join(root, 'package.json');
const manifest = readManifest(root);
const { name: packageName } = manifest;
const published = builtExports(manifest);

/** Writes the manifest's `exports` of the published package. */
function writePublishedExports(): void {
  const whole = JSON.parse(readFileSync(manifestFile, 'utf8'));
  whole.publishConfig = { ...whole.publishConfig, exports: published };
  writeFileSync(manifestFile, `${JSON.stringify(whole, undefined, 2)}\n`);
}

const current = await publicDeclarations(root);
const report = renderReport(packageName, current);
const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
const changes = reportChanges(readReport(packageName, committed), current);
const hasOtherExports = !isDeepStrictEqual(manifest.publishConfig?.exports, published);

if (process.argv.includes('--check')) {
  const alone = `  This package alone: 'pnpm --filter ${packageName} run api'. Add a changeset ('pnpm changeset').`;
  if (report !== committed) reportStale(file, `\n  ${changes.join(', ') || 'its layout changed'}\n${alone}`);
  if (hasOtherExports) reportStale(manifestFile, `\n  publishConfig.exports\n${alone}`);
} else {
  if (report !== committed) writeFileSync(file, report);
  if (hasOtherExports) writePublishedExports();
  const summary = changes.length > 0 ? changes.join(', ') : 'nothing changed';
  process.stdout.write(`${packageName}: ${current.size} entries; ${summary}\n`);
}
