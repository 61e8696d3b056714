import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../..');
const id = String.raw`(?:RT|EN|ST|VA|RO|CA|ER|CO)-\d\d|[SPA]\d{1,2}|product \d{1,2}`;

/** Ids of the table in docs/requirements.md. */
const listed = new Set(
  Array.from(
    readFileSync(path.join(repository, 'docs/requirements.md'), 'utf8').matchAll(
      new RegExp(String.raw`^\| (${id}) +\|`, 'gmu'),
    ),
    ([, found = '']) => found,
  ),
);

const tests = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts', '*.resilience.ts'], {
  cwd: repository,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** Requirement ids at the start of a file's test titles: `it('RT-03 EN-09 …')`. */
function idsIn(file: string): string[] {
  const titles = readFileSync(path.join(repository, file), 'utf8').matchAll(
    new RegExp(String.raw`(?:it|test|describe)\b[^'"\x60\n]*['"\x60]((?:(?:${id}) )+)`, 'gu'),
  );
  return [...titles].flatMap(([, ids = '']) => ids.match(new RegExp(id, 'gu')) ?? []);
}

it('every requirement named in a test is listed in docs/requirements.md', () => {
  const unknown = tests.flatMap((file) =>
    idsIn(file)
      .filter((one) => !listed.has(one))
      .map((one) => `${file}: ${one}. Add a line for it, or correct the title.`),
  );
  expect(listed.size).toBeGreaterThan(150);
  expect(unknown).toEqual([]);
});
