import { LandingScreen, loadLandingPage } from '@melhor-escola/search/landing';
import { withJsonLd } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

/** A stage in a neighborhood (RT-09). */
export const Route = createFileRoute('/_page/escolas/etapa-de-ensino/$stage/$city/$neighborhood')({
  loader: loadLandingPage,
  head: ({ loaderData }) => (loaderData ? withJsonLd(loaderData) : {}),
  component: LandingRoute,
});

function LandingRoute() {
  return <LandingScreen params={Route.useParams()} />;
}
