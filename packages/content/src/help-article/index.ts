export type { HelpArticle } from '../article/article.ts';
export { findHelpArticle } from './articles.ts';
export { helpArticleHead } from './articles.ts';
export { HelpArticleScreen } from './screen.tsx';
