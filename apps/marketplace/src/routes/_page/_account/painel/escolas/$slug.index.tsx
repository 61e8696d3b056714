import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadOverview, overviewHead, OverviewScreen } from '@melhor-escola/panel/overview';
import { createFileRoute } from '@tanstack/react-router';

/** What waits for a school. */
export const Route = createFileRoute('/_page/_account/painel/escolas/$slug/')({
  loader: async ({ context, location, params: { slug } }) => {
    const { school } = await loadForCurrentUser(context, location.href, (client) =>
      loadOverview(context.queryClient, client, slug),
    );
    return toRouteHead(overviewHead(slug, school.name), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OverviewRoute,
});

function OverviewRoute() {
  return <OverviewScreen slug={Route.useParams().slug} />;
}
