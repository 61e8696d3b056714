import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { loadOrder, orderHead, OrderScreen } from '@melhor-escola/account/order';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

/** One reservation of the current user. */
export const Route = createFileRoute('/_page/_account/detalhes-da-bolsa/$code')({
  loader: async ({ context, params: { code }, location }) => {
    await loadForCurrentUser(context, location.href, (client) =>
      loadOrder(context.queryClient, client, code),
    );
    return toRouteHead(orderHead(code), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OrderRoute,
});

function OrderRoute() {
  return <OrderScreen code={Route.useParams().code} />;
}
