import { AccountEntry } from '@melhor-escola/account/header/account-entry';
import { tabInterruptedActions } from '@melhor-escola/account/interrupted/interrupted-action';
import { useSession } from '@melhor-escola/account/session/use-session';
import { fetchesAhead } from '@melhor-escola/search/visitor';
import { useLocation, useRouter } from '@tanstack/react-router';
import { whenIdle } from '@melhor-escola/tracking/idle/when-idle';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { OptionalPart } from '../app/optional-part.tsx';
import { accountSession } from './account-ports.ts';
import { AccountScope } from './account-scope.tsx';
import { hasKnownFavorites } from './favorites-known.ts';
import { ToastPlace } from './toasts.tsx';

/** The account's place in the header, once its code is there, and what every page does for who is signed in. */
export default function HeaderEntry() {
  useFavorites();
  const href = useLocation({ select: (location) => location.href });
  return (
    <AccountScope>
      <AccountEntry />
      <InterruptedAction key={href} />
      <ToastPlace />
      <OnceAtRest />
    </AccountScope>
  );
}

/** The favorites of this device follow the account's (product 8). Nobody else has the code fetched. */
function useFavorites(): void {
  const { status, person } = useSession(accountSession);
  const owner = person?.id;
  useEffect(() => {
    // A session that could only not be asked about is not over (ST-02).
    const hasLeft = status === 'signed-out' && accountSession.isOver() && hasKnownFavorites();
    if (owner === undefined && !hasLeft) return;
    void import('./favorites-follow.ts').then(({ followFavorites }) => followFavorites(owner), ignore);
  }, [owner, status]);
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
  useEffect(() => whenIdle(() => setAtRest(true)), []);
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

/** What somebody was about to do is done once they have signed in and are back where they were: looked for at each address anew. */
function InterruptedAction() {
  const { person } = useSession(accountSession);
  const owner = person?.id;
  useEffect(() => {
    if (owner === undefined || !tabInterruptedActions.has()) return;
    void import('./save-search.ts').then(({ finishInterrupted }) => finishInterrupted(), ignore);
  }, [owner]);
  return null;
}

/** What could not be fetched is fetched with the next page. */
const ignore = (): void => {};
