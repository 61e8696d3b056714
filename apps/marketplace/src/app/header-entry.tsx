import { AccountHeader } from '@melhor-escola/account/header';
import type { HeaderEntryProps } from '@melhor-escola/account/header-account';
import { AfterEngagement } from '@melhor-escola/tracking/visit-services';
import { afterIdle, ErrorBoundary } from '@melhor-escola/ui/hooks';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { AccountScope } from './account-ports.tsx';
import type { TrackedVisitProps } from './tracked-visit.tsx';
import { loadVisitorLists } from './visitor-lists.ts';

const root = getRouteApi('__root__');

const nothing = () => null;

/** Without its code, the visit is not tracked. */
const TrackedVisit = lazy((): Promise<{ default: ComponentType<TrackedVisitProps> }> =>
  import('./tracked-visit.tsx').catch(() => ({ default: nothing })),
);

/** The account in the header, and what every page does in a browser. Its code is loaded after hydration. */
export default function HeaderEntry({ wasEngaged, user }: HeaderEntryProps) {
  const router = useRouter();
  const { release } = root.useLoaderData().tracking;
  useEffect(() => {
    // If this fails, pages are not prefetched.
    const start = () =>
      void import('./idle-tasks.ts').then((idle) => idle.startIdleTasks(router, release), nothing);
    return afterIdle(start);
  }, [router, release]);
  return (
    <AccountScope>
      <AccountHeader user={user} loadFavorites={loadFavorites} />
      <ErrorBoundary fallback={nothing}>
        <Suspense>
          <AfterEngagement wasEngaged={wasEngaged}>
            {(isEngaged) => <TrackedVisit isEngaged={isEngaged} />}
          </AfterEngagement>
        </Suspense>
      </ErrorBoundary>
    </AccountScope>
  );
}

async function loadFavorites() {
  const [{ favorites: list }, { clearVisitRecords }] = await Promise.all([
    loadVisitorLists(),
    import('@melhor-escola/search/visit-checklist/storage'),
  ]);
  return { list, clearVisitRecords };
}
