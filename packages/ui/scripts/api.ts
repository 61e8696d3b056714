// Writes the public surface of every entry to `api/`; with `--check` it only says whether what is committed still holds.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apiReports } from './api-report.ts';

const folder = path.resolve(import.meta.dirname, '../api');
const extension = '.api.md';

const reports = await apiReports();
await mkdir(folder, { recursive: true });
const committed = new Map<string, string>();
for (const file of await readdir(folder)) {
  committed.set(path.basename(file, extension), await readFile(path.join(folder, file), 'utf8'));
}
const changed = [...new Set([...reports.keys(), ...committed.keys()])].filter(
  (name) => reports.get(name) !== committed.get(name),
);

if (process.argv.includes('--check')) {
  if (changed.length > 0) {
    process.stderr.write(
      `The public surface of ${changed.join(', ')} is not what packages/ui/api says. Run 'pnpm --filter @melhor-escola/ui run api', review the difference, and commit it with a changeset ('pnpm changeset').\n`,
    );
    process.exitCode = 1;
  }
} else {
  for (const name of changed) {
    const file = path.join(folder, `${name}${extension}`);
    const report = reports.get(name);
    await (report === undefined ? rm(file) : writeFile(file, report));
  }
  process.stdout.write(
    `${reports.size} entries, ${changed.length} changed${changed.length > 0 ? `: ${changed.join(', ')}` : ''}\n`,
  );
}
