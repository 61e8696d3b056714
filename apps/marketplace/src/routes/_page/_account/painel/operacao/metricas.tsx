import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadMetrics, metricsHead, MetricsScreen, readMetricsSearch } from '@melhor-escola/panel/metrics';
import { createFileRoute } from '@tanstack/react-router';

/** Speed and errors of the site's pages, and how far visits come. */
export const Route = createFileRoute('/_page/_account/painel/operacao/metricas')({
  validateSearch: readMetricsSearch,
  loaderDeps: ({ search: { dias, medida, pagina } }) => ({ dias, medida, pagina }),
  loader: async ({ context, deps, location }) => {
    await loadForCurrentUser(context, location.href, (client) =>
      loadMetrics(context.queryClient, client, deps),
    );
    return toRouteHead(metricsHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: MetricsRoute,
});

function MetricsRoute() {
  return <MetricsScreen search={Route.useSearch()} />;
}
