import { EventBuffer } from '@melhor-escola/tracking/track';

/** More than one page shows. */
const MAX_BUFFERED = 20;

const caughtErrors = new EventBuffer<unknown>(MAX_BUFFERED);

/** Reports an error that was caught because a page is shown for it (ER-03). */
export const reportCaught: (error: unknown) => void = caughtErrors.push;

/** Consumes the errors, those caught so far first. Whether they are sent depends on consent. */
export const takeCaughtErrors: (report: (error: unknown) => void) => void = caughtErrors.consume;

/**
 * The page that reports name: the pattern of its address, which says what page it is and not whose: '/escolas/$slug'. '/$' is
 * the 404 page.
 *
 * @param matches the router's: the last is the page's own.
 */
export function routePattern(matches: readonly { readonly fullPath: string }[]): string {
  return (matches.at(-1)?.fullPath ?? '/$').replace(/(.)\/$/, '$1');
}
