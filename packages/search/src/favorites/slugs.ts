/** Whether it can be a school's, as the address of its page has it. */
const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,200}$/.test(value);

/** The good slugs, each once, no more than there is room for. Of a device, and of an address that somebody shares. */
export function cleanSlugs(given: readonly unknown[], maximum: number): readonly string[] {
  return [...new Set(given.filter(isSlug))].slice(0, maximum);
}

/** The empty list, the same each time: what is no other than before is not drawn again. */
export const noSlugs: readonly string[] = [];
