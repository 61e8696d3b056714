import { NotFoundError } from '@melhor-escola/api-client/api-error';
import type { Service } from '@melhor-escola/api-client/service';
import { landingHead, loadLanding, searchOfLanding, type RouteParams } from '@melhor-escola/search/landing';
import { toRouteHead } from '@melhor-escola/config/route-head';
import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';

export { LandingScreen } from '@melhor-escola/search/landing';

/** The router's arguments for the loader of a landing page. */
interface LandingRequest {
  readonly context: { readonly queryClient: QueryClient; readonly service: Service; readonly origin: string };
  readonly params: RouteParams;
  readonly location: { readonly search: Readonly<Record<string, unknown>>; readonly searchStr: string };
  /** The page is being prefetched. */
  readonly preload: boolean;
}

/**
 * The loader of every landing page: loads its data into the query cache and returns its head. Filters in the query redirect to the
 * results of the place, a slug that is incomplete or of a former name to the place's own; a place that does not exist is a 404 (RT-08, RT-15, RT-16).
 */
export async function loadLandingPage({ context, params, location, preload }: LandingRequest) {
  const { origin } = context;
  const search = searchOfLanding(location.search, params);
  if (search) throw redirect({ to: '/escolas/busca', search, statusCode: 302 });
  try {
    const data = await loadLanding(context, params, preload);
    if (data.kind === 'redirect') throw redirect({ href: data.path + location.searchStr, statusCode: 301 });
    return toRouteHead(landingHead(data.landing, data.offers, origin), origin);
  } catch (error) {
    if (error instanceof NotFoundError) throw notFound();
    throw error;
  }
}
