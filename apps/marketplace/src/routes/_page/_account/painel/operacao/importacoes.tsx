import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { importsHead, ImportsScreen, loadImports } from '@melhor-escola/panel/imports';
import { createFileRoute } from '@tanstack/react-router';

/** Files of the census and of partners. */
export const Route = createFileRoute('/_page/_account/painel/operacao/importacoes')({
  loader: async ({ context, location }) => {
    await loadForCurrentUser(context, location.href, (client) => loadImports(context.queryClient, client));
    return toRouteHead(importsHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ImportsScreen,
});
