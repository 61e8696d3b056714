import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadTexts, readTextsSearch, textsHead, TextsScreen } from '@melhor-escola/panel/texts';
import { createFileRoute } from '@tanstack/react-router';

/** The questions and reviews of a school. */
export const Route = createFileRoute('/_page/_account/painel/escolas/$slug/perguntas-e-avaliacoes')({
  validateSearch: readTextsSearch,
  loaderDeps: ({ search: { situacao, tipo, pagina } }) => ({ situacao, tipo, pagina }),
  loader: async ({ context, deps: search, location, params: { slug } }) => {
    const { school } = await loadForCurrentUser(context, location.href, (client) =>
      loadTexts(context.queryClient, client, slug, search),
    );
    return toRouteHead(textsHead(slug, school.name), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: TextsRoute,
});

function TextsRoute() {
  return <TextsScreen slug={Route.useParams().slug} search={Route.useSearch()} />;
}
