import type { QueryClient } from '@tanstack/react-query';
import { findMethodology } from '../methodologies/methodologies.ts';
import type { Methodology } from '../methodologies/methodology.ts';
import type { ContentPorts } from '../ports.tsx';
import { testimonialsQuery } from './queries.ts';

/**
 * Finds a methodology and fetches its testimonials into the query cache. A service that fails leaves the page without
 * testimonials.
 *
 * @returns `undefined` when no methodology has this slug.
 */
export async function loadMethodology(
  queryClient: QueryClient,
  service: ContentPorts['service'],
  slug: string,
): Promise<Methodology | undefined> {
  const methodology = findMethodology(slug);
  if (methodology) await queryClient.prefetchQuery(testimonialsQuery(service, methodology));
  return methodology;
}
