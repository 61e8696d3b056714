import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import {
  invitationHead,
  InvitationScreen,
  loadInvitation,
  validateInvitationSearch,
} from '@melhor-escola/panel/invitation';
import { createFileRoute } from '@tanstack/react-router';

/** Accepts the invitation of a link. */
export const Route = createFileRoute('/_page/_account/painel/convite')({
  validateSearch: validateInvitationSearch,
  loaderDeps: ({ search: { codigo } }) => ({ codigo }),
  loader: async ({ context, location, deps: { codigo } }) => {
    await loadForCurrentUser(context, location.href, (client) =>
      loadInvitation(context.queryClient, client, codigo),
    );
    return toRouteHead(invitationHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: InvitationRoute,
});

function InvitationRoute() {
  return <InvitationScreen token={Route.useSearch().codigo} />;
}
