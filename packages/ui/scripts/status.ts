/**
 * `pnpm --filter @melhor-escola/ui run status`: writes docs/status.md from the reports that the gates `ui` and
 * `stories` left in .cache/test-reports. With `--check` it fails if the committed page differs. Always fails if a
 * component lacks a check.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { javascriptSize } from './size/bundle-size.ts';
import { entries } from './entries.ts';
import { statusProblems, statusPage, statusRows } from './status-table.ts';

const root = path.join(import.meta.dirname, '..');
const page = path.join(root, 'docs/status.md');
const reports = path.join(root, '../../.cache/test-reports');

function readJson(file: string): unknown {
  if (!existsSync(file)) {
    process.stderr.write(
      `${path.relative(process.cwd(), file)} is missing. Run \`npm test -- --only ui,stories,status\`, which makes it.\n`,
    );
    process.exit(1);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

const sizes: Record<string, number> = {};
for (const name of entries()) sizes[name] = (await javascriptSize([name])) / 1024;

const rows = statusRows({
  tests: readJson(path.join(reports, 'ui.json')),
  stories: readJson(path.join(reports, 'stories.json')),
  index: readJson(path.join(root, 'storybook-static/index.json')),
  pictures: z.record(z.string(), z.string()).parse(readJson(path.join(root, 'checks/pictures.json'))),
  sizes,
});
const problems = statusProblems(rows);
const written = statusPage(rows);
if (process.argv.includes('--check')) {
  if (!existsSync(page) || readFileSync(page, 'utf8') !== written)
    problems.push(
      'packages/ui/docs/status.md says otherwise. Run `pnpm --filter @melhor-escola/ui run status` and commit it.',
    );
} else {
  writeFileSync(page, written);
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
