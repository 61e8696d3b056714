import { routes } from '@melhor-escola/domain/routes';
import { createRoute, redirect } from '@tanstack/react-router';
import { compareHead, CompareScreen, loadCompare, validateCompareSearch } from '../src/compare/index.ts';
import {
  favoritesHead,
  FavoritesScreen,
  loadFavorites,
  validateFavoritesSearch,
} from '../src/favorites/index.ts';
import {
  visitChecklistHead,
  VisitChecklistScreen,
  visitChecklistStyles,
} from '../src/visit-checklist/index.ts';
import { homeHead, HomeScreen, loadHome } from '../src/home/index.ts';
import {
  loadResults,
  ownOfferSearch,
  resultsHead,
  resultsJsonLd,
  ResultsScreen,
  parseOfferSearch,
} from '../src/results/index.ts';
import { fixtureQuestions } from '../src/fixtures/visit-questions.ts';
import { headOf, root } from './root.tsx';

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: () => {
    throw redirect({ to: routes.home.pattern });
  },
});

const home = createRoute({
  getParentRoute: () => root,
  path: routes.home.pattern,
  loader: async ({ context: { queryClient, ports, origin } }) => {
    await loadHome({ queryClient, service: ports.service });
    return homeHead(origin);
  },
  head: headOf,
  component: HomeScreen,
});

const results = createRoute({
  getParentRoute: () => root,
  path: routes.results.pattern,
  validateSearch: parseOfferSearch,
  loaderDeps: ({ search }) => ownOfferSearch(search),
  loader: async ({ context: { queryClient, ports, origin }, deps, preload }) => {
    const data = await loadResults({ queryClient, service: ports.service }, deps, preload);
    if (data.kind === 'redirect') throw redirect({ to: routes.results.pattern, search: data.search });
    return { ...resultsHead(deps, data), jsonLd: resultsJsonLd(deps, data, origin) };
  },
  head: headOf,
  component: function Results() {
    return <ResultsScreen search={results.useLoaderDeps()} />;
  },
});

const compare = createRoute({
  getParentRoute: () => root,
  path: routes.compare.pattern,
  validateSearch: validateCompareSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, ports }, deps }) =>
    compareHead(await loadCompare({ queryClient, service: ports.service }, deps.escola ?? [])),
  head: headOf,
  component: function Compare() {
    return <CompareScreen search={compare.useSearch()} />;
  },
});

const favorites = createRoute({
  getParentRoute: () => root,
  path: routes.favorites.pattern,
  validateSearch: validateFavoritesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, ports }, deps }) => {
    await loadFavorites({ queryClient, service: ports.service }, deps);
    return favoritesHead(deps);
  },
  head: headOf,
  component: function Favorites() {
    return <FavoritesScreen search={favorites.useSearch()} />;
  },
});

const visitChecklist = createRoute({
  getParentRoute: () => root,
  path: routes.visitChecklist.pattern,
  loader: visitChecklistHead,
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title }],
    styles: [{ children: visitChecklistStyles }],
  }),
  component: () => <VisitChecklistScreen questionsFor={fixtureQuestions} />,
});

/** Home, results, comparison, favorites and their checklist. */
export const searchPages = [start, home, results, compare, favorites, visitChecklist];
