import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadVisits, visitsHead, VisitsScreen } from '@melhor-escola/panel/visits';
import { createFileRoute } from '@tanstack/react-router';

/** The visit requests of a school. */
export const Route = createFileRoute('/_page/_account/painel/escolas/$slug/visitas')({
  loader: async ({ context, location, params: { slug } }) => {
    const { school } = await loadForCurrentUser(context, location.href, (client) =>
      loadVisits(context.queryClient, client, slug),
    );
    return toRouteHead(visitsHead(slug, school.name), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: VisitsRoute,
});

function VisitsRoute() {
  return <VisitsScreen slug={Route.useParams().slug} />;
}
