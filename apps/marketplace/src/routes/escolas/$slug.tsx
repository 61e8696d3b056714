import { landingOfSlug } from '@melhor-escola/search/landing/landing-of-slug';
import { schoolHead } from '@melhor-escola/search/school/head';
import { loadSchool } from '@melhor-escola/search/school/queries';
import { SchoolScreen } from '@melhor-escola/search/school/screen';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { LandingScreen } from '../../landing-screen.ts';
import { toRouteHead } from '../../page-head.ts';

/**
 * A school's page (RT-02) or, under a slug that no school may have, a landing page: of a state (RT-10), of a stage
 * (RT-06), of all stages (RT-05), of Brazil (RT-11).
 */
export const Route = createFileRoute('/escolas/$slug')({
  loader: async ({ context, params: { slug }, location }) => {
    const landing = landingOfSlug(slug);
    if (landing) {
      const [{ landingPage }] = await Promise.all([
        import('../../landing-page.ts'),
        LandingScreen.preload?.(),
      ]);
      return landingPage(context, landing, location.search);
    }
    const data = await loadSchool(context.queryClient, context.service, slug);
    if (!data) throw notFound();
    return toRouteHead(schoolHead(data, context.origin), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: SlugRoute,
});

function SlugRoute() {
  const { slug } = Route.useParams();
  const landing = landingOfSlug(slug);
  return landing ? <LandingScreen params={landing} /> : <SchoolScreen slug={slug} />;
}
