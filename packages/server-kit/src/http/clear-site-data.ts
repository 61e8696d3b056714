/**
 * Values of `Clear-Site-Data` on sign-out and account deletion. Both the service and the site send the header.
 *
 * Sign-out clears the browser's cache, including pages that Back would show (S2). Data stored on the device without an account
 * stays: favorites, offline pages, the consent choice. The account's own data is removed by name (`FavoritesSync`, the session
 * query, the session cookies), because `"storage"` would clear everything.
 *
 * Account deletion also clears the device's storage: a person who deletes their account expects no favorites, drafts or offline pages
 * to remain.
 *
 * Neither contains `"cookies"`: it would clear the cookies of every host of the domain, such as the payment host, and the consent
 * choice, so that the visitor would be asked again. The site expires its own cookies individually.
 */
export const clearSiteData = {
  signOut: '"cache"',
  deletion: '"cache", "storage"',
} as const;
