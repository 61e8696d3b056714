import { LandingScreen } from '@melhor-escola/search/landing/screen';
import { createFileRoute } from '@tanstack/react-router';

/** The schools and fees of a neighborhood (RT-08). */
export const Route = createFileRoute('/escolas/mensalidades/$city/$neighborhood')({
  // Apart: a page that arrives with its data needs none of it.
  loader: async ({ context, params, location, preload }) =>
    (await import('../../../../landing-page.ts')).landingPage(context, {
      params,
      query: location.search,
      preload,
    }),
  head: ({ loaderData }) => loaderData ?? {},
  component: LandingRoute,
});

function LandingRoute() {
  return <LandingScreen params={Route.useParams()} />;
}
