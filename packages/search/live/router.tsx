import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../src/search-params.ts';
import { placePages } from './place-pages.tsx';
import { ports } from './ports.ts';
import { questionPage } from './question-page.tsx';
import { reportCardPage } from './report-card-page.tsx';
import { reviewPages } from './review-pages.tsx';
import { root } from './root.tsx';
import { searchPages } from './search-pages.tsx';
import { visitPage } from './visit-page.tsx';

/** The screens of this package at the product's paths, without the pages of other packages. */
export function liveRouter() {
  return createRouter({
    routeTree: root.addChildren([
      ...searchPages,
      ...placePages,
      ...reviewPages,
      questionPage,
      reportCardPage,
      visitPage,
      // pnpm new adds a page here
    ]),
    context: {
      queryClient: new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } }),
      ports,
      origin: globalThis.location.origin,
    },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
  });
}

function NotFoundPage() {
  return (
    <PageWidth className="flex flex-col gap-2 py-6 sm:py-8">
      <Heading level={1}>Esta página é de outro pacote</Heading>
      <Text>Ou não existe: aqui estão só as telas de packages/search.</Text>
    </PageWidth>
  );
}
