import { sessionQuery } from '@melhor-escola/account/session';
import { routes } from '@melhor-escola/domain/routes';
import { cacheSchools } from '@melhor-escola/search/offline';
import { allowsPrefetch } from '@melhor-escola/search/visitor';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { accountSession } from '../account/account-ports.tsx';
import { prefetchLikelyPage } from '../prefetch-likely-page.ts';
import { followNavigation } from '@melhor-escola/tracking/app-update/follow-navigation';
import type { Visit } from './tracking/visit.ts';
import { favorites } from './device/visitor-lists.ts';
import { links } from './links.ts';
import { focusOpenedPages } from './page-focus.ts';

/** What a page needs from its second view on. Call it once the page is idle, so that it does not delay the first one. */
export function startIdleTasks(router: RegisteredRouter, visit: Visit, release: string): void {
  const { queryClient, service } = router.options.context;
  cacheSchools({
    router,
    queryClient,
    service,
    favorites,
    links,
    openSchool: () => openSchool(router),
    onSignOut: (listener) => onSignOut(queryClient, listener),
  });
  focusOpenedPages(router);
  visit.navigation(() => followNavigation(router, release));
  if (allowsPrefetch()) prefetchLikelyPage(router);
}

/** Path of the open school page; `undefined` on other pages. */
function openSchool(router: RegisteredRouter): string | undefined {
  for (const match of router.state.matches) {
    if (match.fullPath !== routes.school.pattern || match.status !== 'success') continue;
    // Landing pages share the route of schools.
    return match.loaderData?.landing ? undefined : match.pathname;
  }
  return undefined;
}

function onSignOut(queryClient: QueryClient, listener: () => void): void {
  const session = new QueryObserver(queryClient, sessionQuery(accountSession));
  let wasSignedIn = session.getCurrentResult().data?.status === 'signed-in';
  session.subscribe(({ data }) => {
    if (wasSignedIn && data?.status === 'signed-out') listener();
    wasSignedIn = data?.status === 'signed-in';
  });
}
