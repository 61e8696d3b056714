import { sessionKey } from '@melhor-escola/account/session';
import { ApiError } from '@melhor-escola/api-client/api-error';
import type { QueryClient } from '@tanstack/react-query';
import { favorites } from '../app/device-lists.ts';
import { knownFavorites } from './favorites-known.ts';
import { FavoritesSync } from './favorites-sync.ts';
import { browserClient } from './authenticated-client.ts';

/** Creates what keeps the favourites of this device and of the account the same. Call it once in a page. */
export function createFavoritesSync(queryClient: QueryClient): FavoritesSync {
  const sync = new FavoritesSync({
    list: favorites,
    known: knownFavorites(() => window.localStorage),
    merge: async (slugs) => (await browserClient.mergeFavorites(slugs)).map(({ slug }) => slug),
    remove: browserClient.removeFavorite,
    onFailure(error) {
      if (!(error instanceof ApiError)) reportError(error);
      else if (error.status === 401) void queryClient.invalidateQueries({ queryKey: sessionKey });
    },
  });
  // Sends again what could not be sent offline, or changed while this tab was in the background.
  window.addEventListener('online', () => void sync.send());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sync.send();
  });
  return sync;
}
