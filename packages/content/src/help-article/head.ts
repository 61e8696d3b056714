import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import type { HelpArticle } from '../article/article.ts';

/** Title, description and address of an article. */
export function helpArticleHead({ slug, title, description }: HelpArticle): PageHead {
  return {
    title: `${title} | ${site.name}`,
    description,
    canonicalPath: routes.article.path({ article: slug }),
  };
}
