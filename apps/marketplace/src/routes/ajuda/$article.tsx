import { dataSourcesArticle } from '@melhor-escola/search/data-sources/data-sources-article';
import { helpHead } from '@melhor-escola/search/help/help-head';
import { HelpScreen } from '@melhor-escola/search/help/help-screen';
import { privacyArticle } from '@melhor-escola/search/help/privacy-article';
import { termsArticle } from '@melhor-escola/search/help/terms-article';
import { articleSlugs, routes } from '@melhor-escola/domain/routes';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { toRouteHead } from '../../app/page-head.ts';

/** The articles that every page's footer links to (RT-14). */
export const Route = createFileRoute('/ajuda/$article')({
  loader: ({ context, params }) => {
    const article = articles.get(params.article);
    if (!article) throw notFound();
    return toRouteHead(helpHead(article, routes.article.path(params)), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ArticleRoute,
});

const articles = new Map<string, typeof privacyArticle>([
  [articleSlugs.data, dataSourcesArticle],
  [articleSlugs.privacy, privacyArticle],
  [articleSlugs.terms, termsArticle],
]);

function ArticleRoute() {
  const article = articles.get(Route.useParams().article);
  return article && <HelpScreen article={article} />;
}
