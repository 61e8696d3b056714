import { reviewHead, ReviewScreen } from '@melhor-escola/search/review';
import { findSchool } from '@melhor-escola/search/school';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { formOutcome } from '../../../../../app/service/request-context.ts';

export const Route = createFileRoute('/_page/escolas/$slug_/avaliar/')({
  staticData: { frame: 'no-tray' },
  loader: async ({ context, params }) => {
    const school = await findSchool(context, params.slug);
    if (!school) throw notFound();
    const submitted = formOutcome().submittedReviewForm;
    return {
      head: toRouteHead(reviewHead(school), context.origin),
      submitted,
      startedAt: submitted?.startedAt ?? Date.now(),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ReviewRoute,
});

function ReviewRoute() {
  const { submitted, startedAt } = Route.useLoaderData();
  return <ReviewScreen slug={Route.useParams().slug} submitted={submitted} startedAt={startedAt} />;
}
