import { loadForCurrentUser, redirectToLastPage } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import {
  loadRedirects,
  readRedirectsSearch,
  redirectsHead,
  RedirectsScreen,
} from '@melhor-escola/panel/redirects';
import { createFileRoute } from '@tanstack/react-router';

/** The addresses of the site that have moved. */
export const Route = createFileRoute('/_page/_account/painel/operacao/redirecionamentos')({
  validateSearch: readRedirectsSearch,
  loaderDeps: ({ search: { texto, pagina } }) => ({ texto, pagina }),
  loader: async ({ context, deps, location }) => {
    const { pages } = await loadForCurrentUser(context, location.href, (client) =>
      loadRedirects(context.queryClient, client, deps),
    );
    redirectToLastPage(deps, pages);
    return toRouteHead(redirectsHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: RedirectsRoute,
});

function RedirectsRoute() {
  return <RedirectsScreen search={Route.useLoaderDeps()} />;
}
