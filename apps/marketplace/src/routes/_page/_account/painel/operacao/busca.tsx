import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { findHead, FindScreen, loadFind } from '@melhor-escola/panel/find';
import { createFileRoute } from '@tanstack/react-router';

/** Finds any school, account or reservation, for our team. */
export const Route = createFileRoute('/_page/_account/painel/operacao/busca')({
  loader: async ({ context, location }) => {
    await loadForCurrentUser(context, location.href, (client) => loadFind(context.queryClient, client));
    return toRouteHead(findHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: FindScreen,
});
