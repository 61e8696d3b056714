import { LandingScreen } from '@melhor-escola/search/landing';
import { createFileRoute } from '@tanstack/react-router';
import { withJsonLd } from '../../../../../../app/page/json-ld.ts';
import { loadLandingPage } from '../../../-landing-page.ts';

/** A stage in a city (RT-09). */
export const Route = createFileRoute('/_page/escolas/etapa-de-ensino/$stage/$city/')({
  loader: loadLandingPage,
  head: ({ loaderData }) => (loaderData ? withJsonLd(loaderData) : {}),
  component: LandingRoute,
});

function LandingRoute() {
  return <LandingScreen params={Route.useParams()} />;
}
