import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadPage, pageHead, PageScreen } from '@melhor-escola/panel/page';
import { createFileRoute } from '@tanstack/react-router';

/** What a school states on its public page. */
export const Route = createFileRoute('/_page/_account/painel/escolas/$slug/pagina')({
  loader: async ({ context, location, params: { slug } }) => {
    const { name } = await loadForCurrentUser(context, location.href, (client) =>
      loadPage(context.queryClient, client, slug),
    );
    return toRouteHead(pageHead(slug, name), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PageRoute,
});

function PageRoute() {
  return <PageScreen slug={Route.useParams().slug} />;
}
