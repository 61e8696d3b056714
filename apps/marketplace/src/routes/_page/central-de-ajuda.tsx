import {
  helpCenterHead,
  HelpCenterScreen,
  validateHelpCenterSearch,
} from '@melhor-escola/content/help-center';
import { toRouteHead, withJsonLd } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

/** Help center (RT-14). */
export const Route = createFileRoute('/_page/central-de-ajuda')({
  validateSearch: validateHelpCenterSearch,
  loaderDeps: ({ search: { q = '' } }) => ({ query: q }),
  loader: ({ context, deps }) => toRouteHead(helpCenterHead(deps.query), context.origin),
  head: ({ loaderData }) => (loaderData ? withJsonLd(loaderData) : {}),
  component: HelpCenterRoute,
});

function HelpCenterRoute() {
  const { q = '' } = Route.useSearch();
  return <HelpCenterScreen key={q} query={q} />;
}
