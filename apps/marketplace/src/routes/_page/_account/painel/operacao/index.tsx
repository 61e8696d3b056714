import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadOperation, operationHead, OperationScreen } from '@melhor-escola/panel/operation';
import { createFileRoute } from '@tanstack/react-router';

/** What waits for our team. */
export const Route = createFileRoute('/_page/_account/painel/operacao/')({
  loader: async ({ context, location }) => {
    await loadForCurrentUser(context, location.href, (client) => loadOperation(context.queryClient, client));
    return toRouteHead(operationHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OperationScreen,
});
