import {
  compareHead,
  CompareScreen,
  loadCompare,
  validateCompareSearch,
} from '@melhor-escola/search/compare';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_page/escolas/comparar')({
  validateSearch: validateCompareSearch,
  loaderDeps: ({ search }) => ({ escola: search.escola ?? [] }),
  loader: async ({ context, deps }) =>
    toRouteHead(compareHead(await loadCompare(context, deps.escola)), context.origin),
  head: ({ loaderData }) => loaderData ?? {},
  component: CompareRoute,
});

function CompareRoute() {
  return <CompareScreen search={Route.useSearch()} />;
}
