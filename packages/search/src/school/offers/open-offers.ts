import type { Centavos } from '@melhor-escola/domain/money';
import { findGrade, type Grade } from '@melhor-escola/domain/stage';
import type { SchoolOffer } from '../../offer/offer.ts';
import type { School } from '../school.ts';

/** Offers with free seats, in brief. */
export interface OpenOffers {
  /** At least 1; absent if the school has more offers than are loaded, of which neither grade nor seats are known. */
  readonly count?: number | undefined;
  /** The lowest monthly fee among them. */
  readonly monthly: Centavos;
  /** They are those of the asked grade; absent: of all grades. */
  readonly grade?: Grade | undefined;
}

/**
 * Number and lowest monthly fee of a school's offers with free seats: those of the asked grade if it has any, otherwise all.
 * `undefined` if there are none.
 */
export function openOffers(
  school: Pick<School, 'offers' | 'offerTotal'>,
  asked: Grade | undefined,
): OpenOffers | undefined {
  const ofGrade = offersOfGrade(school.offers, asked);
  const monthly = lowestMonthly(ofGrade);
  if (monthly === undefined) return allOpenOffers(school);
  return { count: countOpen(ofGrade, school), monthly, grade: asked };
}

/** Number and lowest monthly fee of all of a school's offers with free seats. `undefined` if there are none. */
export function allOpenOffers(school: Pick<School, 'offers' | 'offerTotal'>): OpenOffers | undefined {
  const monthly = lowestMonthly(school.offers);
  if (monthly === undefined) return undefined;
  return { count: countOpen(school.offers, school), monthly };
}

/** Number of these offers of a school that have free seats; `undefined` if it has more offers than are loaded. */
function countOpen(
  offers: readonly SchoolOffer[],
  { offers: loaded, offerTotal }: Pick<School, 'offers' | 'offerTotal'>,
): number | undefined {
  return loaded.length < offerTotal ? undefined : offers.filter(({ seatsLeft }) => seatsLeft > 0).length;
}

/** The offer with the lowest monthly fee among those with free seats, of the youngest grade if several have it; `undefined` if there are none. */
function cheapestOpen(offers: readonly SchoolOffer[]): SchoolOffer | undefined {
  const [cheapest] = byGrade(offers.filter(({ seatsLeft }) => seatsLeft > 0)).toSorted(
    (a, b) => a.price.monthly - b.price.monthly,
  );
  return cheapest;
}

/** The offer that is shown first: the cheapest with free seats of the asked grade; without one, that of all grades. */
export function firstOpen(offers: readonly SchoolOffer[], asked: Grade | undefined): SchoolOffer | undefined {
  return cheapestOpen(offersOfGrade(offers, asked)) ?? cheapestOpen(offers);
}

function offersOfGrade(offers: readonly SchoolOffer[], asked: Grade | undefined): SchoolOffer[] {
  return offers.filter(({ grade }) => grade.slug === asked?.slug);
}

/** The lowest monthly fee of these offers with free seats; `undefined` if there are none. */
export function lowestMonthly(offers: readonly SchoolOffer[]): Centavos | undefined {
  return cheapestOpen(offers)?.price.monthly;
}

/** Youngest grade first; within a grade, by price. */
export function byGrade(offers: readonly SchoolOffer[]): SchoolOffer[] {
  return offers.toSorted((a, b) => gradeOrder(a) - gradeOrder(b) || a.price.monthly - b.price.monthly);
}

function gradeOrder({ grade }: SchoolOffer): number {
  return findGrade(grade.slug)?.order ?? 0;
}

/** Whether scholarships differ in their school year, so that grade and shift alone do not tell them apart. */
export function differInYear(offers: readonly SchoolOffer[]): boolean {
  return new Set(offers.map(({ year }) => year)).size > 1;
}
