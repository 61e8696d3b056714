import { HomeScreen } from '@melhor-escola/search/home/screen';
import { homeHead } from '@melhor-escola/search/home/head';
import { loadHome } from '@melhor-escola/search/home/load-home';
import { createFileRoute } from '@tanstack/react-router';
import { toRouteHead } from '../../page-head.ts';

export const Route = createFileRoute('/escolas/')({
  loader: async ({ context }) => {
    await loadHome(context.queryClient, context.service);
    return toRouteHead(homeHead(context.origin), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: HomeScreen,
});
