/**
 * Writes what the package in whose folder it is run gives to others: the report of every entry in `api/`, and the `exports`
 * of the built package in its manifest. With `--check` it only says whether what is committed still holds.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { apiReports } from '../src/packaging/api-report.ts';
import { builtExports, readManifest } from '../src/packaging/package-entries.ts';

const root = process.cwd();
const folder = path.join(root, 'api');
const extension = '.api.md';
const manifest = readManifest(root);
const { name: packageName } = manifest;
const published = builtExports(manifest);

/** The reports that are committed, by entry. */
async function committedReports(): Promise<ReadonlyMap<string, string>> {
  const reports = new Map<string, string>();
  for await (const file of glob(`**/*${extension}`, { cwd: folder })) {
    reports.set(file.slice(0, -extension.length), await readFile(path.join(folder, file), 'utf8'));
  }
  return reports;
}

/** Writes the manifest's `exports` for who installs the package. */
function writePublishedExports(): void {
  const file = path.join(root, 'package.json');
  const whole = JSON.parse(readFileSync(file, 'utf8'));
  whole.publishConfig = { ...whole.publishConfig, exports: published };
  writeFileSync(file, `${JSON.stringify(whole, undefined, 2)}\n`);
}

const [reports, committed] = await Promise.all([apiReports(root), committedReports()]);
const changed = [...new Set([...reports.keys(), ...committed.keys()])].filter(
  (name) => reports.get(name) !== committed.get(name),
);
const hasOtherExports = !isDeepStrictEqual(manifest.publishConfig?.exports, published);

if (process.argv.includes('--check')) {
  const complaints = [
    ...(changed.length > 0
      ? [`The public surface of ${changed.join(', ')} is not what ${packageName}'s api says.`]
      : []),
    ...(hasOtherExports
      ? [`publishConfig.exports of ${packageName} is not what its exports are once built.`]
      : []),
  ];
  if (complaints.length > 0) {
    process.stderr.write(
      `${complaints.join('\n')} Run 'pnpm --filter ${packageName} run api', review the difference, and commit it with a changeset ('pnpm changeset').\n`,
    );
    process.exitCode = 1;
  }
} else {
  for (const name of changed) {
    const file = path.join(folder, `${name}${extension}`);
    const report = reports.get(name);
    await mkdir(path.dirname(file), { recursive: true });
    await (report === undefined ? rm(file) : writeFile(file, report));
  }
  if (hasOtherExports) writePublishedExports();
  process.stdout.write(
    `${packageName}: ${reports.size} entries, ${changed.length} changed${changed.length > 0 ? `: ${changed.join(', ')}` : ''}\n`,
  );
}
