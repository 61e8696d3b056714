import { ApiError } from '@melhor-escola/api-client/api-error';
import { favorites } from '../app/device-lists.ts';
import { accountSession } from './account-ports.ts';
import { knownFavorites } from './favorites-known.ts';
import { FavoritesSync } from './favorites-sync.ts';
import { browserOwnerCalls } from './owner-calls.ts';

const sync = new FavoritesSync({
  list: favorites,
  known: knownFavorites(() => window.localStorage),
  merge: async (slugs) => (await browserOwnerCalls.mergeFavorites(slugs)).map(({ slug }) => slug),
  remove: browserOwnerCalls.removeFavorite,
  onFailure(error) {
    if (!(error instanceof ApiError)) reportError(error);
    else if (error.status === 401) void accountSession.refresh();
  },
});

// What could not be sent without a connection, or while nobody looked at this tab.
window.addEventListener('online', () => void sync.send());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void sync.send();
});

/** Has the device's favorites follow who is signed in. @param owner the account's number; absent: nobody is any more. */
export function followFavorites(owner: number | undefined): void {
  if (owner === undefined) sync.leave();
  else void sync.follow(owner);
}
