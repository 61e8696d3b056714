import { ReviewConfirmedScreen, reviewStageHead } from '@melhor-escola/search/review';
import { findSchool } from '@melhor-escola/search/school';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute, notFound } from '@tanstack/react-router';

export const Route = createFileRoute('/_page/escolas/$slug_/avaliar/confirmada')({
  loader: async ({ context, params }) => {
    const school = await findSchool(context, params.slug);
    if (!school) throw notFound();
    return toRouteHead(reviewStageHead(school, 'confirmed'), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ConfirmedRoute,
});

function ConfirmedRoute() {
  return <ReviewConfirmedScreen slug={Route.useParams().slug} />;
}
