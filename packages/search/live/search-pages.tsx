import { createRoute, redirect } from '@tanstack/react-router';
import { compareHead } from '../src/compare/head.ts';
import { loadCompare } from '../src/compare/queries.ts';
import { CompareScreen } from '../src/compare/screen.tsx';
import { validateCompareSearch } from '../src/compare/search-params.ts';
import { favoritesHead } from '../src/favorites/head.ts';
import { FavoritesScreen } from '../src/favorites/screen.tsx';
import { validateFavoritesSearch } from '../src/favorites/search-params.ts';
import { homeHead } from '../src/home/head.ts';
import { loadHome } from '../src/home/load-home.ts';
import { HomeScreen } from '../src/home/screen.tsx';
import { resultsHead } from '../src/results/head.ts';
import { loadResults } from '../src/results/load-results.ts';
import { ResultsScreen } from '../src/results/screen.tsx';
import { validateResultsSearch } from '../src/results/search-params.ts';
import { summariesQuery } from '../src/school/summaries-query.ts';
import { headOf, root } from './root.tsx';

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: () => {
    throw redirect({ to: '/escolas' });
  },
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/escolas',
  loader: async ({ context: { queryClient, ports, origin } }) => {
    await loadHome(queryClient, ports.service);
    return homeHead(origin);
  },
  head: headOf,
  component: HomeScreen,
});

const results = createRoute({
  getParentRoute: () => root,
  path: '/escolas/busca',
  validateSearch: validateResultsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, ports, origin }, deps, preload }) => {
    const data = await loadResults(queryClient, ports.service, deps, preload);
    if (data.kind === 'redirect') throw redirect({ to: '/escolas/busca', search: data.search });
    return resultsHead(deps, data, origin);
  },
  head: headOf,
  component: function Results() {
    return <ResultsScreen search={results.useSearch()} />;
  },
});

const compare = createRoute({
  getParentRoute: () => root,
  path: '/escolas/comparar',
  validateSearch: validateCompareSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, ports }, deps }) =>
    compareHead(await loadCompare(queryClient, ports.service, deps.escola ?? [])),
  head: headOf,
  component: function Compare() {
    return <CompareScreen search={compare.useSearch()} />;
  },
});

const favorites = createRoute({
  getParentRoute: () => root,
  path: '/escolas/favoritos',
  validateSearch: validateFavoritesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, ports }, deps }) => {
    if (deps.escola) await queryClient.ensureQueryData(summariesQuery(ports.service, deps.escola));
    return favoritesHead(deps);
  },
  head: headOf,
  component: function Favorites() {
    return <FavoritesScreen search={favorites.useSearch()} />;
  },
});

/** What somebody searches by, and what they keep of it. */
export const searchPages = [start, home, results, compare, favorites];
