import { HelpScreen } from '@melhor-escola/content/help-article';
import { createFileRoute } from '@tanstack/react-router';
import { helpArticle, helpPage } from '../../pages/help-page.ts';

/** The articles that every page's footer leads to (RT-14), one route for them all: each route is a part of every page. */
export const Route = createFileRoute('/ajuda/$article')({
  loader: ({ context, params }) => helpPage(params.article, context.origin),
  head: ({ loaderData }) => loaderData ?? {},
  component: ArticleRoute,
});

function ArticleRoute() {
  return <HelpScreen article={helpArticle(Route.useParams().article)} />;
}
