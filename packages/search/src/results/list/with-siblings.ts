import { allOf, anyOf } from '@melhor-escola/api-client/filter-string';
import type { Service } from '@melhor-escola/api-client/service';
import type { GradeSlug } from '@melhor-escola/domain/stage';
import { toOffer, type Offer } from '../../offer/offer.ts';

/** The same offers, each with the cheapest one of its school for the other child (product, feature 9). */
export async function withSiblings(
  service: Service,
  offers: readonly Offer[],
  grade: GradeSlug,
  signal: AbortSignal,
): Promise<Offer[]> {
  const schools = [...new Set(offers.map((offer) => offer.school.slug))];
  if (schools.length === 0) return [];
  const variables = {
    filterString: allOf(anyOf('grade', grade), anyOf('school_slug', ...schools)),
    distinct: 'school_slug',
    sort: 'price_asc',
    pagination: { page: 1, size: schools.length },
  } as const;
  const { hits } = await service.searchOffers(variables, signal);
  const siblings = new Map(hits.map((hit) => [hit.school_slug, toOffer(hit)]));
  return offers.map((offer) => ({ ...offer, sibling: siblings.get(offer.school.slug) }));
}
