/**
 * What a browser clears when somebody leaves (`Clear-Site-Data`), by how they leave. Both the service and the site send it.
 *
 * Signing out clears what the browser cached, pages that Back would show included (S2). What the device was told before and
 * without an account stays: schools put aside, pages kept for being offline, the answer about cookies. The account's own part
 * of it is removed by name (`FavoritesSync`, the session query, `SessionCookies`), because `"storage"` would take all of it.
 *
 * Deleting the account clears the device's storage as well: whoever asks to be forgotten expects no list of schools, draft or
 * offline page of theirs to be left here.
 *
 * `"cookies"` is in neither. It would clear those of every host of the domain, such as the payment host's, and the answer about
 * cookies, so that a refusal would be asked for again; the site takes its own back one by one.
 */
export const clearSiteData = {
  signOut: '"cache"',
  deletion: '"cache", "storage"',
} as const;
