import { helpCenterArticle } from '@melhor-escola/search/help/help-center-article';
import { helpHead } from '@melhor-escola/search/help/help-head';
import { HelpScreen } from '@melhor-escola/search/help/help-screen';
import { createFileRoute } from '@tanstack/react-router';
import { toRouteHead } from '../page-head.ts';

export const Route = createFileRoute('/central-de-ajuda')({
  loader: ({ context }) => toRouteHead(helpHead(helpCenterArticle, '/central-de-ajuda'), context.origin),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <HelpScreen article={helpCenterArticle} />,
});
