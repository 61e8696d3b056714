import { ownResultsSearch, ResultsScreen, validateResultsSearch } from '@melhor-escola/search/results';
import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Apart: a page that arrives with its data needs none of it before something is chosen. */
const resultsPageModule = () => import('../../pages/results-page.ts');

const saveSearch = async (query: string) => (await import('../../account/save-search.ts')).saveSearch(query);

/** In ms: what the first screen itself loads has begun by then. */
const quietAfter = 300;

export const Route = createFileRoute('/escolas/busca')({
  validateSearch: validateResultsSearch,
  // The search alone: what else stands in the address (utm_source) changes nothing of the page, which is stored without.
  loaderDeps: ({ search }) => ownResultsSearch(search),
  loader: async ({ context, deps, location, preload }) =>
    (await resultsPageModule()).resultsPage(context, deps, { query: location.search, preload }),
  // The screen reads its data from the query cache; what the loader hands on is the head alone, so that no page
  // carries its data twice and no entry the head's code.
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ResultsRoute,
});

function ResultsRoute() {
  const { mapTiles } = useLoaderData({ from: '__root__' });
  const { saveData: savesData } = Route.useLoaderData();
  // There before it is needed: what is chosen without a connection then waits for an answer, not for a file.
  useEffect(() => {
    const timer = setTimeout(() => void resultsPageModule().catch(() => undefined), quietAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ResultsScreen
      search={Route.useLoaderDeps()}
      mapTiles={mapTiles}
      saveData={savesData}
      onSave={saveSearch}
    />
  );
}
