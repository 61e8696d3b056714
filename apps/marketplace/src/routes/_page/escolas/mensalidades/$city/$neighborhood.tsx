import { LandingScreen, loadLandingPage } from '@melhor-escola/search/landing';
import { withJsonLd } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

/** The schools and fees of a neighborhood (RT-08). */
export const Route = createFileRoute('/_page/escolas/mensalidades/$city/$neighborhood')({
  loader: loadLandingPage,
  head: ({ loaderData }) => (loaderData ? withJsonLd(loaderData) : {}),
  component: LandingRoute,
});

function LandingRoute() {
  return <LandingScreen params={Route.useParams()} />;
}
