/**
 * First element of the key of every query and stored mutation of the current user, in every feature, so that all of them can be cleared when the session
 * ends (S2, S18).
 */
export const currentUserKey = 'current-user';

/** In ms: longer than a page takes to hydrate the data it came with, and short because the user may just have paid in another window. */
export const CURRENT_USER_STALE_MS = 5_000;
