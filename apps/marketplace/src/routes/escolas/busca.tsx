import { ResultsScreen } from '@melhor-escola/search/results/screen';
import { validateResultsSearch } from '@melhor-escola/search/results/search-params';
import { createFileRoute, useLoaderData } from '@tanstack/react-router';

export const Route = createFileRoute('/escolas/busca')({
  validateSearch: validateResultsSearch,
  loaderDeps: ({ search }) => search,
  // Apart: a page that arrives with its data needs none of it.
  loader: async ({ context, deps, preload }) =>
    (await import('../../results-page.ts')).resultsPage(context, deps, preload),
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
