import { LandingScreen } from '@melhor-escola/search/landing/screen';
import { createFileRoute } from '@tanstack/react-router';
import { landingPage } from '../../../../landing-page.ts';

/** The schools and fees of a neighborhood (RT-08). */
export const Route = createFileRoute('/escolas/mensalidades/$city/$neighborhood')({
  loader: ({ context, params, location }) => landingPage(context, params, location.search),
  head: ({ loaderData }) => loaderData ?? {},
  component: LandingRoute,
});

function LandingRoute() {
  return <LandingScreen params={Route.useParams()} />;
}
