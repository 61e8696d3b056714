import { privacyArticle } from '@melhor-escola/search/help/privacy-article';
import { helpHead } from '@melhor-escola/search/help/help-head';
import { HelpScreen } from '@melhor-escola/search/help/help-screen';
import { createFileRoute } from '@tanstack/react-router';
import { toRouteHead } from '../../page-head.ts';

export const Route = createFileRoute('/ajuda/privacidade')({
  loader: ({ context }) => toRouteHead(helpHead(privacyArticle, '/ajuda/privacidade'), context.origin),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <HelpScreen article={privacyArticle} />,
});
