import type { Service } from '@melhor-escola/api-client/service';
import { landingOfSlug } from '@melhor-escola/search/landing/landing-of-slug';
import { schoolHead } from '@melhor-escola/search/school/head';
import { loadSchool } from '@melhor-escola/search/school/queries';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
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
export async function slugPage(context: PageContext, slug: string, query: Readonly<Record<string, unknown>>) {
  const landing = landingOfSlug(slug);
  if (landing) {
    const [{ landingPage }] = await Promise.all([import('./landing-page.ts'), LandingScreen.preload?.()]);
    return { ...(await landingPage(context, landing, query)), landing };
  }
  const school = await loadSchool(context.queryClient, context.service, slug);
  if (!school) throw notFound();
  return { ...toRouteHead(schoolHead(school, context.origin), context.origin), landing: undefined };
}
