import { loadOrder, orderHead, OrderScreen } from '@melhor-escola/account/order';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute } from '@tanstack/react-router';
import { loadForCurrentUser } from '../../../account/current-user.ts';
import { accountHead } from '../../../app/page/page-head.ts';

/** One reservation of the current user. */
export const Route = createFileRoute('/_page/_account/detalhes-da-bolsa/$code')({
  loader: async ({ context, params: { code }, location }) => {
    await loadForCurrentUser(location.href, (client) => loadOrder(context.queryClient, client, code));
    return accountHead(orderHead(), routes.order.path({ code }), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OrderRoute,
});

function OrderRoute() {
  return <OrderScreen code={Route.useParams().code} />;
}
