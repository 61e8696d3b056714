import { resultsHead } from '@melhor-escola/search/results/head';
import { loadResults } from '@melhor-escola/search/results/queries';
import { ResultsScreen } from '@melhor-escola/search/results/screen';
import { validateResultsSearch } from '@melhor-escola/search/results/search-params';
import { createFileRoute, redirect, useLoaderData } from '@tanstack/react-router';
import { toRouteHead } from '../../page-head.ts';
import { saveData } from '../../save-data.ts';

export const Route = createFileRoute('/escolas/busca')({
  validateSearch: validateResultsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const data = await loadResults(context.queryClient, context.service, deps);
    if (data.kind === 'redirect')
      throw redirect({ to: '/escolas/busca', search: data.search, statusCode: 302 });
    return {
      head: toRouteHead(resultsHead(deps, data, context.origin), context.origin),
      saveData: saveData(),
    };
  },
  // The screen reads its data from the query cache; what the loader hands on is the head alone, so that no page
  // carries its data twice and no entry the head's code.
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ResultsRoute,
});

function ResultsRoute() {
  const { mapTiles } = useLoaderData({ from: '__root__' });
  const { saveData: savesData } = Route.useLoaderData();
  return <ResultsScreen search={Route.useSearch()} mapTiles={mapTiles} saveData={savesData} />;
}
