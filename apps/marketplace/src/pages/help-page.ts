import {
  dataSourcesArticle,
  helpHead,
  privacyArticle,
  termsArticle,
} from '@melhor-escola/content/help-article';
import { notFound } from '@tanstack/react-router';
import { toRouteHead } from './page-head.ts';

/** The articles below /ajuda, by the last segment of their address. */
const articles = new Map([
  ['dados', dataSourcesArticle],
  ['privacidade', privacyArticle],
  ['termos', termsArticle],
]);

/** The article at this address. @throws what the router answers with its 404 page, where there is none. */
export function helpArticle(slug: string) {
  const article = articles.get(slug);
  if (!article) throw notFound();
  return article;
}

/** What the loader of an article does: its head. */
export function helpPage(slug: string, origin: string) {
  return toRouteHead(helpHead(helpArticle(slug), `/ajuda/${slug}`), origin);
}
