/** The query of the help center's URL. */
export type HelpCenterSearch = { readonly q?: string };

const MAX_QUERY_LENGTH = 200;

/** Truncates the search text, and drops everything else. */
export function validateHelpCenterSearch({ q }: Record<string, unknown>): HelpCenterSearch {
  return typeof q === 'string' ? { q: q.slice(0, MAX_QUERY_LENGTH) } : {};
}
