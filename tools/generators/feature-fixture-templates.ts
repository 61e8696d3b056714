import type { NewName } from './new-name.ts';

const site = ({ pascal }: NewName) => `import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createHttp } from '@melhor-escola/api-client/http';
import { createService, type Service } from '@melhor-escola/api-client/service';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ${pascal}PortsProvider, type ${pascal}Links } from '../ports.tsx';

/** The paths of the real site, so that links in stories and tests read as they will. */
const links: ${pascal}Links = {
  home: () => ({ to: '/escolas' }),
};

const http = createHttp({ baseUrl: 'http://127.0.0.1:9', timeout: 2_000 });

/** The real client, of a service that is not there: what a screen shows must be in the query cache. */
export const absentService: Service = createService(http, runThroughSite(http));

const ports = { links, service: absentService };

/** A query cache that keeps what it is given and asks for nothing again. */
export function primedQueryClient(prime: (queryClient: QueryClient) => void): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
    },
  });
  prime(queryClient);
  return queryClient;
}

export interface FixtureSite {
  readonly screen: ReactNode;
  readonly queryClient: QueryClient;
}

/** A router of which every address shows the screen. */
export function fixtureRouter({ screen, queryClient }: FixtureSite) {
  const root = createRootRoute({
    component: () => (
      <QueryClientProvider client={queryClient}>
        <${pascal}PortsProvider ports={ports}>{screen}</${pascal}PortsProvider>
      </QueryClientProvider>
    ),
  });
  return createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
}

/** The screen on a page of the site, for stories. */
export function FixturePage(fixture: FixtureSite) {
  return <RouterProvider router={fixtureRouter(fixture)} />;
}
`;

const render = `import { RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { fixtureRouter, type FixtureSite } from './site.tsx';

/** The screen's HTML as a server sends it, without React's comments between texts. */
export async function renderScreen(site: FixtureSite): Promise<string> {
  const router = fixtureRouter(site);
  await router.load();
  const html = renderToString(createElement(RouterProvider, { router }));
  return html.replaceAll(/<!-- -->|<!--\\/?\\$-->/g, '');
}
`;

/** What the stories and tests of a new feature package stand on, by their path from the repository's root. */
export const featureFixtureFiles = (name: NewName): readonly (readonly [file: string, content: string])[] => [
  [`packages/${name.kebab}/src/fixtures/site.tsx`, site(name)],
  [`packages/${name.kebab}/src/fixtures/render.ts`, render],
];
