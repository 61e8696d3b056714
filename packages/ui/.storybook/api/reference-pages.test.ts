import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readReference } from '../../scripts/api-reference/read-reference.ts';
import { source } from '../../scripts/entries.ts';
import { entriesElsewhere, homeOf, partOnPage, storyPageOf } from './reference-pages.ts';

const reference = readReference();
const pages = globSync('**/*.guide.ts', { cwd: source }).flatMap((file) => storyPageOf(file) ?? []);

const pagesOf = (entry: string) => pages.filter((page) => page.entry === homeOf(entry));
const ofComponents = reference.filter(({ name }) => pagesOf(name).length > 0);
const others = reference.filter(({ name }) => pagesOf(name).length === 0);

describe('the pages of the API reference', () => {
  it.each(ofComponents)('$name is described on exactly one component page', (entry) => {
    const parts = pagesOf(entry.name).map((page) => partOnPage(entry, page, pages));
    const components = parts.flatMap((part) => part.components.map(({ name }) => name));
    expect(components.toSorted()).toEqual(entry.components.map(({ name }) => name).toSorted());
    expect(parts.flatMap(({ functions }) => functions)).toEqual(entry.functions);
    expect(parts.flatMap(({ types }) => types)).toEqual(entry.types);
  });

  it('the hooks page describes what has no component page', () => {
    expect(others.map(({ name }) => name).toSorted()).toEqual(entriesElsewhere['hooks']?.toSorted());
  });

  it.each(pages)('$entry/$name describes something', (page) => {
    const entries = new Set([page.entry, ...(entriesElsewhere[page.entry] ?? [])]);
    const on = reference
      .filter(({ name }) => entries.has(name))
      .map((entry) => partOnPage(entry, page, pages));
    expect(on.flatMap((entry) => [...entry.components, ...entry.functions])).not.toEqual([]);
  });
});
