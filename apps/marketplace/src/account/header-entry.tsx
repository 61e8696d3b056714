import { AccountEntry } from '@melhor-escola/account/header';
import { tabInterruptedActions, useCurrentUser, useSession } from '@melhor-escola/account/session';
import { fetchesAhead } from '@melhor-escola/search/visitor';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { afterIdle } from '@melhor-escola/ui/hooks';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { OptionalPart } from '../app/optional-part.tsx';
import { AccountScope } from './account-ports.tsx';
import { hasKnownFavorites } from './favorites-known.ts';
import type { FavoritesSync } from './favorites-sync.ts';
import { ToastPlace } from './toasts.tsx';

/** The account in the header, once its code has loaded, and what every page does for the current user. */
export default function HeaderEntry() {
  const href = useLocation({ select: (location) => location.href });
  return (
    <AccountScope>
      <AccountEntry />
      <Favorites />
      <PendingAction key={href} />
      <ToastPlace />
      <OnceAtRest />
    </AccountScope>
  );
}

/** Keeps the favourites of this device and of the account the same (product 8). Its code is fetched for those who have an account. */
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
      // Fetched again with the next change of the session.
      () => (sync.current = undefined),
    );
  }, [queryClient, status, userId]);
  return null;
}

const Nothing = () => null;
const VisitServices = lazy((): Promise<{ default: ComponentType }> =>
  import('../tracking/visit-services.tsx').catch(() => ({ default: Nothing })),
);

/** In ms: until then nothing is fetched that nobody asked for (ST-14). */
const restBeforeAhead = 1_000;

/** What waits until the page has nothing to do: nobody's first look is later for it. */
function OnceAtRest() {
  const [isAtRest, setAtRest] = useState(false);
  const router = useRouter();
  useEffect(() => afterIdle(() => setAtRest(true)), []);
  useEffect(() => {
    if (isAtRest)
      void import('../offline/keep-schools.ts').then(({ keepSchools }) => keepSchools(router), ignore);
  }, [isAtRest, router]);
  useEffect(() => {
    if (!fetchesAhead()) return undefined;
    // Where it cannot be fetched, pages come when they are asked for.
    const ahead = () =>
      import('../next-page.ts').then(({ fetchNextPages }) => fetchNextPages(router), ignore);
    const timer = setTimeout(() => void ahead(), restBeforeAhead);
    return () => clearTimeout(timer);
  }, [router]);
  return (
    <OptionalPart>
      <Suspense>{isAtRest && <VisitServices />}</Suspense>
    </OptionalPart>
  );
}

/** Resumes what the visitor was about to do before signing in, once they are back at its address. Give it the address as its key. */
function PendingAction() {
  const userId = useCurrentUser()?.id;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined || !tabInterruptedActions.has()) return;
    void import('./save-search.ts').then(
      ({ resumePendingAction }) => resumePendingAction(queryClient),
      ignore,
    );
  }, [queryClient, userId]);
  return null;
}

/** What could not be fetched is fetched with the next page. */
const ignore = (): void => {};
