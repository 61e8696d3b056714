import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadClaimedPage } from '@melhor-escola/panel/claim-page';
import { claimPreviewHead, ClaimPreviewScreen } from '@melhor-escola/panel/preview';
import { loadSchool } from '@melhor-escola/search/school';
import { SchoolPreview } from '@melhor-escola/search/school-preview';
import { createFileRoute, notFound } from '@tanstack/react-router';

/** A school's public page with what its claimant prepares. */
export const Route = createFileRoute('/_page/_account/painel/reivindicar/$slug_/previa')({
  loader: async ({ context, location, params: { slug } }) => {
    const [{ name }, school] = await Promise.all([
      loadForCurrentUser(context, location.href, (client) =>
        loadClaimedPage(context.queryClient, client, slug),
      ),
      loadSchool(context, slug),
    ]);
    if (!school) throw notFound();
    return toRouteHead(claimPreviewHead(slug, name), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ClaimPreviewRoute,
});

function ClaimPreviewRoute() {
  const { slug } = Route.useParams();
  return (
    <ClaimPreviewScreen slug={slug}>
      {(page) => <SchoolPreview slug={slug} changes={page} />}
    </ClaimPreviewScreen>
  );
}
