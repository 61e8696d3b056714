import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { ErrorScreen, NotFoundScreen } from '../src/error/screens.tsx';
import { parseSearch, stringifySearch } from '../src/search-params.ts';
import { articlePages } from './article-pages.tsx';
import { placePages } from './place-pages.tsx';
import { ports } from './ports.ts';
import { reviewPages } from './review-pages.tsx';
import { root } from './root.tsx';
import { searchPages } from './search-pages.tsx';

/** The screens of this package at the addresses that the product has them at, and no page of another's. */
export function liveRouter() {
  return createRouter({
    routeTree: root.addChildren([...searchPages, ...placePages, ...reviewPages, ...articlePages]),
    context: {
      queryClient: new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } }),
      ports,
      origin: globalThis.location.origin,
    },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: ({ error }) => <ErrorScreen message={String(error)} />,
  });
}
