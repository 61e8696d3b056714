import { loadForCurrentUser, redirectToLastPage } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import {
  loadOversold,
  oversoldHead,
  OversoldScreen,
  readOversoldSearch,
} from '@melhor-escola/panel/oversold';
import { createFileRoute } from '@tanstack/react-router';

/** The reservations of all schools without a seat, or not refunded. */
export const Route = createFileRoute('/_page/_account/painel/operacao/reservas')({
  validateSearch: readOversoldSearch,
  loaderDeps: ({ search: { situacao, pagina } }) => ({ situacao, pagina }),
  loader: async ({ context, deps, location }) => {
    const { pages } = await loadForCurrentUser(context, location.href, (client) =>
      loadOversold(context.queryClient, client, deps),
    );
    redirectToLastPage(deps, pages);
    return toRouteHead(oversoldHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OversoldRoute,
});

function OversoldRoute() {
  return <OversoldScreen search={Route.useLoaderDeps()} />;
}
