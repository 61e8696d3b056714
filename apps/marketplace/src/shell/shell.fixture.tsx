import { routes } from '@melhor-escola/domain/routes';
import { createApi } from '@melhor-escola/api-client/api';
import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createService } from '@melhor-escola/api-client/service';
import { storedSlugList } from '@melhor-escola/search/favorites';
import { SearchPortsProvider, type SearchPorts } from '@melhor-escola/search/ports';
import { gradeStore } from '@melhor-escola/search/visitor-lists';
import { parseSearch, stringifySearch } from '@melhor-escola/search/search-params';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { links } from '../app/links.ts';

const api = createApi({ baseUrl: 'http://127.0.0.1:9', timeout: 2_000 });
const emptyList = (maximum: number) => storedSlugList({ key: 'memory', maximum, storage: () => undefined });

/** Ports for the header's lists, without storage and without a service. */
const ports: SearchPorts = {
  links,
  service: createService(api, runThroughSite(api)),
  favorites: emptyList(100),
  compared: emptyList(4),
  photo: (src) => ({ src }),
  grade: gradeStore(() => undefined),
  track: () => {},
};

/** A router that renders the screen at every path. */
export function fixtureRouter(screen: ReactNode) {
  const root = createRootRoute({
    component: () => <SearchPortsProvider ports={ports}>{screen}</SearchPortsProvider>,
  });
  return createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })]),
    history: createMemoryHistory({ initialEntries: [routes.home.path()] }),
    parseSearch,
    stringifySearch,
  });
}

/** The screen within a router, for stories. */
export function FixturePage({ screen }: { screen: ReactNode }) {
  return <RouterProvider router={fixtureRouter(screen)} />;
}
