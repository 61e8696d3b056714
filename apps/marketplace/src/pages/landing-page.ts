import { NotFoundError } from '@melhor-escola/api-client/api-error';
import type { Service } from '@melhor-escola/api-client/service';
import { landingHead, loadLanding, searchOfLanding, type RouteParams } from '@melhor-escola/search/landing';
import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { toRouteHead } from './page-head.ts';

/** What the router gives its loaders. */
export interface LandingContext {
  readonly queryClient: QueryClient;
  readonly service: Service;
  readonly origin: string;
}

/** The address of a landing page, as the router hands it to its loader. */
export interface LandingAddress {
  readonly params: RouteParams;
  readonly query: Readonly<Record<string, unknown>>;
  /** The page is fetched ahead of a visit that may never come. */
  readonly preload: boolean;
}

/**
 * What the loader of a landing page's route does: the data into the query cache, the head out of it. Filters in the
 * query lead to the results of the place, a city's slug that is not whole to the whole one, and a place that does not
 * exist to the 404 page (RT-08, RT-15, RT-16).
 */
export async function landingPage(
  { queryClient, service, origin }: LandingContext,
  { params, query, preload }: LandingAddress,
) {
  const search = searchOfLanding(query, params);
  if (search) throw redirect({ to: '/escolas/busca', search, statusCode: 302 });
  try {
    const data = await loadLanding(queryClient, service, params, preload);
    if (data.kind === 'redirect') throw redirect({ href: data.path, statusCode: 301 });
    return toRouteHead(landingHead(data.landing, data.offers, origin), origin);
  } catch (error) {
    if (error instanceof NotFoundError) throw notFound();
    throw error;
  }
}
