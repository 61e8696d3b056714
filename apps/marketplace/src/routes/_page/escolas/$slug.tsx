import {
  loadSchool,
  prefetchSchool,
  preloadSchoolSections,
  schoolHead,
  schoolPageJsonLd,
  SchoolScreen,
  validateSchoolSearch,
} from '@melhor-escola/search/school';
import { landingOfSlug } from '@melhor-escola/search/search-params';
import { toRouteHead, withJsonLd } from '@melhor-escola/config/route-head';
import { createFileRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';

/** Loaded on demand: a school's page needs neither the screen nor the loader of landing pages. */
const importLanding = () => import('@melhor-escola/search/landing');
const LandingScreen = lazyRouteComponent(importLanding, 'LandingScreen');

/**
 * A school's page (RT-02) or, under a reserved slug, a landing page: of a state (RT-10), of a stage (RT-06), of all stages
 * (RT-05), of Brazil (RT-11).
 */
export const Route = createFileRoute('/_page/escolas/$slug')({
  validateSearch: validateSchoolSearch,
  // A prefetched page is shown without running its loader, which loads the code of the page's parts.
  beforeLoad: async ({ preload, params: { slug } }) => {
    if (!preload && !landingOfSlug(slug)) await preloadSchoolSections();
  },
  loaderDeps: ({ search: { reviewPage, reviewSort, stars, proof } }) => ({
    reviewPage,
    reviewSort,
    stars,
    proof,
  }),
  loader: async ({ context, params: { slug }, deps, location, preload }) => {
    const landing = landingOfSlug(slug);
    if (landing) {
      const request = { context, params: landing, location, preload };
      const loadHead = importLanding().then(({ loadLandingPage }) => loadLandingPage(request));
      const [head] = await Promise.all([loadHead, LandingScreen.preload?.()]);
      return { ...head, landing };
    }
    const data = await (preload ? prefetchSchool : loadSchool)(context, slug, deps);
    if (!data) throw notFound();
    if (data.kind === 'redirect')
      throw redirect({ to: '/escolas/$slug', params: { slug }, search: data.search, statusCode: 302 });
    const head = { ...schoolHead(data.school), jsonLd: jsonLd(data.school, context.origin) };
    if (data.school.unlisted?.isGone) respondGone();
    // The bar with its price is where the compare tray would be; the header counts the compared schools.
    return { ...toRouteHead(head, context.origin), landing: undefined, frame: 'no-tray' as const };
  },
  head: ({ loaderData }) => (loaderData ? withJsonLd(loaderData) : {}),
  component: SlugRoute,
});

/** Server only: search engines read the server's HTML. */
const jsonLd = createIsomorphicFn().server(schoolPageJsonLd);

/** A school that left long ago: search engines drop the page, visitors still read why. */
const respondGone = createIsomorphicFn().server(() => setResponseStatus(410));

function SlugRoute() {
  const { slug } = Route.useParams();
  const reviews = Route.useLoaderDeps();
  const { landing } = Route.useLoaderData();
  return landing ? <LandingScreen params={landing} /> : <SchoolScreen slug={slug} search={reviews} />;
}
