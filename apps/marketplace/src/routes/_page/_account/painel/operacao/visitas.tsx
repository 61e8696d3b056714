import { loadForCurrentUser, redirectToLastPage } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import {
  loadUnansweredVisits,
  readPageSearch,
  unansweredVisitsHead,
  UnansweredVisitsScreen,
} from '@melhor-escola/panel/unanswered-visits';
import { createFileRoute } from '@tanstack/react-router';

/** The visit requests that no school has got or answered. */
export const Route = createFileRoute('/_page/_account/painel/operacao/visitas')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search: { pagina } }) => ({ pagina }),
  loader: async ({ context, deps, location }) => {
    const { pages } = await loadForCurrentUser(context, location.href, (client) =>
      loadUnansweredVisits(context.queryClient, client, deps),
    );
    redirectToLastPage(deps, pages);
    return toRouteHead(unansweredVisitsHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: UnansweredVisitsRoute,
});

function UnansweredVisitsRoute() {
  return <UnansweredVisitsScreen search={Route.useLoaderDeps()} />;
}
