import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { pages } from './pages.tsx';
import { ports } from './ports.ts';
import { root } from './root.tsx';

/** The screens of this package at the product's paths, without the pages of other packages. */
export function liveRouter() {
  return createRouter({
    routeTree: root.addChildren([
      ...pages,
      // pnpm new adds a page here
    ]),
    context: {
      queryClient: new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } }),
      ports,
      origin: globalThis.location.origin,
    },
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
  });
}

function NotFoundPage() {
  return (
    <PageWidth className="flex flex-col gap-2 py-6 sm:py-8">
      <Heading level={1}>Esta página é de outro pacote</Heading>
      <Text>Ou não existe: aqui estão só as telas de packages/content.</Text>
    </PageWidth>
  );
}
