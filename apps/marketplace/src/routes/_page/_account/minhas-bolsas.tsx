import { loadOrders, ordersHead, OrdersScreen, readOrdersSearch } from '@melhor-escola/account/orders';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute } from '@tanstack/react-router';
import { loadForCurrentUser, redirectToLastPage } from '../../../account/current-user.ts';
import { accountHead } from '../../../app/page/page-head.ts';

/** The reservations of the current user (CA-05). */
export const Route = createFileRoute('/_page/_account/minhas-bolsas')({
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search: { situacao, pagina } }) => ({ situacao, pagina }),
  loader: async ({ context, deps, location }) => {
    const lastPage = await loadForCurrentUser(location.href, (client) =>
      loadOrders(context.queryClient, client, deps),
    );
    redirectToLastPage(deps, lastPage);
    return accountHead(ordersHead(), routes.orders.path(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OrdersRoute,
});

function OrdersRoute() {
  return <OrdersScreen search={Route.useLoaderDeps()} />;
}
