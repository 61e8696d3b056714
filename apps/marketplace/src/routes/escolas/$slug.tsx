import { SchoolScreen, validateSchoolSearch } from '@melhor-escola/search/school';
import { createFileRoute } from '@tanstack/react-router';
import { LandingScreen } from '../../pages/landing-screen.ts';

/**
 * A school's page (RT-02) or, under a slug that no school may have, a landing page: of a state (RT-10), of a stage
 * (RT-06), of all stages (RT-05), of Brazil (RT-11).
 */
export const Route = createFileRoute('/escolas/$slug')({
  validateSearch: validateSchoolSearch,
  loaderDeps: ({ search: { reviewPage, reviewSort, stars, proof } }) => ({
    reviewPage,
    reviewSort,
    stars,
    proof,
  }),
  // Apart: a page that arrives with its data needs none of it.
  loader: async ({ context, params, deps, location, preload }) =>
    (await import('../../pages/slug-page.ts')).slugPage(
      context,
      { slug: params.slug, reviews: deps },
      { query: location.search, preload },
    ),
  head: ({ loaderData }) => loaderData ?? {},
  component: SlugRoute,
});

function SlugRoute() {
  const { slug } = Route.useParams();
  const reviews = Route.useLoaderDeps();
  const { landing } = Route.useLoaderData();
  return landing ? <LandingScreen params={landing} /> : <SchoolScreen slug={slug} search={reviews} />;
}
