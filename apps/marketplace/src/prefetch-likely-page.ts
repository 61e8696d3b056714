import type { RegisteredRouter } from '@tanstack/react-router';
import { entryCity } from '@melhor-escola/search/visitor';
import { afterIdle } from '@melhor-escola/ui/hooks';
import { links } from './app/links.ts';

/** Time from showing a page to prefetching the next one. */
const PREFETCH_DELAY_MS = 1_000;

/**
 * Prefetches code and data of the page that most visitors open next: on the home page the results of the preselected city, elsewhere
 * the first link in view marked `data-prefetch` (ST-14). One page per shown page, once the browser is idle.
 */
export function prefetchLikelyPage(router: RegisteredRouter): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => prefetchWhenIdle(router), PREFETCH_DELAY_MS);
  };
  router.subscribe('onResolved', schedule);
  schedule();
}

/** No fallback timeout: a browser that is never idle prefetches nothing. */
function prefetchWhenIdle(router: RegisteredRouter): void {
  afterIdle(() => prefetch(router), { timeoutMs: 0 });
}

function prefetch(router: RegisteredRouter): void {
  const next = likelyPage(router);
  // On failure the page is loaded when the visitor opens it, and shows its error then.
  if (next) router.preloadRoute(next).catch(() => undefined);
}

function likelyPage(router: RegisteredRouter) {
  const { pathname } = router.state.location;
  const { queryClient, service } = router.options.context;
  if (pathname === '/' || pathname === router.buildLocation(links.home()).pathname)
    return links.results({ city: entryCity({ queryClient, service }).slug });
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-prefetch]')].find(isInView);
  return link && { to: link.pathname, search: router.options.parseSearch(link.search) };
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
}
