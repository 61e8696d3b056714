import { homeHead, HomeScreen, loadHome } from '@melhor-escola/search/home';
import { toRouteHead, withJsonLd } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

/** The home page (RT-01), whose canonical URL is /escolas. */
export const Route = createFileRoute('/_page/')({
  loader: async ({ context }) => {
    await loadHome(context);
    return toRouteHead(homeHead(context.origin), context.origin);
  },
  head: ({ loaderData }) => (loaderData ? withJsonLd(loaderData) : {}),
  component: HomeScreen,
});
