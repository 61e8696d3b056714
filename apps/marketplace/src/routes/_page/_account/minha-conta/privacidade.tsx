import { loadPrivacy, privacyHead, PrivacyScreen } from '@melhor-escola/account/privacy';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute } from '@tanstack/react-router';
import { loadForCurrentUser } from '../../../../account/current-user.ts';
import { accountHead } from '../../../../app/page/page-head.ts';

/** The data stored about the current user, and their rights (LGPD). */
export const Route = createFileRoute('/_page/_account/minha-conta/privacidade')({
  loader: async ({ context, location }) => {
    await loadForCurrentUser(location.href, (client) => loadPrivacy(context.queryClient, client));
    return accountHead(privacyHead(), routes.privacyPanel.path(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PrivacyScreen,
});
