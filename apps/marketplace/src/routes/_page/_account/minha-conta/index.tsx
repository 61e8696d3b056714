import { loadProfile, profileHead, ProfileScreen } from '@melhor-escola/account/profile';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute } from '@tanstack/react-router';
import { loadForCurrentUser } from '../../../../account/current-user.ts';
import { accountHead } from '../../../../app/page/page-head.ts';

/** The current user's data, sign-in, saved searches and favorites. */
export const Route = createFileRoute('/_page/_account/minha-conta/')({
  loader: async ({ context, location }) => {
    await loadForCurrentUser(location.href, (client) => loadProfile(context.queryClient, client));
    return accountHead(profileHead(), routes.profile.path(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ProfileScreen,
});
