export { dataSourcesArticle } from './articles/data-sources.ts';
export { privacyArticle } from './articles/privacy.ts';
export { termsArticle } from './articles/terms.ts';
export { helpHead } from './head.ts';
export { HelpScreen } from './screen.tsx';
