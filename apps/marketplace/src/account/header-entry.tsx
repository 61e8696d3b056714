import { AccountEntry } from '@melhor-escola/account/header';
import type { FavoritesSync } from '@melhor-escola/account/favorites-sync';
import { tabPendingActions, useCurrentUser, useSession } from '@melhor-escola/account/session';
import { hasSyncedFavorites } from '@melhor-escola/account/synced-favorites';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { afterIdle } from '@melhor-escola/ui/hooks';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { OptionalPart } from '../app/optional-part.tsx';
import { browserApi } from '../app/service/browser-service.ts';
import { AccountScope, saveSearchOptions } from './account-ports.tsx';
import type { VisitServicesProps } from '../app/tracking/visit-services.tsx';
import { ToastPlace } from './toasts.tsx';
import { useEngaged } from './use-engaged.ts';

const root = getRouteApi('__root__');

export interface HeaderEntryProps {
  /** The visitor interacted with the page before this was loaded. */
  wasEngaged: boolean;
}

/** The account in the header, and what every page does for the current user. Its code is loaded after hydration. */
export default function HeaderEntry({ wasEngaged }: HeaderEntryProps) {
  const href = useLocation({ select: (location) => location.href });
  return (
    <AccountScope>
      <AccountEntry />
      <Favorites />
      <PendingAction key={href} />
      <ToastPlace />
      <AfterIdle wasEngaged={wasEngaged} />
    </AccountScope>
  );
}

/** Synchronizes the favorites of this device and of the account (product 8). Its code is loaded for a current user. */
function Favorites() {
  const { status, user } = useSession();
  const userId = user?.id;
  const queryClient = useQueryClient();
  const sync = useRef<Promise<FavoritesSync>>(undefined);
  useEffect(() => {
    const hasSignedOut = status === 'signed-out' && hasSyncedFavorites();
    if (userId === undefined && !hasSignedOut) return;
    sync.current ??= startSync(queryClient);
    sync.current.then(
      (favorites) => (userId === undefined ? favorites.onSignOut() : void favorites.onSignIn(userId)),
      // Retried when the session changes.
      () => (sync.current = undefined),
    );
  }, [queryClient, status, userId]);
  return null;
}

async function startSync(queryClient: QueryClient): Promise<FavoritesSync> {
  const [{ startFavoritesSync }, { favorites: list }, { clearVisitRecords }] = await Promise.all([
    import('@melhor-escola/account/favorites-sync'),
    import('../app/device/device-lists.ts'),
    import('@melhor-escola/search/visit-checklist/storage'),
  ]);
  return startFavoritesSync({ list, api: browserApi, queryClient, clearVisitRecords });
}

const VisitServices = lazy((): Promise<{ default: ComponentType<VisitServicesProps> }> =>
  import('../app/tracking/visit-services.tsx').catch(() => ({ default: () => null })),
);

/** Services that start once the page is idle, so that they do not delay the first view. */
function AfterIdle({ wasEngaged }: HeaderEntryProps) {
  const [isIdle, setIdle] = useState(false);
  const isEngaged = useEngaged() || wasEngaged;
  const router = useRouter();
  const { visit } = root.useRouteContext();
  const { tracking } = root.useLoaderData();
  useEffect(() => afterIdle(() => setIdle(true)), []);
  useEffect(() => {
    if (!isIdle) return;
    // If this fails, pages are not prefetched.
    void import('../app/idle-tasks.ts').then(
      ({ startIdleTasks }) => startIdleTasks(router, visit, tracking.release),
      ignore,
    );
  }, [isIdle, router, visit, tracking]);
  return (
    <OptionalPart>
      <Suspense>
        {isIdle && (isEngaged || hasAnsweredConsent()) && <VisitServices isEngaged={isEngaged} />}
      </Suspense>
    </OptionalPart>
  );
}

/** Whether the visitor has answered about consent. Until then tracking waits for an interaction, after which it asks. */
function hasAnsweredConsent(): boolean {
  return /(?:^|; )consent=/u.test(document.cookie);
}

/** Resumes the action that was pending until the sign-in, once the visitor is back at its URL. Use the URL as its key. */
function PendingAction() {
  const userId = useCurrentUser()?.id;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined || !tabPendingActions.has()) return;
    void import('@melhor-escola/account/save-search').then(
      ({ resumePendingAction }) => resumePendingAction(saveSearchOptions(queryClient)),
      ignore,
    );
  }, [queryClient, userId]);
  return null;
}

/** Retried with the next page load. */
const ignore = (): void => {};
