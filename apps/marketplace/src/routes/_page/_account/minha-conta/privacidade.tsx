import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { loadPrivacy, privacyHead, PrivacyScreen } from '@melhor-escola/account/privacy';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

/** The data stored about the current user, and their rights (LGPD). */
export const Route = createFileRoute('/_page/_account/minha-conta/privacidade')({
  loader: async ({ context, location }) => {
    await loadForCurrentUser(context, location.href, (client) => loadPrivacy(context.queryClient, client));
    return toRouteHead(privacyHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PrivacyScreen,
});
