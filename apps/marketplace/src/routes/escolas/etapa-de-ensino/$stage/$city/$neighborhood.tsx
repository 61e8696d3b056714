import { LandingScreen } from '@melhor-escola/search/landing/screen';
import { createFileRoute } from '@tanstack/react-router';
import { landingPage } from '../../../../../landing-page.ts';

/** A stage in a neighborhood (RT-09). */
export const Route = createFileRoute('/escolas/etapa-de-ensino/$stage/$city/$neighborhood')({
  loader: ({ context, params, location }) => landingPage(context, params, location.search),
  head: ({ loaderData }) => loaderData ?? {},
  component: LandingRoute,
});

function LandingRoute() {
  return <LandingScreen params={Route.useParams()} />;
}
