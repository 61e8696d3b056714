import { findHelpArticle, helpArticleHead, HelpArticleScreen } from '@melhor-escola/content/help-article';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute, notFound } from '@tanstack/react-router';

/** Privacy, terms and data sources (RT-14), which every page's footer links to. */
export const Route = createFileRoute('/_page/ajuda/$article')({
  loader: ({ context, params }) => {
    const article = findHelpArticle(params.article);
    if (!article) throw notFound();
    return toRouteHead(helpArticleHead(article), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ArticleRoute,
});

function ArticleRoute() {
  const article = findHelpArticle(Route.useParams().article);
  return article && <HelpArticleScreen article={article} />;
}
