import { sessionKey } from '@melhor-escola/account/session';
import { ApiError } from '@melhor-escola/api-client/api-error';
import type { SlugList } from '@melhor-escola/search/favorites';
import type { DeviceStore } from '@melhor-escola/ui/device-store';
import type { QueryClient } from '@tanstack/react-query';
import { favorites } from '../app/device-lists.ts';
import { browserClient } from './authenticated-client.ts';
import { knownFavorites, type KnownFavorites } from './favorites-known.ts';

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

export interface FavoritesSyncParts {
  /** The schools put aside on this device. */
  readonly list: SlugList;
  /** What the account has of them; kept on the device, so that what could not be sent is sent another day. */
  readonly known: DeviceStore<KnownFavorites>;
  /** Adds to the account's. @returns all of them, the last first. */
  readonly merge: (slugs: readonly string[]) => Promise<readonly string[]>;
  readonly remove: (slug: string) => Promise<void>;
  /** A call came to nothing. What it was for is tried again later. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Keeps the favorites of this device and of the account the same, while its owner is signed in (product 8). What is to be
 * sent is nowhere noted down: it is what the list has and the account, as last known, has not, and the other way round.
 * So it survives a reload, a lost connection and a second tab, and nothing is sent that was undone meanwhile.
 *
 * Who signs out leaves an empty list behind, since the next one at this device may be somebody else; what was put aside
 * before anybody signed in, and never reached an account, stays.
 */
export class FavoritesSync {
  readonly #parts: FavoritesSyncParts;
  #owner: number | undefined;
  #endListening: (() => void) | undefined;
  #sending: Promise<void> | undefined;
  #hasChanged = false;

  constructor(parts: FavoritesSyncParts) {
    this.#parts = parts;
  }

  /** Somebody is signed in: sends what is new here, and takes in what is new there. @param owner the account's number. */
  async follow(owner: number): Promise<void> {
    if (this.#owner === owner) return;
    this.#owner = owner;
    const { list, known } = this.#parts;
    const before = known.read();
    // Somebody else's, whose session ended without this device's doing.
    if (before && before.owner !== owner)
      this.#forget(list.slugs().filter((slug) => !before.slugs.includes(slug)));
    this.#endListening ??= list.subscribe(() => {
      if (this.#isBehind()) void this.send();
    });
    await this.send();
  }

  /** Nobody is signed in any more. */
  leave(): void {
    this.#owner = undefined;
    this.#endListening?.();
    this.#endListening = undefined;
    if (this.#parts.known.read()) this.#forget([]);
  }

  /** Sends what has not been sent yet. One call at a time: what changes meanwhile goes with the next. */
  send(): Promise<void> {
    this.#hasChanged = true;
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#hasChanged && this.#owner !== undefined) {
      this.#hasChanged = false;
      try {
        await this.#sendFor(this.#owner);
      } catch (error) {
        // Asked for again meanwhile, as by a connection that came back, it is tried again at once.
        this.#parts.onFailure(error);
      }
    }
  }

  /** Whether there is something to send. */
  #isBehind(): boolean {
    const { list } = this.#parts;
    const has = this.#knownOf(this.#owner);
    return missing(list.slugs(), has).length > 0 || missing(has, list.slugs()).length > 0;
  }

  async #sendFor(owner: number): Promise<void> {
    const { list, known, merge, remove } = this.#parts;
    const before = list.slugs();
    const has = this.#knownOf(owner);
    for (const slug of missing(has, before)) await remove(slug);
    const held = await merge(missing(before, has));
    if (this.#owner !== owner) return;
    const added = missing(list.slugs(), before);
    const removed = missing(before, list.slugs());
    const next = [...added, ...missing(missing(held, removed), added)].slice(0, list.maximum);
    // What does not fit in here is not missed: else it would be taken from the account.
    known.write({ owner, slugs: held.filter((slug) => next.includes(slug) || removed.includes(slug)) });
    if (added.length > 0 || removed.length > 0) this.#hasChanged = true;
    if (next.join(' ') !== list.slugs().join(' ')) list.replace(next);
  }

  #knownOf(owner: number | undefined): readonly string[] {
    const known = this.#parts.known.read();
    return known && known.owner === owner ? known.slugs : [];
  }

  #forget(left: readonly string[]): void {
    // In this order: a tab that hears of the shorter list must not take it for what its owner wants of the account.
    this.#parts.known.clear();
    this.#parts.list.replace(left);
  }
}

/** Those of the first that the second has not. */
function missing(slugs: readonly string[], from: readonly string[]): readonly string[] {
  return slugs.filter((slug) => !from.includes(slug));
}
