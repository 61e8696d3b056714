import { parseSearch, stringifySearch } from '@melhor-escola/search/search-params';
import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { FailedRoute, UnknownRoute } from './shell/failed-routes.tsx';
import { routeTree } from './routeTree.gen.ts';
import { allowsPrefetch } from '@melhor-escola/search/visitor';
import { secondFactorPath, signInPath } from './app/links.ts';
import { currentUserApi, service } from './app/service/service.ts';
import { Visit } from '@melhor-escola/tracking/visit';

/** A router with its own caches: one per request on the server, so that no visitor gets another's data (S18). */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false } },
  });
  const router = createRouter({
    routeTree,
    context: {
      queryClient,
      service: service(),
      currentUserApi,
      signInPath,
      secondFactorPath,
      origin: origin(),
      visit: new Visit(),
    },
    parseSearch,
    stringifySearch,
    // Not with Save-Data (product 12) or a slow connection.
    defaultPreload: allowsPrefetch() ? 'intent' : false,
    defaultPreloadStaleTime: 0,
    scrollRestoration: laterPagesScroll(),
    defaultNotFoundComponent: UnknownRoute,
    defaultErrorComponent: FailedRoute,
    ssr: { nonce: requestNonce() },
  });
  // Sends the queries of a page's loaders with it, and provides the client. A browser repeats those that failed.
  setupRouterSsrQueryIntegration({
    router,
    queryClient,
    dehydrateOptions: { shouldDehydrateQuery: ({ state }) => state.status === 'success' },
  });
  return router;
}

/** The site's public origin: `SITE_URL` on the server, the open page's origin in a browser. */
const origin = createIsomorphicFn()
  .client(() => window.location.origin)
  .server(() => {
    const siteUrl = process.env['SITE_URL'];
    if (!siteUrl) throw new Error('SITE_URL must be set before a page is rendered (src/main.ts does).');
    return siteUrl;
  });

/** The nonce of the page being rendered, if it has one; `undefined` in the browser, where scripts must not read it. */
const requestNonce = createIsomorphicFn()
  .client((): string | undefined => undefined)
  .server((): string | undefined => getGlobalStartContext()?.nonce);

/**
 * Whether the router may scroll the page it has just rendered. Not the first page in a browser: the router's inline script has
 * restored its scroll position, and the visitor may have scrolled before hydration.
 *
 * @returns a function for one router, to be called once after each page.
 */
const laterPagesScroll = createIsomorphicFn()
  .server((): (() => boolean) => () => true)
  .client((): (() => boolean) => {
    let isFirst = true;
    return () => {
      const scrolls = !isFirst;
      // The router records positions on scroll events, and missed those before hydration.
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
