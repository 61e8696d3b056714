import { loadForCurrentUser, redirectToLastPage } from '@melhor-escola/account/authenticated';
import { loadOrders, ordersHead, OrdersScreen, readOrdersSearch } from '@melhor-escola/account/orders';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

/** The reservations of the current user (CA-05). */
export const Route = createFileRoute('/_page/_account/minhas-bolsas')({
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search: { situacao, pagina } }) => ({ situacao, pagina }),
  loader: async ({ context, deps, location }) => {
    const lastPage = await loadForCurrentUser(context, location.href, (client) =>
      loadOrders(context.queryClient, client, deps),
    );
    redirectToLastPage(deps, lastPage);
    return toRouteHead(ordersHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OrdersRoute,
});

function OrdersRoute() {
  return <OrdersScreen search={Route.useLoaderDeps()} />;
}
