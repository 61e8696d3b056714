import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { claimHead, ClaimScreen, loadClaim } from '@melhor-escola/panel/claim';
import { createFileRoute } from '@tanstack/react-router';

/** Where somebody shows that a school sent them. */
export const Route = createFileRoute('/_page/_account/painel/reivindicar/$slug')({
  loader: async ({ context, location, params: { slug } }) => {
    const { school } = await loadForCurrentUser(context, location.href, (client) =>
      loadClaim(context.queryClient, client, slug),
    );
    return toRouteHead(claimHead(slug, school.name), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ClaimRoute,
});

function ClaimRoute() {
  return <ClaimScreen slug={Route.useParams().slug} />;
}
