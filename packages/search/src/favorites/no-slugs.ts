/** The empty list, the same each time: what is no other than before is not drawn again. */
export const noSlugs: readonly string[] = [];
