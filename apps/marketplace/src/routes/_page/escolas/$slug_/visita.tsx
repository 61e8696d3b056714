import { loadVisitPage, VisitScreen } from '@melhor-escola/search/visit';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { formOutcome } from '../../../../app/service/request-context.ts';

/** The form to request a visit to a school and, by the link in its mails, the page to move or cancel it (product 14). */
export const Route = createFileRoute('/_page/escolas/$slug_/visita')({
  staticData: { frame: 'no-tray' },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { slug }, deps }) => {
    const submitted = formOutcome().submittedVisitForm;
    const query = submitted?.token === undefined ? deps : { token: submitted.token };
    const page = await loadVisitPage(context, slug, query);
    if (!page) throw notFound();
    return {
      head: toRouteHead(page.head, context.origin),
      search: page.search,
      submitted,
      startedAt: submitted?.startedAt ?? Date.now(),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: VisitRoute,
});

function VisitRoute() {
  const { submitted, search, startedAt } = Route.useLoaderData();
  return (
    <VisitScreen slug={Route.useParams().slug} search={search} submitted={submitted} startedAt={startedAt} />
  );
}
