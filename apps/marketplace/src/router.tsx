import { parseSearch, stringifySearch } from '@melhor-escola/search/search-string';
import { errorHead, ErrorScreen, NotFoundScreen } from '@melhor-escola/search/error/screens';
import { QueryClient } from '@tanstack/react-query';
import { createRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { requestNonce } from './nonce.ts';
import { answerWithStatusOf } from './failed-page-status.ts';
import { laterPagesScroll } from './first-page-scroll.ts';
import { origin } from './origin.ts';
import { requestId, requestIdMeta } from './request-id.ts';
import { routeTree } from './routeTree.gen.ts';
import { saveData } from './save-data.ts';
import { service } from './service.ts';

/** Title and robots of an error page (RT-22). No route's `head` speaks for it; React moves these into the document's. */
function ErrorMeta() {
  const head = errorHead();
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content={head.robots} />
    </>
  );
}

function RouteNotFound() {
  return (
    <>
      <ErrorMeta />
      <NotFoundScreen />
    </>
  );
}

/** Details of an error are for developers: production pages never carry them (RT-22). */
function RouteError({ error }: ErrorComponentProps) {
  answerWithStatusOf(error);
  const details =
    import.meta.env.DEV && error instanceof Error ? { message: error.message, stack: error.stack } : {};
  const id = requestId();
  return (
    <>
      <ErrorMeta />
      {id && <meta name={requestIdMeta} content={id} />}
      <ErrorScreen {...details} requestId={id} />
    </>
  );
}

/** A router with caches of its own: made per request on the server, so that nothing of one visitor reaches another (S18). */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false } },
  });
  const router = createRouter({
    routeTree,
    context: { queryClient, service: service(), origin: origin() },
    parseSearch,
    stringifySearch,
    // Nothing ahead of time for who saves data (product 12).
    defaultPreload: saveData() ? false : 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: laterPagesScroll(),
    defaultNotFoundComponent: RouteNotFound,
    defaultErrorComponent: RouteError,
    ssr: { nonce: requestNonce() },
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
