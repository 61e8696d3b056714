import { allowsPrefetch } from '@melhor-escola/search/visitor';
import type { RegisteredRouter } from '@tanstack/react-router';
import { cacheSchools } from '../offline/cache-schools.ts';
import { prefetchLikelyPage } from '../prefetch-likely-page.ts';
import { followNavigation } from '../tracking/follow-navigation.ts';
import type { Visit } from '../tracking/visit.ts';
import { focusOpenedPages } from './page-focus.ts';

/** What a page needs from its second view on. Call it once the page is idle, so that it does not delay the first one. */
export function startIdleTasks(router: RegisteredRouter, visit: Visit, release: string): void {
  cacheSchools(router);
  focusOpenedPages(router);
  visit.navigation(() => followNavigation(router, release));
  if (allowsPrefetch()) prefetchLikelyPage(router);
}
