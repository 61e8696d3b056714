import { site } from '@melhor-escola/config/site';
import type { PageHead } from '@melhor-escola/config/page-head';
import type { HelpArticle } from '../article/article.ts';

/** Title, description and address of a page of plain words. */
export function helpHead(article: HelpArticle, canonicalPath: string): PageHead {
  return { title: `${article.title} | ${site.name}`, description: article.description, canonicalPath };
}
