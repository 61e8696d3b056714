import { findSchool } from '@melhor-escola/search/school';
import { loadVisitDays, requestVisitHead, RequestVisitScreen } from '@melhor-escola/search/visit';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useEffect } from 'react';
import { visitAttempt } from '../../../../app/request-context.ts';
import { toRouteHead } from '../../../../app/page-head.ts';

/** The form to request a visit to a school (product 14). */
export const Route = createFileRoute('/escolas/$slug_/visita/')({
  loader: async ({ context, params }) => {
    const [school, visits] = await Promise.all([
      findSchool(context.queryClient, context.service, params.slug),
      loadVisitDays(context.queryClient, context.service, params.slug),
    ]);
    if (!school || !visits) throw notFound();
    const attempt = visitAttempt();
    return {
      head: toRouteHead(requestVisitHead(school), context.origin),
      attempt,
      startedAt: attempt?.startedAt ?? Date.now(),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: RequestVisitRoute,
});

function RequestVisitRoute() {
  const { attempt, startedAt } = Route.useLoaderData();
  useEffect(() => {
    // Loads the code that submits the form while there is a connection: a browser does not retry a module that failed to load.
    import('../../../../app/browser-service.ts').catch(() => undefined);
  }, []);
  return <RequestVisitScreen slug={Route.useParams().slug} submitted={attempt} startedAt={startedAt} />;
}
