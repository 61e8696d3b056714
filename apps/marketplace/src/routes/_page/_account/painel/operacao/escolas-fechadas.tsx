import { loadForCurrentUser, redirectToLastPage } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import {
  loadUnconfirmedSchools,
  readPageSearch,
  unconfirmedSchoolsHead,
  UnconfirmedSchoolsScreen,
} from '@melhor-escola/panel/unconfirmed-schools';
import { createFileRoute } from '@tanstack/react-router';

/** The schools on the site that the latest census lacks. */
export const Route = createFileRoute('/_page/_account/painel/operacao/escolas-fechadas')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search: { pagina } }) => ({ pagina }),
  loader: async ({ context, deps, location }) => {
    const { pages } = await loadForCurrentUser(context, location.href, (client) =>
      loadUnconfirmedSchools(context.queryClient, client, deps),
    );
    redirectToLastPage(deps, pages);
    return toRouteHead(unconfirmedSchoolsHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: UnconfirmedSchoolsRoute,
});

function UnconfirmedSchoolsRoute() {
  return <UnconfirmedSchoolsScreen search={Route.useLoaderDeps()} />;
}
