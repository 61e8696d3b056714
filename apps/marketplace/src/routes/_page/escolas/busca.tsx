import {
  loadResults,
  ownOfferSearch,
  resultsHead,
  resultsJsonLd,
  ResultsScreen,
  parseOfferSearch,
} from '@melhor-escola/search/results';
import { toRouteHead, withJsonLd } from '@melhor-escola/config/route-head';
import { createFileRoute, redirect, useLoaderData } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';

/** Search results (RT-03, RT-20). Unknown or invalid parameters are dropped; the clean URL wins. */
export const Route = createFileRoute('/_page/escolas/busca')({
  validateSearch: parseOfferSearch,
  // Only the search: other parameters (utm_source) change nothing on the page, which is cached without them.
  loaderDeps: ({ search }) => ownOfferSearch(search),
  loader: async ({ context, deps: search, location, preload }) => {
    const results = await loadResults(context, search, preload);
    if (results.kind === 'redirect') {
      // Keeps other parameters.
      const to = { ...location.search, ...results.search };
      throw redirect({ to: '/escolas/busca', search: to, statusCode: 302 });
    }
    const head = { ...resultsHead(search, results), jsonLd: jsonLd(search, results, context.origin) };
    return { head: toRouteHead(head, context.origin) };
  },
  // The screen reads the query cache; the loader returns only the head, so that no page contains its data twice.
  head: ({ loaderData }) => (loaderData ? withJsonLd(loaderData.head) : {}),
  component: ResultsRoute,
});

/** Server only: search engines read the server's HTML. */
const jsonLd = createIsomorphicFn().server(resultsJsonLd);

function ResultsRoute() {
  const { mapTiles } = useLoaderData({ from: '__root__' });
  return <ResultsScreen search={Route.useLoaderDeps()} mapTiles={mapTiles} />;
}
