import { onSignOut } from '@melhor-escola/account/session';
import { cacheSchools } from '@melhor-escola/search/offline';
import { prefetchLikelyPage } from '@melhor-escola/search/prefetch-likely-page';
import { allowsPrefetch } from '@melhor-escola/search/visitor';
import { followVisit } from '@melhor-escola/tracking/app-update/follow-navigation';
import type { RegisteredRouter } from '@tanstack/react-router';
import { accountSession } from './account-ports.tsx';
import { links } from './links.ts';
import { focusOpenedPages } from './page-focus.ts';
import { favorites } from './visitor-lists.ts';

/** What a page needs from its second view on. Call it once the page is idle, so that it does not delay the first one. */
export function startIdleTasks(router: RegisteredRouter, release: string): void {
  const { queryClient, service, visit } = router.options.context;
  const shared = { router, queryClient, service, links };
  cacheSchools({
    ...shared,
    favorites,
    onSignOut: (listener) => onSignOut(queryClient, accountSession, listener),
  });
  focusOpenedPages(router);
  followVisit(visit, router, release);
  if (allowsPrefetch()) prefetchLikelyPage(shared);
}
