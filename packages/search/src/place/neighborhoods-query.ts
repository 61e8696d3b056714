import { NotFoundError } from '@melhor-escola/api-client/api-error';
import type { Service } from '@melhor-escola/api-client/service';
import { queryOptions } from '@tanstack/react-query';
import { freshness } from '../freshness.ts';
import type { SelectedNeighborhood } from './selected-place.ts';

/** The neighborhood of a city that a slug names; empty when it names none (spec §4, ST-04). */
export function neighborhoodsQuery(service: Service, citySlug: string, slug: string) {
  return queryOptions({
    queryKey: ['search', 'neighborhoods', citySlug, slug],
    queryFn: ({ signal }) => findNeighborhoods(service, citySlug, slug, signal),
    staleTime: freshness.places,
  });
}

async function findNeighborhoods(
  service: Service,
  citySlug: string,
  slug: string,
  signal: AbortSignal,
): Promise<readonly SelectedNeighborhood[]> {
  try {
    const { name, geoloc } = await service.neighborhoodBySlug(citySlug, slug, signal);
    return [{ name, slug, citySlug, geoloc }];
  } catch (error) {
    if (error instanceof NotFoundError) return [];
    throw error;
  }
}
