import { afterIdle } from '@melhor-escola/ui/hooks';
import type { AnyRouter } from '@tanstack/react-router';
import { entryCity } from './place/entry-city.ts';
import type { LoaderContext, SearchPorts } from './ports.tsx';

/** Time from showing a page to prefetching the next one. */
const PREFETCH_DELAY_MS = 1_000;

export interface PrefetchOptions extends LoaderContext, Pick<SearchPorts, 'links'> {
  readonly router: AnyRouter;
}

/**
 * Prefetches code and data of the page that most visitors open next: on the home page the results of the preselected city, elsewhere
 * the first link in view marked `data-prefetch` (ST-14). One page per shown page, once the browser is idle.
 */
export function prefetchLikelyPage(options: PrefetchOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => prefetchWhenIdle(options), PREFETCH_DELAY_MS);
  };
  options.router.subscribe('onResolved', schedule);
  schedule();
}

/** No fallback timeout: a browser that is never idle prefetches nothing. */
function prefetchWhenIdle(options: PrefetchOptions): void {
  afterIdle(() => prefetch(options), { timeoutMs: 0 });
}

function prefetch(options: PrefetchOptions): void {
  const next = likelyPage(options);
  // On failure the page is loaded when the visitor opens it, and shows its error then.
  if (next) options.router.preloadRoute(next).catch(() => undefined);
}

function likelyPage({ router, links, queryClient, service }: PrefetchOptions) {
  const { pathname } = router.state.location;
  if (pathname === '/' || pathname === router.buildLocation(links.home()).pathname)
    return links.results({ city: entryCity({ queryClient, service }).slug });
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-prefetch]')].find(isInView);
  return link && { to: link.pathname, search: router.options.parseSearch(link.search) };
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
}
