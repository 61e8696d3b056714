import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadOffers, offersHead, OffersScreen } from '@melhor-escola/panel/offers';
import { createFileRoute } from '@tanstack/react-router';

/** The scholarships of a school. */
export const Route = createFileRoute('/_page/_account/painel/escolas/$slug/bolsas')({
  loader: async ({ context, location, params: { slug } }) => {
    const { school } = await loadForCurrentUser(context, location.href, (client) =>
      loadOffers(context.queryClient, client, slug),
    );
    return toRouteHead(offersHead(slug, school.name), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OffersRoute,
});

function OffersRoute() {
  return <OffersScreen slug={Route.useParams().slug} />;
}
