import type { Service } from '@melhor-escola/api-client/service';
import { landingOfSlug } from '@melhor-escola/search/search-params';
import { loadSchool, schoolHead, type SchoolSearch } from '@melhor-escola/search/school';
import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import type { LandingAddress } from './landing-page.ts';
import { LandingScreen } from './landing-screen.ts';
import { toRouteHead } from './page-head.ts';

interface PageContext {
  readonly queryClient: QueryClient;
  readonly service: Service;
  readonly origin: string;
}

/**
 * What the loader of `/escolas/{slug}` does: a school's data and head or, under a slug that no school may have, a
 * landing page's, with the place that it is of.
 */
export async function slugPage(
  context: PageContext,
  { slug, reviews }: { readonly slug: string; readonly reviews: SchoolSearch },
  { query, preload }: Pick<LandingAddress, 'query' | 'preload'>,
) {
  const landing = landingOfSlug(slug);
  if (landing) {
    const [{ landingPage }] = await Promise.all([import('./landing-page.ts'), LandingScreen.preload?.()]);
    return { ...(await landingPage(context, { params: landing, query, preload })), landing };
  }
  const data = await loadSchool(context.queryClient, context.service, slug, reviews);
  if (!data) throw notFound();
  if (data.kind === 'redirect')
    throw redirect({ to: '/escolas/$slug', params: { slug }, search: data.search, statusCode: 302 });
  return { ...toRouteHead(schoolHead(data.school, context.origin), context.origin), landing: undefined };
}
