import { findSchool } from '@melhor-escola/search/school';
import { loadVisit, ManageVisitScreen, validateVisitLink, visitStageHead } from '@melhor-escola/search/visit';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { visitChange } from '../../../../app/request-context.ts';
import { toRouteHead } from '../../../../app/page-head.ts';

/** The page to move or cancel a visit, which mailed links open (product 14). */
export const Route = createFileRoute('/escolas/$slug_/visita/pedido')({
  validateSearch: validateVisitLink,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, params, deps }) => {
    const change = visitChange();
    const token = change?.token ?? deps.token;
    const [school] = await Promise.all([
      findSchool(context.queryClient, context.service, params.slug),
      token && loadVisit(context.queryClient, context.service, token),
    ]);
    if (!school) throw notFound();
    return { head: toRouteHead(visitStageHead(school, 'manage'), context.origin), token, change };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ManageVisitRoute,
});

function ManageVisitRoute() {
  const { token, change } = Route.useLoaderData();
  return (
    <ManageVisitScreen
      slug={Route.useParams().slug}
      token={token}
      isMoved={Route.useSearch().situacao === 'mudada'}
      problem={change?.problem}
      chosen={change?.chosen}
    />
  );
}
