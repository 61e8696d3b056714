import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { expectNoProblems } from '../../packages/config/src/testing/problem-list.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const document = 'docs/requirements.md';
const id = String.raw`(?:RT|EN|ST|VA|RO|CA|ER|CO)-\d\d|[SPA]\d{1,2}|product \d{1,2}`;

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
    .trim()
    .split('\n');

/** The rows of docs/requirements.md by id, with their lines. */
const requirements = new Map(
  read(document)
    .split('\n')
    .flatMap((text, index) => {
      const found = new RegExp(String.raw`^\| (${id}) +\|`, 'u').exec(text)?.[1];
      return found === undefined ? [] : [[found, { text, line: index + 1 }] as const];
    }),
);

/** Requirement ids at the start of a file's test titles: `it('RT-03 EN-09 …')`. */
function idsIn(file: string): string[] {
  const titles = read(file).matchAll(
    new RegExp(String.raw`(?:it|test|describe)\b[^'"\x60\n]*['"\x60]((?:(?:${id}) )+)`, 'gu'),
  );
  return [...titles].flatMap(([, ids = '']) => ids.match(new RegExp(id, 'gu')) ?? []);
}

const named = git('ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts', '*.resilience.ts').flatMap((file) =>
  idsIn(file).map((one) => ({ file, id: one })),
);

it('every requirement named in a test is listed in docs/requirements.md', () => {
  expect(requirements.size).toBeGreaterThan(150);
  expectNoProblems(
    named.filter((one) => !requirements.has(one.id)).map((one) => `${one.file}: ${one.id}`),
    `add a line for it to ${document}, or correct the title.`,
  );
});

it('every requirement is named in a test title, or says which command verifies it', () => {
  const tested = new Set(named.map((one) => one.id));
  expectNoProblems(
    [...requirements]
      .filter(([one, { text }]) => !tested.has(one) && !text.includes('Verified by `'))
      .map(([one, { line }]) => `${document}:${line}: ${one} has no test`),
    "start a test's title with the id, or end the line with 'Verified by `COMMAND`'.",
  );
});

it('comments and documents name existing requirements and decisions', () => {
  const decisions = new Set(git('ls-files', 'docs/adr').map((file) => /\d{4}/u.exec(file)?.[0]));
  // S6, P1 and A2 may also be other names.
  const reference = '(RT|EN|ST|VA|RO|CA|ER|CO)-[0-9]{2}|product [0-9]{1,2}|ADR [0-9]{4}';
  const sources = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.md', '*.mdx', '*.yml', '*.hbs'];
  const unknown = git('grep', '--untracked', '-IowEn', reference, '--', ...sources, ':!*CHANGELOG.md').filter(
    (hit) => {
      const one = hit.slice(hit.lastIndexOf(':') + 1);
      return one.startsWith('ADR ') ? !decisions.has(one.slice(4)) : !requirements.has(one);
    },
  );
  expectNoProblems(unknown, `correct the number, or add it to ${document} or docs/adr.`);
});
