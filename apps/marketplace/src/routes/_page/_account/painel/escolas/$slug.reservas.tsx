import { loadForCurrentUser, redirectToLastPage } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadOrders, ordersHead, OrdersScreen, readSchoolOrdersSearch } from '@melhor-escola/panel/orders';
import { createFileRoute } from '@tanstack/react-router';

/** The reservations of a school. */
export const Route = createFileRoute('/_page/_account/painel/escolas/$slug/reservas')({
  validateSearch: readSchoolOrdersSearch,
  loaderDeps: ({ search: { situacao, pagina, codigo } }) => ({ situacao, pagina, codigo }),
  loader: async ({ context, deps, location, params: { slug } }) => {
    const { school, pages } = await loadForCurrentUser(context, location.href, (client) =>
      loadOrders(context.queryClient, client, { slug, search: deps }),
    );
    redirectToLastPage(deps, pages);
    return toRouteHead(ordersHead(slug, school.name), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OrdersRoute,
});

function OrdersRoute() {
  return <OrdersScreen slug={Route.useParams().slug} search={Route.useLoaderDeps()} />;
}
