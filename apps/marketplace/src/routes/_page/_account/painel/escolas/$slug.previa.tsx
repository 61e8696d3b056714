import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadPage } from '@melhor-escola/panel/page';
import { previewHead, PreviewScreen } from '@melhor-escola/panel/preview';
import { loadSchool } from '@melhor-escola/search/school';
import { SchoolPreview } from '@melhor-escola/search/school-preview';
import { createFileRoute, notFound } from '@tanstack/react-router';

/** A school's public page with what its people have not published yet. */
export const Route = createFileRoute('/_page/_account/painel/escolas/$slug/previa')({
  loader: async ({ context, location, params: { slug } }) => {
    const [{ name }, school] = await Promise.all([
      loadForCurrentUser(context, location.href, (client) => loadPage(context.queryClient, client, slug)),
      loadSchool(context, slug),
    ]);
    if (!school) throw notFound();
    return toRouteHead(previewHead(slug, name), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PreviewRoute,
});

function PreviewRoute() {
  const { slug } = Route.useParams();
  return <PreviewScreen slug={slug}>{(page) => <SchoolPreview slug={slug} changes={page} />}</PreviewScreen>;
}
