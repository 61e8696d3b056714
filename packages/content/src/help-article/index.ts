export type { HelpArticle } from '../article/article.ts';
export { findHelpArticle } from './articles.ts';
export { helpArticleHead } from './head.ts';
export { HelpArticleScreen } from './screen.tsx';
