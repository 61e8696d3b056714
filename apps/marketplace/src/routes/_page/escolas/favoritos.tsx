import { favoritesHead, FavoritesScreen, validateFavoritesSearch } from '@melhor-escola/search/favorites';
import { summariesQuery } from '@melhor-escola/search/school';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_page/escolas/favoritos')({
  validateSearch: validateFavoritesSearch,
  loaderDeps: ({ search }) => ({ escola: search.escola }),
  loader: async ({ context, deps }) => {
    if (deps.escola) await context.queryClient.ensureQueryData(summariesQuery(context.service, deps.escola));
    return toRouteHead(favoritesHead(deps), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: FavoritesRoute,
});

function FavoritesRoute() {
  return <FavoritesScreen search={Route.useSearch()} />;
}
