import { findSchool } from '@melhor-escola/search/school';
import { VisitRequestedScreen, visitStageHead } from '@melhor-escola/search/visit';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { toRouteHead } from '../../../../app/page-head.ts';

export const Route = createFileRoute('/escolas/$slug_/visita/enviada')({
  loader: async ({ context, params }) => {
    const school = await findSchool(context.queryClient, context.service, params.slug);
    if (!school) throw notFound();
    return toRouteHead(visitStageHead(school, 'requested'), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: VisitRequestedRoute,
});

function VisitRequestedRoute() {
  return <VisitRequestedScreen slug={Route.useParams().slug} />;
}
