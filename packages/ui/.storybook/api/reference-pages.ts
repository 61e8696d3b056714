import type { ComponentReference, EntryReference } from '../../scripts/api-reference/reference.ts';

/*
 * Which page of Storybook describes which part of the public API. A component's page is that of the story file called after
 * it; what has no story file of its own stands on the page of its entry, or here.
 */

/** A story file and so a page: `segmented-nav` in the folder `segmented-control`. */
export interface StoryPage {
  /** The folder, and the public entry. */
  readonly entry: string;
  readonly name: string;
}

/** Entries without a story file of their own, by the page they are on: another entry's, or `docs/hooks.mdx`. */
export const entriesElsewhere: Readonly<Record<string, readonly string[]>> = {
  field: ['field-parts'],
  hooks: ['hooks', 'media-query', 'device-store', 'events'],
};

/** The entry whose page describes an entry: itself, unless it is elsewhere. */
export function homeOf(entry: string): string {
  const [home] = Object.entries(entriesElsewhere).find(([, guests]) => guests.includes(entry)) ?? [entry];
  return home;
}

/** Components that go with one of their entry that has a story file, and not with its first. */
const companions: Readonly<Record<string, string>> = { SegmentLink: 'segmented-nav' };

/** The page of a story file, wherever the folders of components are. */
export function storyPageOf(file: unknown): StoryPage | undefined {
  const [, entry, name] = /([^/]+)\/([^/]+)\.(?:stories\.tsx|guide\.ts)$/.exec(String(file)) ?? [];
  return entry !== undefined && name !== undefined ? { entry, name } : undefined;
}

/** What of an entry stands on a page; of an entry with one page everything. */
export function partOnPage(
  entry: EntryReference,
  page: StoryPage,
  pages: readonly StoryPage[],
): EntryReference {
  const names = pages.filter((one) => one.entry === page.entry).map(({ name }) => name);
  const first = names.includes(page.entry) ? page.entry : names.toSorted()[0];
  const pageOf = (component: ComponentReference) => {
    const [root = ''] = component.name.split('.');
    const own = companions[root] ?? kebabCase(root);
    return names.includes(own) ? own : first;
  };
  const isFirst = page.name === first;
  return {
    ...entry,
    components: entry.components.filter((component) => pageOf(component) === page.name),
    functions: isFirst ? entry.functions : [],
    constants: isFirst ? entry.constants : [],
    types: isFirst ? entry.types : [],
  };
}

/** `segmented-nav` of `SegmentedNav`. */
function kebabCase(name: string): string {
  return name.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
