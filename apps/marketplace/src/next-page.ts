import { entryCity } from '@melhor-escola/search/visitor';
import { afterIdle } from '@melhor-escola/ui/hooks';
import { links } from './app/links.ts';
import type { getRouter } from './router.tsx';

type Router = ReturnType<typeof getRouter>;

/** In ms, after a page that was gone to is there. */
const restAfter = 1_000;

/**
 * Fetches ahead, code and data, the page that most visitors go on to from the one they are on: from home the results of the
 * city it starts from, elsewhere what the first link in view leads to of those marked as likely (ST-14). One page a visit of a
 * page, once the browser has nothing else to do.
 */
export function fetchNextPages(router: Router): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => fetchWhenIdle(router), restAfter);
  };
  router.subscribe('onResolved', plan);
  // The first page has had its second.
  fetchWhenIdle(router);
}

/** A browser that is never idle prefetches nothing. */
function fetchWhenIdle(router: Router): void {
  afterIdle(() => fetchNextPage(router), { timeoutMs: 0 });
}

function fetchNextPage(router: Router): void {
  const isTaken = document.documentElement.dataset['takenOver'] !== undefined;
  // On a phone that is still at it, reading on comes first.
  if (!isTaken) return void setTimeout(() => fetchWhenIdle(router), restAfter);
  const next = nextPage(router);
  // A page that cannot be fetched is fetched again when somebody goes there, and says then what is wrong.
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
