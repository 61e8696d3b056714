import { parseSearch, stringifySearch } from '@melhor-escola/search/search-string';
import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { FailedRoute, UnknownRoute } from './failures/failed-routes.tsx';
import { requestNonce } from './nonce.ts';
import { laterPagesScroll } from './first-page-scroll.ts';
import { origin } from './origin.ts';
import { routeTree } from './routeTree.gen.ts';
import { saveData } from './save-data.ts';
import { service } from './service.ts';

/** A router with caches of its own: made per request on the server, so that nothing of one visitor reaches another (S18). */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false } },
  });
  return createRouter({
    routeTree,
    context: { queryClient, service: service(), origin: origin() },
    parseSearch,
    stringifySearch,
    // Nothing ahead of time for who saves data (product 12).
    defaultPreload: saveData() ? false : 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: laterPagesScroll(),
    defaultNotFoundComponent: UnknownRoute,
    defaultErrorComponent: FailedRoute,
    ssr: { nonce: requestNonce() },
    dehydrate: () => ({ queries: keptQueries(queryClient) }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries)),
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
}

/**
 * All that a page shows, which is in the cache before it is rendered: it travels with the page as one text, and nothing follows for
 * which Start would have to keep the page open.
 */
const keptQueries = createIsomorphicFn()
  .client((_queryClient: QueryClient) => '')
  .server((queryClient: QueryClient) => JSON.stringify(dehydrate(queryClient)));

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
