import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadLog, logHead, LogScreen, readLogSearch } from '@melhor-escola/panel/log';
import { createFileRoute } from '@tanstack/react-router';

/** Who changed what of a school. */
export const Route = createFileRoute('/_page/_account/painel/escolas/$slug/registro')({
  validateSearch: readLogSearch,
  loaderDeps: ({ search: { antes } }) => ({ antes }),
  loader: async ({ context, deps: { antes }, location, params: { slug } }) => {
    const { school } = await loadForCurrentUser(context, location.href, (client) =>
      loadLog(context.queryClient, client, slug, antes),
    );
    return toRouteHead(logHead(slug, school.name), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: LogRoute,
});

function LogRoute() {
  return <LogScreen slug={Route.useParams().slug} search={Route.useSearch()} />;
}
