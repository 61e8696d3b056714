import { reviewStageHead } from '@melhor-escola/search/review/review-head';
import { ReviewThanksScreen } from '@melhor-escola/search/review/thanks-screen';
import { findSchool } from '@melhor-escola/search/school/school-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { toRouteHead } from '../../../../app/page-head.ts';

export const Route = createFileRoute('/escolas/$slug_/avaliar/obrigado')({
  loader: async ({ context, params }) => {
    const school = await findSchool(context.queryClient, context.service, params.slug);
    if (!school) throw notFound();
    return toRouteHead(reviewStageHead(school, 'thanks'), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ThanksRoute,
});

function ThanksRoute() {
  return <ReviewThanksScreen slug={Route.useParams().slug} />;
}
