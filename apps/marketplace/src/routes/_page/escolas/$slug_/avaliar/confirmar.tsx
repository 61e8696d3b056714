import { ConfirmReviewScreen, reviewStageHead } from '@melhor-escola/search/review';
import { findSchool } from '@melhor-escola/search/school';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { formOutcome } from '../../../../../app/service/request-context.ts';

export const Route = createFileRoute('/_page/escolas/$slug_/avaliar/confirmar')({
  staticData: { frame: 'no-tray' },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' && token !== '' ? { token } : {},
  loader: async ({ context, params }) => {
    const school = await findSchool(context, params.slug);
    if (!school) throw notFound();
    return {
      head: toRouteHead(reviewStageHead(school, 'confirm'), context.origin),
      submitted: formOutcome().submittedConfirmation,
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ConfirmRoute,
});

function ConfirmRoute() {
  const { submitted } = Route.useLoaderData();
  const { token } = Route.useSearch();
  return (
    <ConfirmReviewScreen
      slug={Route.useParams().slug}
      token={submitted?.token ?? token}
      problem={submitted?.problem}
    />
  );
}
