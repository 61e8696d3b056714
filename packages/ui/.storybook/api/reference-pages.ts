import type { ComponentReference, EntryReference } from '../../scripts/api-reference/reference.ts';

/*
 * Maps each part of the public API to the Storybook page that describes it. A component belongs to the page of the
 * story file with its name. A component without a story file belongs to the page of its entry, or is listed here.
 */

/** A story file, and so a page: `segmented-nav` in the folder `segmented-control`. */
export interface StoryPage {
  /** The folder, which is also the public entry. */
  readonly entry: string;
  readonly name: string;
}

/** Entries without a story file, with the page that describes them: another entry's page or `docs/hooks.mdx`. */
export const entriesElsewhere: Readonly<Record<string, readonly string[]>> = {
  field: ['field-parts'],
  hooks: ['hooks', 'media-query', 'device-store', 'events'],
};

/** The entry whose page describes an entry: the entry itself, unless listed above. */
export function homeOf(entry: string): string {
  const [home] = Object.entries(entriesElsewhere).find(([, guests]) => guests.includes(entry)) ?? [entry];
  return home;
}

/** Components described on the page of a story file other than the entry's first. */
const companions: Readonly<Record<string, string>> = { SegmentLink: 'segmented-nav' };

/** The page of a story file, whatever the folder of components is called. */
export function storyPageOf(file: unknown): StoryPage | undefined {
  const [, entry, name] = /([^/]+)\/([^/]+)\.(?:stories\.tsx|guide\.ts)$/.exec(String(file)) ?? [];
  return entry !== undefined && name !== undefined ? { entry, name } : undefined;
}

/** The part of an entry that its page describes: everything if the entry has one page. */
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

/** The page name of a component: `segmented-nav` for `SegmentedNav`. */
function kebabCase(name: string): string {
  return name.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
