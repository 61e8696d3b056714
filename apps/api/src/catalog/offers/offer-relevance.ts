import { relevancePoints } from '@melhor-escola/domain/relevance-weights';

/** Inputs of an offer's relevance score, as the tables hold them. */
export interface RelevanceFactors {
  /** The school has a contract with us. */
  readonly isPartner: boolean;
  /** 0 to 100. */
  readonly discountPercentage: number;
  /** Mean of the school's ratings, 1 to 5; meaningless without ratings. */
  readonly ratingAverage: number;
  readonly ratingCount: number;
  readonly seatsLeft: number;
}

/**
 * Relevance score of an offer, 0 to 100 with two decimals, higher first: the sum of the domain's {@link relevancePoints}, which the
 * site shows to visitors ('Por que aqui?'). An offer without seats scores 0.
 */
export function offerRelevance({ ratingAverage, ratingCount, ...factors }: RelevanceFactors): number {
  if (factors.seatsLeft <= 0) return 0;
  const points = relevancePoints({ ...factors, rating: { average: ratingAverage, count: ratingCount } });
  const score = Object.values(points).reduce((sum, part) => sum + part, 0);
  return Math.round(score * 100) / 100;
}
