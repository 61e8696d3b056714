import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import type { ComponentGuide } from '../src/testing/component-guide.ts';

/** Adds the other names in a component's guide to the headings of its page, because Storybook's search includes headings. */
export async function addOtherNames({ v, entries }: StoryIndex): Promise<StoryIndex> {
  const named = await Promise.all(
    Object.entries(entries).map(async ([id, entry]) => [id, await withOtherNames(entry)] as const),
  );
  return { v, entries: Object.fromEntries(named) };
}

async function withOtherNames(entry: IndexEntry): Promise<IndexEntry> {
  const file = path.resolve(import.meta.dirname, '..', entry.importPath.replace('.stories.tsx', '.guide.ts'));
  if (entry.type !== 'docs' || !file.endsWith('.guide.ts') || !existsSync(file)) return entry;
  const { default: guide }: { default: ComponentGuide } = await import(pathToFileURL(file).href);
  const names = (guide.alsoKnownAs ?? []).map((title) => ({
    id: `also-${title.toLowerCase().replaceAll(/\W+/g, '-')}`,
    title,
  }));
  // Storybook asks for the index more than once, and gets what was added before.
  const headings = (entry.anchors ?? []).filter(({ id }) => !id.startsWith('also-'));
  return { ...entry, anchors: [...headings, ...names] };
}
