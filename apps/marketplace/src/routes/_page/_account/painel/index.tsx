import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadPanel, panelHead, PanelHomeScreen } from '@melhor-escola/panel/home';
import { createFileRoute } from '@tanstack/react-router';

/** The schools of the current user. */
export const Route = createFileRoute('/_page/_account/painel/')({
  loader: async ({ context, location }) => {
    await loadForCurrentUser(context, location.href, (client) => loadPanel(context.queryClient, client));
    return toRouteHead(panelHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PanelHomeScreen,
});
