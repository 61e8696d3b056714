import { termsArticle } from '@melhor-escola/search/help/terms-article';
import { helpHead } from '@melhor-escola/search/help/help-head';
import { HelpScreen } from '@melhor-escola/search/help/help-screen';
import { createFileRoute } from '@tanstack/react-router';
import { toRouteHead } from '../../page-head.ts';

export const Route = createFileRoute('/ajuda/termos')({
  loader: ({ context }) => toRouteHead(helpHead(termsArticle, '/ajuda/termos'), context.origin),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <HelpScreen article={termsArticle} />,
});
