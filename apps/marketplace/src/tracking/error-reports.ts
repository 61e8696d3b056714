import { EventBuffer } from '@melhor-escola/tracking/track';

/** More than one page can cause. */
const MAX_BUFFERED = 20;

const caughtErrors = new EventBuffer<unknown>(MAX_BUFFERED);

/** Reports an error for which an error page is shown (ER-03). */
export const reportCaught: (error: unknown) => void = caughtErrors.push;

/** Consumes the buffered errors, then later ones. Whether they are sent depends on consent. */
export const takeCaughtErrors: (report: (error: unknown) => void) => void = caughtErrors.consume;

/**
 * The pattern of a page's path, as reports name it without personal data: '/escolas/$slug'. '/$' is the 404 page.
 *
 * @param matches the router's matches, the page's own last.
 */
export function routePattern(matches: readonly { readonly fullPath: string }[]): string {
  return (matches.at(-1)?.fullPath ?? '/$').replace(/(.)\/$/, '$1');
}
