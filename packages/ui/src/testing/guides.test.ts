import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ComponentGuide } from './component-guide.ts';

const guides = Object.entries(
  import.meta.glob<ComponentGuide>('../components/*/*.guide.ts', { eager: true, import: 'default' }),
).map(([file, guide]) => ({ file, folder: path.posix.dirname(file), guide }));
const stories = Object.keys(import.meta.glob('../components/*/*.stories.tsx'));
/** The source files of components, without documentation and tests. */
const sources = Object.entries(
  import.meta.glob<string>(
    [
      '../{components,hooks,internal}/**/*.{ts,tsx}',
      '!../**/{*.{stories,test,model,fixture,guide}.{ts,tsx},demos/*}',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
).filter(([file]) => !file.includes('.browser.'));
/** The public names of all components. */
const exported = new Set(
  sources
    .filter(([file]) => file.endsWith('/index.ts'))
    .flatMap(([, code]) => code.match(/\b[A-Z]\w+/g) ?? []),
);
const folders = [...new Set(sources.map(([file]) => path.posix.dirname(file)))];
const codeByFolder = new Map(folders.map((folder) => [folder, codeIn(folder)]));

function codeIn(folder: string): string {
  return sources
    .filter(([file]) => path.posix.dirname(file) === folder)
    .map(([, code]) => code)
    .join('\n');
}

/** The parts in the code: `data-part="star"`, `'data-part': 'page' | 'next'`. */
function partsIn(code = ''): ReadonlySet<string> {
  const marks = /['"]?data-part['"]?[=:]\s*\{?(['"][a-z|-]+['"](?:\s*\|\s*['"][a-z-]+['"])*)/g;
  return new Set([...code.matchAll(marks)].flatMap(([, words = '']) => words.match(/[a-z-]+/g) ?? []));
}

/** A folder and its dependencies within the kit. */
function builtOn(folder: string, known: Set<string> = new Set()): ReadonlySet<string> {
  if (known.has(folder)) return known;
  known.add(folder);
  for (const [, other = ''] of (codeByFolder.get(folder) ?? '').matchAll(/'(\.\.?\/[\w./-]+)\/[\w.-]+'/g)) {
    builtOn(path.posix.join(folder, other), known);
  }
  return known;
}

function missing(parts: Iterable<string>, of: readonly { guide: ComponentGuide }[]): string[] {
  const named = new Set(of.flatMap(({ guide }) => guide.parts.map(({ part }) => part)));
  return [...parts].filter((part) => !named.has(part));
}

describe('component guides', () => {
  it.each(stories)('%s has a guide beside it', (file) => {
    expect(guides.map((one) => one.file)).toContain(file.replace('.stories.tsx', '.guide.ts'));
  });

  it.each(guides)('$file states its purpose, and what to do and avoid', ({ guide }) => {
    expect(guide.purpose).toMatch(/^[A-Z].*\.$/s);
    expect(guide.accessibility.length).toBeGreaterThan(0);
    expect(guide.do.length).toBeGreaterThan(0);
    expect(guide.avoid.length).toBeGreaterThan(0);
  });

  it.each(guides)('$file recommends only what the kit has', ({ guide }) => {
    const named = guide.insteadUse.flatMap(({ use }) => use.match(/\b[A-Z]\w+/g) ?? []);
    expect(
      named.filter((name) => !exported.has(name) && !exported.has(name.replace(/(?:es|s)$/, ''))),
    ).toEqual([]);
  });

  // Parts of a dependency, such as the label of every field, count too. Computed part names are known from the
  // docstring.
  it.each(guides)('$file names each part once, and only parts in its markup', ({ folder, guide }) => {
    const names = guide.parts.map(({ part }) => part);
    const known = new Set([...builtOn(folder)].flatMap((one) => [...partsIn(codeByFolder.get(one))]));
    const documented = codeByFolder.get(folder) ?? '';
    expect(names.filter((part) => !known.has(part) && !documented.includes(`\`${part}\``))).toEqual([]);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(guides)('$file names every part of its component', ({ file, folder }) => {
    const code = sources.find(([name]) => name === file.replace('.guide.ts', '.tsx'))?.[1];
    const ofFolder = guides.filter((one) => one.folder === folder);
    expect(missing(partsIn(code), ofFolder)).toEqual([]);
  });

  it.each(folders)('every part of %s is in a guide', (folder) => {
    const users = guides.filter((one) => builtOn(one.folder).has(folder));
    expect(missing(partsIn(codeByFolder.get(folder)), users)).toEqual([]);
  });
});
