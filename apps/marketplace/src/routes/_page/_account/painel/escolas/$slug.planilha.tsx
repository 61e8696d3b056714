import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadSpreadsheet, spreadsheetHead, SpreadsheetScreen } from '@melhor-escola/panel/spreadsheet';
import { createFileRoute } from '@tanstack/react-router';

/** The scholarships of a school as a spreadsheet: down, changed, and up again. */
export const Route = createFileRoute('/_page/_account/painel/escolas/$slug/planilha')({
  loader: async ({ context, location, params: { slug } }) => {
    const { school } = await loadForCurrentUser(context, location.href, (client) =>
      loadSpreadsheet(context.queryClient, client, slug),
    );
    return toRouteHead(spreadsheetHead(slug, school.name), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: SpreadsheetRoute,
});

function SpreadsheetRoute() {
  return <SpreadsheetScreen slug={Route.useParams().slug} />;
}
