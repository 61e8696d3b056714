import { parseSearch, stringifySearch } from '@melhor-escola/search/search-params';
import { HydrationMark } from '@melhor-escola/ui/hooks';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createRouter, type AnyRoute } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { FailedRoute, UnknownRoute } from './shell/failed-routes.tsx';
import { routeTree } from './routeTree.gen.ts';
import { saveData } from './app/request-context.ts';
import { service } from './app/service.ts';
import { Visit } from './tracking/visit.ts';

// Shows when the content of each page is hydrated (ADR 0013): `Outlet` wraps it in Suspense, so that React hydrates it after the
// frame. `Object.assign` keeps the page's `preload`.
const pages: readonly AnyRoute[] = Object.values(routeTree.children ?? {});
for (const page of pages) {
  const { component: Page } = page.options;
  if (!Page) continue;
  page.update({
    component: Object.assign(
      () => (
        <HydrationMark>
          <Page />
        </HydrationMark>
      ),
      Page,
    ),
  });
}

/** A router with caches of its own: made per request on the server, so that nothing of one visitor reaches another (S18). */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false } },
  });
  return createRouter({
    routeTree,
    context: { queryClient, service: service(), origin: origin(), visit: new Visit() },
    parseSearch,
    stringifySearch,
    // Nothing ahead of time for who saves data (product 12).
    defaultPreload: saveData() ? false : 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: laterPagesScroll(),
    defaultNotFoundComponent: UnknownRoute,
    defaultErrorComponent: FailedRoute,
    ssr: { nonce: requestNonce() },
    dehydrate: () => ({ queries: sentQueries(queryClient) }),
    hydrate: ({ queries }) => {
      const sent: readonly SentQuery[] = JSON.parse(swapQuotes(queries));
      for (const [key, data, updatedAt] of sent) queryClient.setQueryData(key, data, { updatedAt });
    },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
}

type SentQuery = readonly [key: QueryKey, data: unknown, updatedAt: number];

/**
 * All that a page shows, which is in the cache before it is rendered: it is sent with the page as one text, and nothing follows for
 * which Start would have to keep the page open. Of a successful query a browser needs these three values alone; React Query's
 * `dehydrate` adds 400 bytes to each.
 */
const sentQueries = createIsomorphicFn()
  .client((_queryClient: QueryClient) => '')
  .server((queryClient: QueryClient) => {
    const successful = queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.status === 'success' });
    const sent = successful.map(({ queryKey, state }): SentQuery => [
      queryKey,
      state.data,
      state.dataUpdatedAt,
    ]);
    return swapQuotes(JSON.stringify(sent));
  });

/** Start writes the text between double quotes, where each double quote of JSON would cost a backslash. */
function swapQuotes(text: string): string {
  return text.replaceAll(/["']/gu, (quote) => (quote === '"' ? "'" : '"'));
}

/** The site's public address without a trailing slash: `SITE_URL` on the server, the address of the open page in a browser. */
const origin = createIsomorphicFn()
  .client(() => window.location.origin)
  .server(() => {
    const siteUrl = process.env['SITE_URL'];
    if (!siteUrl)
      throw new Error('SITE_URL must be set before a page is rendered (src/server/main.ts does).');
    return siteUrl;
  });

/** The nonce of the page being rendered, if it has one; `undefined` in the browser, where no script may learn it. */
const requestNonce = createIsomorphicFn()
  .client((): string | undefined => undefined)
  .server((): string | undefined => getGlobalStartContext()?.nonce);

/**
 * Whether the router may scroll the page it has just rendered. It may not scroll the first page in a browser: that page came
 * from the server, a script of the router within it has restored its scroll position, and a visitor who has scrolled before
 * hydration stays where they are.
 *
 * @returns a function for one router, to be called once after each page.
 */
const laterPagesScroll = createIsomorphicFn()
  .server((): (() => boolean) => () => true)
  .client((): (() => boolean) => {
    let isFirst = true;
    return () => {
      const scrolls = !isFirst;
      // The router records positions on scroll events, and this one came before the router was there.
      if (isFirst && window.scrollY > 0) document.dispatchEvent(new Event('scroll'));
      isFirst = false;
      return scrolls;
    };
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
