import { readContent, type Api } from '@melhor-escola/api-client/api';
import { ApiError } from '@melhor-escola/api-client/api-error';
import type { DeviceStore } from '@melhor-escola/ui/device-store';
import type { QueryClient } from '@tanstack/react-query';
import { sessionKey } from '../session/index.ts';
import { syncedFavorites, type SyncedFavorites } from './synced-favorites.ts';

/** The list of the schools saved on this device, newest first. */
export interface FavoritesList {
  readonly maximum: number;
  readonly slugs: () => readonly string[];
  readonly replace: (slugs: readonly string[]) => void;
  /** @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface DeviceOptions extends Pick<FavoritesSyncOptions, 'list' | 'clearVisitRecords'> {
  readonly api: Api;
  readonly queryClient: QueryClient;
}

/** Starts synchronizing the favorites of this device with those of the account. Call it once per page load. */
export function startFavoritesSync({ api, queryClient, ...device }: DeviceOptions): FavoritesSync {
  const sync = new FavoritesSync({
    ...device,
    synced: syncedFavorites(() => window.localStorage),
    ...accountFavorites(api),
    onFailure(error) {
      if (!(error instanceof ApiError)) reportError(error);
      else if (error.status === 401) void queryClient.invalidateQueries({ queryKey: sessionKey });
    },
  });
  // Retries changes that could not be sent offline, or that were made while this tab was in the background.
  window.addEventListener('online', () => void sync.send());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sync.send();
  });
  return sync;
}

/** The calls of the synchronization. */
export function accountFavorites(api: Api): Pick<FavoritesSyncOptions, 'merge' | 'remove'> {
  return {
    async merge(slugs) {
      const call = api.POST('/v3/account/user/favorites/merge', { body: { slugs: [...slugs] } });
      return (await readContent(call)).items.map(({ slug }) => slug);
    },
    async remove(schoolSlug) {
      await api.DELETE('/v3/account/user/favorites/{schoolSlug}', { params: { path: { schoolSlug } } });
    },
  };
}

export interface FavoritesSyncOptions {
  /** The schools saved on this device. */
  readonly list: FavoritesList;
  /** The favorites the account had at the last sync; stored on the device, so that unsent changes are sent another day. */
  readonly synced: DeviceStore<SyncedFavorites>;
  /** Adds schools to the account. @returns all favorites of the account, newest first. */
  readonly merge: (slugs: readonly string[]) => Promise<readonly string[]>;
  readonly remove: (slug: string) => Promise<void>;
  /** Deletes what the user wrote about the favorites on this device. */
  readonly clearVisitRecords: () => void;
  /** A call failed. Its change is retried later. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Synchronizes the favorites of this device and of the account while the user is signed in (product 8). Updates are
 * optimistic: a click changes the device's list at once, and the account follows. Pending changes are not stored: they are the difference between the device's list and the account's at the last sync. So they survive a reload,
 * a lost connection and a second tab, and a change that was undone meanwhile is not sent.
 *
 * Signing out empties the list, because the next person at this device may be another user. Schools that were saved without
 * an account, and never synced, stay.
 */
export class FavoritesSync {
  readonly #options: FavoritesSyncOptions;
  #userId: number | undefined;
  #unsubscribe: (() => void) | undefined;
  #sending: Promise<void> | undefined;
  #hasChanged = false;

  constructor(options: FavoritesSyncOptions) {
    this.#options = options;
  }

  /** Merges the lists of the device and of the account, and sends later changes. @param userId id of the signed-in account. */
  async onSignIn(userId: number): Promise<void> {
    if (this.#userId === userId) return;
    this.#userId = userId;
    const { list, synced } = this.#options;
    const before = synced.read();
    // The list of another user, whose session ended without a sign-out on this device.
    if (before && before.userId !== userId)
      this.#clear(list.slugs().filter((slug) => !before.slugs.includes(slug)));
    this.#unsubscribe ??= list.subscribe(() => {
      if (this.#hasUnsent()) void this.send();
    });
    await this.send();
  }

  /** Stops sending changes and removes the user's favorites from the device. */
  onSignOut(): void {
    this.#userId = undefined;
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    if (this.#options.synced.read()) this.#clear([]);
  }

  /** Sends unsent changes, one call at a time: changes made during a call go with the next one. */
  send(): Promise<void> {
    this.#hasChanged = true;
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#hasChanged && this.#userId !== undefined) {
      this.#hasChanged = false;
      try {
        await this.#sendFor(this.#userId);
      } catch (error) {
        // Retried at once if `send` was called meanwhile, for example because the connection came back.
        this.#options.onFailure(error);
      }
    }
  }

  /** Whether there are unsent changes. */
  #hasUnsent(): boolean {
    const { list } = this.#options;
    const inAccount = this.#syncedSlugs(this.#userId);
    return without(list.slugs(), inAccount).length > 0 || without(inAccount, list.slugs()).length > 0;
  }

  async #sendFor(userId: number): Promise<void> {
    const { list, synced, merge, remove } = this.#options;
    const before = list.slugs();
    const inAccount = this.#syncedSlugs(userId);
    for (const slug of without(inAccount, before)) await remove(slug);
    const merged = await merge(without(before, inAccount));
    if (this.#userId !== userId) return;
    const added = without(list.slugs(), before);
    const removed = without(before, list.slugs());
    const next = [...added, ...without(without(merged, removed), added)].slice(0, list.maximum);
    // Without the schools that do not fit on this device: otherwise the next sync would remove them from the account.
    synced.write({
      userId,
      slugs: merged.filter((slug) => next.includes(slug) || removed.includes(slug)),
    });
    if (added.length > 0 || removed.length > 0) this.#hasChanged = true;
    if (next.join(' ') !== list.slugs().join(' ')) list.replace(next);
  }

  #syncedSlugs(userId: number | undefined): readonly string[] {
    const synced = this.#options.synced.read();
    return synced && synced.userId === userId ? synced.slugs : [];
  }

  #clear(remaining: readonly string[]): void {
    // In this order: another tab must not take the shorter list for removals that the user made.
    this.#options.synced.clear();
    this.#options.clearVisitRecords();
    this.#options.list.replace(remaining);
  }
}

function without(slugs: readonly string[], excluded: readonly string[]): readonly string[] {
  return slugs.filter((slug) => !excluded.includes(slug));
}
