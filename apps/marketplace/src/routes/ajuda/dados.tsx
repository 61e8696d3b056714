import { dataSourcesArticle } from '@melhor-escola/search/data-sources/data-sources-article';
import { helpHead } from '@melhor-escola/search/help/help-head';
import { HelpScreen } from '@melhor-escola/search/help/help-screen';
import { createFileRoute } from '@tanstack/react-router';
import { toRouteHead } from '../../page-head.ts';

export const Route = createFileRoute('/ajuda/dados')({
  loader: ({ context }) => toRouteHead(helpHead(dataSourcesArticle, '/ajuda/dados'), context.origin),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <HelpScreen article={dataSourcesArticle} />,
});
