import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import {
  loadOperatedTexts,
  operatedTextsHead,
  OperatedTextsScreen,
  readOperatedTextsSearch,
} from '@melhor-escola/panel/operated-texts';
import { createFileRoute } from '@tanstack/react-router';

/** Questions and reviews that our team decides on. */
export const Route = createFileRoute('/_page/_account/painel/operacao/textos')({
  validateSearch: readOperatedTextsSearch,
  loaderDeps: ({ search: { escola, pagina } }) => ({ escola, pagina }),
  loader: async ({ context, deps: search, location }) => {
    await loadForCurrentUser(context, location.href, (client) =>
      loadOperatedTexts(context.queryClient, client, search),
    );
    return toRouteHead(operatedTextsHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OperatedTextsRoute,
});

function OperatedTextsRoute() {
  return <OperatedTextsScreen search={Route.useSearch()} />;
}
