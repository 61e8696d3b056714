import { report } from '../track.ts';

const reported = new WeakSet();

/** Reports an error that was caught (ER-03): once, also if its boundary leaves it to the one around it, or an error page shows it. */
export function reportCaught(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  report(error);
}

/**
 * The pattern of a page's path, as reports name it without personal data: '/escolas/$slug'. '/$' is the 404 page.
 *
 * @param matches the router's matches, the page's own last.
 */
export function routePattern(matches: readonly { readonly fullPath: string }[]): string {
  return (matches.at(-1)?.fullPath ?? '/$').replace(/(.)\/$/, '$1');
}
