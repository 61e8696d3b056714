import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { claimPageHead, ClaimPageScreen, loadClaimedPage } from '@melhor-escola/panel/claim-page';
import { createFileRoute } from '@tanstack/react-router';

/** Where a claimant prepares a school's page. */
export const Route = createFileRoute('/_page/_account/painel/reivindicar/$slug_/pagina')({
  loader: async ({ context, location, params: { slug } }) => {
    const { name } = await loadForCurrentUser(context, location.href, (client) =>
      loadClaimedPage(context.queryClient, client, slug),
    );
    return toRouteHead(claimPageHead(slug, name), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ClaimPageRoute,
});

function ClaimPageRoute() {
  return <ClaimPageScreen slug={Route.useParams().slug} />;
}
