import { LandingScreen } from '@melhor-escola/search/landing';
import { createFileRoute } from '@tanstack/react-router';
import { landingLoader } from '../../../../../pages/landing-loader.ts';

/** A stage in a neighborhood (RT-09). */
export const Route = createFileRoute('/escolas/etapa-de-ensino/$stage/$city/$neighborhood')({
  loader: landingLoader,
  head: ({ loaderData }) => loaderData ?? {},
  component: LandingRoute,
});

function LandingRoute() {
  return <LandingScreen params={Route.useParams()} />;
}
