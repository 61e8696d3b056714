import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { loadProfile, profileHead, ProfileScreen } from '@melhor-escola/account/profile';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

/** The current user's data, sign-in, saved searches and favorites. */
export const Route = createFileRoute('/_page/_account/minha-conta/')({
  loader: async ({ context, location }) => {
    await loadForCurrentUser(context, location.href, (client) => loadProfile(context.queryClient, client));
    return toRouteHead(profileHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ProfileScreen,
});
