/**
 * The page by the pattern of its address, which says what page it is and not whose: '/escolas/$slug'. '/$' is the 404 page.
 *
 * @param matches the router's: the last is the page's own.
 */
export function routePattern(matches: readonly { readonly fullPath: string }[]): string {
  return (matches.at(-1)?.fullPath ?? '/$').replace(/(.)\/$/, '$1');
}
