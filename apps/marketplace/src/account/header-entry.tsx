import { AccountEntry } from '@melhor-escola/account/header';
import { tabPendingActions, useCurrentUser, useSession } from '@melhor-escola/account/session';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { afterIdle } from '@melhor-escola/ui/hooks';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { OptionalPart } from '../app/optional-part.tsx';
import { AccountScope } from './account-ports.tsx';
import { hasKnownFavorites } from './favorites-known.ts';
import type { FavoritesSync } from './favorites-sync.ts';
import type { VisitServicesProps } from '../tracking/visit-services.tsx';
import { ToastPlace } from './toasts.tsx';
import { useEngaged } from './use-engaged.ts';

const root = getRouteApi('__root__');

export interface HeaderEntryProps {
  /** The visitor has interacted with the page before this was loaded. */
  wasEngaged: boolean;
}

/** The account in the header, once its code has loaded, and what every page does for the current user. */
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

/** Keeps the favourites of this device and of the account the same (product 8). Its code is loaded for a current user. */
function Favorites() {
  const { status, user } = useSession();
  const userId = user?.id;
  const queryClient = useQueryClient();
  const sync = useRef<Promise<FavoritesSync>>(undefined);
  useEffect(() => {
    const hasLeft = status === 'signed-out' && hasKnownFavorites();
    if (userId === undefined && !hasLeft) return;
    sync.current ??= import('./favorites-sync.ts').then(({ createFavoritesSync }) =>
      createFavoritesSync(queryClient),
    );
    sync.current.then(
      (favorites) => (userId === undefined ? favorites.leave() : void favorites.follow(userId)),
      // The next change of the session tries again.
      () => (sync.current = undefined),
    );
  }, [queryClient, status, userId]);
  return null;
}

const VisitServices = lazy((): Promise<{ default: ComponentType<VisitServicesProps> }> =>
  import('../tracking/visit-services.tsx').catch(() => ({ default: () => null })),
);

/** What waits until the page is idle, so that it delays no visitor's first view. */
function AfterIdle({ wasEngaged }: HeaderEntryProps) {
  const [isIdle, setIdle] = useState(false);
  const isEngaged = useEngaged() || wasEngaged;
  const router = useRouter();
  const { visit } = root.useRouteContext();
  const { tracking } = root.useLoaderData();
  useEffect(() => afterIdle(() => setIdle(true)), []);
  useEffect(() => {
    if (!isIdle) return;
    // Without it, pages are loaded when the visitor opens them.
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

/** Whether there is a consent to act on. Until there is one, tracking waits for the visitor to engage: it asks them then. */
function hasAnsweredConsent(): boolean {
  return /(?:^|; )consent=/u.test(document.cookie);
}

/** Resumes what the visitor was about to do before signing in, once they are back at its address. Give it the address as its key. */
function PendingAction() {
  const userId = useCurrentUser()?.id;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined || !tabPendingActions.has()) return;
    void import('./save-search.ts').then(
      ({ resumePendingAction }) => resumePendingAction(queryClient),
      ignore,
    );
  }, [queryClient, userId]);
  return null;
}

/** The next page load tries again. */
const ignore = (): void => {};
