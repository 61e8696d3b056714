import type { Centavos } from '@melhor-escola/domain/money';
import { findGrade } from '@melhor-escola/domain/stage';
import type { SchoolOffer } from '../../offer/offer.ts';

/** Offers with free seats, in brief. */
export interface OpenOffers {
  /** At least 1. */
  readonly count: number;
  /** The lowest monthly fee among them. */
  readonly monthly: Centavos;
}

/** Number and lowest monthly fee of the offers with free seats; `undefined` if there are none. */
export function openOffers(offers: readonly SchoolOffer[]): OpenOffers | undefined {
  const open = offers.filter(({ seatsLeft }) => seatsLeft > 0);
  if (open.length === 0) return undefined;
  return { count: open.length, monthly: Math.min(...open.map(({ price }) => price.monthly)) };
}

/** Youngest grade first; within a grade, by price. */
export function byGrade(offers: readonly SchoolOffer[]): SchoolOffer[] {
  return offers.toSorted((a, b) => gradeOrder(a) - gradeOrder(b) || a.price.monthly - b.price.monthly);
}

function gradeOrder({ grade }: SchoolOffer): number {
  return findGrade(grade.slug)?.order ?? 0;
}
