import { homeHead, HomeScreen, loadHome } from '@melhor-escola/search/home';
import { createFileRoute } from '@tanstack/react-router';
import { withJsonLd } from '../../../app/page/json-ld.ts';
import { toRouteHead } from '../../../app/page/page-head.ts';

/** The home page (RT-01). */
export const Route = createFileRoute('/_page/escolas/')({
  loader: async ({ context }) => {
    await loadHome(context);
    return toRouteHead(homeHead(context.origin), context.origin);
  },
  head: ({ loaderData }) => (loaderData ? withJsonLd(loaderData) : {}),
  component: HomeScreen,
});
