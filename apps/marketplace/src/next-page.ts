import { entryCity } from '@melhor-escola/search/visitor';
import { afterIdle } from '@melhor-escola/ui/hooks';
import { links } from './app/links.ts';
import type { getRouter } from './router.tsx';

type Router = ReturnType<typeof getRouter>;

/** After a navigation. */
const DELAY_MS = 1_000;

/**
 * Prefetches code and data of the page that most visitors open next, one per page view, when the browser is idle (ST-14): from
 * the home page the results of its city, elsewhere the target of the first likely link in view.
 */
export function fetchNextPages(router: Router): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => fetchWhenIdle(router), DELAY_MS);
  };
  router.subscribe('onResolved', plan);
  // The caller waited for the first page.
  fetchWhenIdle(router);
}

/** A browser that is never idle prefetches nothing. */
function fetchWhenIdle(router: Router): void {
  afterIdle(() => fetchNextPage(router), { timeoutMs: 0 });
}

function fetchNextPage(router: Router): void {
  const next = nextPage(router);
  // A failed prefetch is repeated by the navigation, which shows the error.
  if (next) router.preloadRoute(next).catch(() => undefined);
}

function nextPage(router: Router) {
  const { pathname } = router.state.location;
  const { queryClient, service } = router.options.context;
  if (pathname === '/' || pathname === router.buildLocation(links.home()).pathname)
    return links.results({ city: entryCity(queryClient, service).slug });
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-likely]')].find(isInView);
  return link && { to: link.pathname, search: router.options.parseSearch(link.search) };
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
}
