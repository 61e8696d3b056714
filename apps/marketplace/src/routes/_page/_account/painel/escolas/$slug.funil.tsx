import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { funnelHead, FunnelScreen, loadFunnel } from '@melhor-escola/panel/funnel';
import { createFileRoute } from '@tanstack/react-router';

/** From the first view of a school to enrollment, per week and grade. */
export const Route = createFileRoute('/_page/_account/painel/escolas/$slug/funil')({
  loader: async ({ context, location, params: { slug } }) => {
    const { school } = await loadForCurrentUser(context, location.href, (client) =>
      loadFunnel(context.queryClient, client, slug),
    );
    return toRouteHead(funnelHead(slug, school.name), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: FunnelRoute,
});

function FunnelRoute() {
  return <FunnelScreen slug={Route.useParams().slug} />;
}
