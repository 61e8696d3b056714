import { LandingScreen } from '@melhor-escola/search/landing/screen';
import { createFileRoute } from '@tanstack/react-router';

/** A stage in a neighborhood (RT-09). */
export const Route = createFileRoute('/escolas/etapa-de-ensino/$stage/$city/$neighborhood')({
  // Apart: a page that arrives with its data needs none of it.
  loader: async ({ context, params, location, preload }) =>
    (await import('../../../../../landing-page.ts')).landingPage(context, {
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
