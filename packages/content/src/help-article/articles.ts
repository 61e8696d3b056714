import type { HelpArticle } from '../article/article.ts';
import { dataSourcesArticle } from './articles/data-sources.ts';
import { privacyArticle } from './articles/privacy.ts';
import { termsArticle } from './articles/terms.ts';

/** The articles below /ajuda (RT-14). */
export const helpArticles: readonly HelpArticle[] = [privacyArticle, termsArticle, dataSourcesArticle];

/** The article at this address; `undefined` when there is none. */
export function findHelpArticle(slug: string): HelpArticle | undefined {
  return helpArticles.find((article) => article.slug === slug);
}
