import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Test files: of units, of the kit in a browser, of the assembled site, of faults. */
const testFile = /\.(?:test|spec|fault)\.tsx?$/u;
const skipped = new Set(['node_modules', 'dist', '.git', '.cache', '.turbo', 'test-results']);
/** The title of a test or of a group of them, in one of three quotes. */
const title = /\b(?:it|test|describe\w*)\b[^'"`\n]*?\(\s*(?<quote>['"`])(?<words>.*?)\k<quote>/gsu;

/** Test files below a folder, as paths from the repository. */
function testFilesIn(repository: string, folder: string): string[] {
  return readdirSync(path.join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const below = path.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testFilesIn(repository, below);
    return testFile.test(entry.name) ? [below] : [];
  });
}

/** The bars that the titles of a test file name: 'S18 …' or 'A1 A3 …'. */
export function barsInTitles(source: string): Set<string> {
  const words = [...source.matchAll(title)].map(({ groups }) => groups?.['words'] ?? '');
  return new Set(words.flatMap((text) => text.match(/\b[PSA][1-9]\d?\b/gu) ?? []));
}

/** Which test files prove each bar, by the numbers in their titles, in the order of their paths. */
export function proofsByBar(repository: string): Map<string, string[]> {
  const proofs = new Map<string, string[]>();
  for (const folder of ['apps', 'resilience', 'packages'])
    for (const file of testFilesIn(repository, folder).toSorted())
      for (const bar of barsInTitles(readFileSync(path.join(repository, file), 'utf8')))
        proofs.set(bar, [...(proofs.get(bar) ?? []), file]);
  return proofs;
}
