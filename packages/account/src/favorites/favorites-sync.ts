import { readContent, type Api } from '@melhor-escola/api-client/api';
import { ApiError } from '@melhor-escola/api-client/api-error';
import type { SavedGrades } from '@melhor-escola/domain/saved-grades';
import type { GradeSlug } from '@melhor-escola/domain/stage';
import type { DeviceStore } from '@melhor-escola/ui/device-store';
import type { QueryClient } from '@tanstack/react-query';
import { sessionKey } from '../session/index.ts';
import { syncedFavorites, type SyncedFavorites } from './synced-favorites.ts';

/** The list of the schools saved on this device, newest first. */
export interface FavoritesList {
  readonly maximum: number;
  readonly slugs: () => readonly string[];
  /** What they are saved for. */
  readonly grades: () => SavedGrades;
  /** @param grades by default, schools that stay keep theirs. */
  readonly replace: (slugs: readonly string[], grades?: SavedGrades) => void;
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
export function accountFavorites(api: Api): Pick<FavoritesSyncOptions, 'merge' | 'setGrade' | 'remove'> {
  return {
    async merge(slugs, grades) {
      const call = api.POST('/v3/account/user/favorites/merge', { body: { slugs: [...slugs], grades } });
      return (await readContent(call)).items.map(({ slug, grade }) => ({ slug, grade: grade ?? undefined }));
    },
    async setGrade(schoolSlug, grade) {
      await api.PUT('/v3/account/user/favorites/{schoolSlug}/grade', {
        params: { path: { schoolSlug } },
        body: { grade: grade ?? null },
      });
    },
    async remove(schoolSlug) {
      await api.DELETE('/v3/account/user/favorites/{schoolSlug}', { params: { path: { schoolSlug } } });
    },
  };
}

/** A favorite of the account, and what it is saved for. */
export interface AccountFavorite {
  readonly slug: string;
  readonly grade: GradeSlug | undefined;
}

export interface FavoritesSyncOptions {
  /** The schools saved on this device. */
  readonly list: FavoritesList;
  /** The favorites the account had at the last sync; stored on the device, so that unsent changes are sent another day. */
  readonly synced: DeviceStore<SyncedFavorites>;
  /** Adds schools to the account; one that it has for a grade keeps that. @returns all favorites of the account, newest first. */
  readonly merge: (slugs: readonly string[], grades: SavedGrades) => Promise<readonly AccountFavorite[]>;
  readonly setGrade: (slug: string, grade: GradeSlug | undefined) => Promise<void>;
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
    const { slugs: inAccount, grades } = this.#syncedOf(this.#userId);
    return (
      without(list.slugs(), inAccount).length > 0 ||
      without(inAccount, list.slugs()).length > 0 ||
      changedGrades(inAccount, grades, list.grades()).length > 0
    );
  }

  async #sendFor(userId: number): Promise<void> {
    const { list, synced, merge, setGrade, remove } = this.#options;
    const before = list.slugs();
    const grades = list.grades();
    const { slugs: inAccount, grades: accountGrades } = this.#syncedOf(userId);
    for (const slug of without(inAccount, before)) await remove(slug);
    const kept = before.filter((slug) => inAccount.includes(slug));
    for (const slug of changedGrades(kept, accountGrades, grades)) await setGrade(slug, grades[slug]);
    const isNew = without(before, inAccount);
    const answer = await merge(isNew, only(grades, isNew));
    if (this.#userId !== userId) return;
    const merged = answer.map(({ slug }) => slug);
    const mergedGrades: SavedGrades = Object.fromEntries(
      answer.flatMap(({ slug, grade }) => (grade ? [[slug, grade] as const] : [])),
    );
    // Chosen during the calls: newer than those of the account.
    const chosen = changedGrades(before, grades, list.grades());
    const added = without(list.slugs(), before);
    const removed = without(before, list.slugs());
    const next = [...added, ...without(without(merged, removed), added)].slice(0, list.maximum);
    // Without the schools that do not fit on this device: otherwise the next sync would remove them from the account.
    const inSync = merged.filter((slug) => next.includes(slug) || removed.includes(slug));
    synced.write({ userId, slugs: inSync, grades: only(mergedGrades, inSync) });
    if (added.length > 0 || removed.length > 0 || chosen.length > 0) this.#hasChanged = true;
    const own = [...added, ...chosen];
    const nextGrades = { ...only(mergedGrades, without(next, own)), ...only(list.grades(), own) };
    if (
      next.join(' ') !== list.slugs().join(' ') ||
      changedGrades(next, nextGrades, list.grades()).length > 0
    )
      list.replace(next, nextGrades);
  }

  /** The favorites and their grades at the last sync of this account. */
  #syncedOf(userId: number | undefined): Pick<SyncedFavorites, 'slugs'> & { readonly grades: SavedGrades } {
    const synced = this.#options.synced.read();
    return synced && synced.userId === userId
      ? { slugs: synced.slugs, grades: synced.grades ?? {} }
      : { slugs: [], grades: {} };
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

/** Those of the schools that the two disagree about. */
function changedGrades(slugs: readonly string[], before: SavedGrades, after: SavedGrades): readonly string[] {
  return slugs.filter((slug) => before[slug] !== after[slug]);
}

/** The grades of these schools alone. */
function only(grades: SavedGrades, slugs: readonly string[]): SavedGrades {
  return Object.fromEntries(Object.entries(grades).filter(([slug]) => slugs.includes(slug)));
}
