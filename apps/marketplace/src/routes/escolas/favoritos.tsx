import { favoritesHead } from '@melhor-escola/search/favorites/head';
import { FavoritesScreen } from '@melhor-escola/search/favorites/screen';
import { validateFavoritesSearch } from '@melhor-escola/search/favorites/search-params';
import { summariesQuery } from '@melhor-escola/search/school/summaries-query';
import { createFileRoute } from '@tanstack/react-router';
import { toRouteHead } from '../../app/page-head.ts';

export const Route = createFileRoute('/escolas/favoritos')({
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
