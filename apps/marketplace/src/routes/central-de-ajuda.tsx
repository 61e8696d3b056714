import { helpCenterHead, HelpCenterScreen } from '@melhor-escola/content/help-center';
import { createFileRoute } from '@tanstack/react-router';
import { toRouteHead } from '../pages/page-head.ts';

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
