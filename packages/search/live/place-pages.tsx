import { routes } from '@melhor-escola/domain/routes';
import { NotFoundError } from '@melhor-escola/api-client/api-error';
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { landingHead, LandingScreen, loadLanding, type RouteParams } from '../src/landing/index.ts';
import { loadSchool, schoolHead, SchoolScreen, validateSchoolSearch } from '../src/school/index.ts';
import { landingOfSlug } from '../src/search-params.ts';
import { headOf, root, type LiveContext } from './root.tsx';

async function loadPlace({ queryClient, ports, origin }: LiveContext, params: RouteParams) {
  try {
    const data = await loadLanding({ queryClient, service: ports.service }, params, false);
    if (data.kind === 'redirect') throw redirect({ href: data.path });
    return landingHead(data.landing, data.offers, origin);
  } catch (error) {
    if (error instanceof NotFoundError) throw notFound();
    throw error;
  }
}

/** The landing page of a place, or of a stage in it. */
function placePage(path: string) {
  const page = createRoute({
    getParentRoute: () => root,
    path,
    loader: ({ context, params }) => loadPlace(context, params),
    head: headOf,
    component: function Place() {
      return <LandingScreen params={page.useParams()} />;
    },
  });
  return page;
}

/** A school's page or, under a slug reserved from schools, a landing page. */
const slugPage = createRoute({
  getParentRoute: () => root,
  path: routes.school.pattern,
  validateSearch: validateSchoolSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const landing = landingOfSlug(params.slug);
    if (landing) return loadPlace(context, landing);
    const data = await loadSchool(
      { queryClient: context.queryClient, service: context.ports.service },
      params.slug,
      deps,
    );
    if (!data) throw notFound();
    if (data.kind === 'redirect') throw redirect({ to: '.', search: data.search });
    return schoolHead(data.school);
  },
  head: headOf,
  component: function Slug() {
    const { slug } = slugPage.useParams();
    const landing = landingOfSlug(slug);
    return landing ? (
      <LandingScreen params={landing} />
    ) : (
      <SchoolScreen slug={slug} search={slugPage.useSearch()} />
    );
  },
});

export const placePages = [
  slugPage,
  placePage(routes.city.pattern),
  placePage(routes.neighborhood.pattern),
  placePage(routes.stageInCity.pattern),
  placePage(routes.stageInNeighborhood.pattern),
];
