import { AccountPortsProvider, type AccountPorts } from '@melhor-escola/account/ports';
import { SignInScreen } from '@melhor-escola/account/sign-in';
import type { Service } from '@melhor-escola/api-client/service';
import { loadResults, ownOfferSearch, ResultsScreen, parseOfferSearch } from '@melhor-escola/search/results';
import { SearchPortsProvider, type SearchPorts } from '@melhor-escola/search/ports';
import { parseSearch, stringifySearch } from '@melhor-escola/search/search-params';
import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  Scripts,
} from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { accountPorts, searchPorts } from './ports.ts';

interface Context {
  readonly queryClient: QueryClient;
  readonly service: Service;
  readonly search: SearchPorts;
  readonly account: AccountPorts;
}

/** Only in browsers and in its own chunk, as tracking's README requires. */
const Consent = lazy(() => import('./consent.tsx'));
const useIsBrowser = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

function Document() {
  const { search, account } = root.useRouteContext();
  const isBrowser = useIsBrowser();
  return (
    <html lang="pt-BR" data-theme="light" {...(isBrowser && { 'data-hydrated': '' })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Outra casa</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/client.css" />
      </head>
      <body>
        <SearchPortsProvider ports={search}>
          <AccountPortsProvider ports={account}>
            <Outlet />
          </AccountPortsProvider>
        </SearchPortsProvider>
        {isBrowser && (
          <Suspense>
            <Consent />
          </Suspense>
        )}
        <Scripts />
        <script type="module" src="/client.js" />
      </body>
    </html>
  );
}

const root = createRootRouteWithContext<Context>()({ component: Document });

const results = createRoute({
  getParentRoute: () => root,
  path: '/procurar',
  validateSearch: parseOfferSearch,
  loaderDeps: ({ search }) => ownOfferSearch(search),
  loader: async ({ context, deps, preload }) => {
    const data = await loadResults(context, deps, preload);
    if (data.kind === 'redirect') throw redirect({ to: '/procurar', search: data.search });
  },
  component: function Results() {
    return <ResultsScreen search={results.useLoaderDeps()} />;
  },
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/conta',
  component: function SignIn() {
    return <SignInScreen />;
  },
});

/** Placeholder for pages that this host does not have. */
const later = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: function Later() {
    return <h1>Em breve</h1>;
  },
});

/** Creates a router with its own caches: one per request on the server. */
export function createAppRouter(service: Service) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  return createRouter({
    routeTree: root.addChildren([results, signIn, later]),
    context: { queryClient, service, search: searchPorts(service), account: accountPorts(service) },
    parseSearch,
    stringifySearch,
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queryClient)) }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries)),
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
