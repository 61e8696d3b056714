import { helpCenterHead } from '@melhor-escola/search/help/help-center-head';
import { HelpCenterScreen } from '@melhor-escola/search/help/help-center-screen';
import { createFileRoute } from '@tanstack/react-router';
import { toRouteHead } from '../app/page-head.ts';

export const Route = createFileRoute('/central-de-ajuda')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === 'string' ? { q: q.slice(0, 200) } : {},
  loaderDeps: ({ search }) => ({ asked: search.q ?? '' }),
  loader: ({ context, deps }) => toRouteHead(helpCenterHead(deps.asked), context.origin),
  head: ({ loaderData }) => loaderData ?? {},
  component: HelpCenterRoute,
});

function HelpCenterRoute() {
  const { q = '' } = Route.useSearch();
  return <HelpCenterScreen key={q} asked={q} />;
}
