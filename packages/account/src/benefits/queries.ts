import type { OwnerCalls } from '@melhor-escola/api-client/owner';
import { queryOptions } from '@tanstack/react-query';
import { ownerFreshness, ownerKey } from '../owner/owner-queries.ts';
import type { BenefitsSearch } from './search-params.ts';

/** Benefits a page. */
const benefitsPageSize = 24;

/** One page of what partners give today, by category. */
export function benefitsQuery(calls: OwnerCalls, { categoria, pagina = 1 }: BenefitsSearch) {
  return queryOptions({
    queryKey: [ownerKey, 'benefits', categoria ?? null, pagina],
    queryFn: ({ signal }) =>
      calls.benefits({ page: pagina, size: benefitsPageSize, category: categoria }, signal),
    staleTime: ownerFreshness,
  });
}
