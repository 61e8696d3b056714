import type { HelpArticle } from '../article/article.ts';
import { aboutUsArticle } from './articles/about-us.ts';
import { dataSourcesArticle } from './articles/data-sources.ts';
import { privacyArticle } from './articles/privacy.ts';
import { termsArticle } from './articles/terms.ts';
import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';

/** The articles below /ajuda (RT-14). */
export const helpArticles: readonly HelpArticle[] = [
  aboutUsArticle,
  privacyArticle,
  termsArticle,
  dataSourcesArticle,
];

/** The article with this slug; `undefined` if there is none. */
export function findHelpArticle(slug: string): HelpArticle | undefined {
  return helpArticles.find((article) => article.slug === slug);
}

/** The head of an article. */
export function helpArticleHead({ slug, title, description }: HelpArticle): PageHead {
  return {
    title: `${title} | ${site.name}`,
    description,
    canonicalPath: routes.article.path({ article: slug }),
  };
}
