import type { OfferHit, Service } from '@melhor-escola/api-client/service';
import { endsSoon } from '@melhor-escola/domain/deadline';
import { wholeDiscount } from '@melhor-escola/domain/money';
import { findShift } from '@melhor-escola/domain/shift';
import { findGrade } from '@melhor-escola/domain/stage';
import type { YearFees } from '@melhor-escola/domain/year-cost';

/** A scholarship with a seat left, as far as reserving it needs (EN-08). Money in centavos. */
export interface ReservableOffer extends YearFees {
  readonly id: number;
  readonly grade: { readonly slug: string; readonly name: string };
  readonly stage: string;
  readonly shift: string;
  readonly year: number;
  readonly seatsLeft: number;
  /** The last day it can be taken, YYYY-MM-DD. */
  readonly validUntil: string;
  /** That day is near, so that a parent should know it. Decided with the data, so that server and browser agree. */
  readonly endsSoon: boolean;
}

/** A school and its offers that can be reserved now, cheapest first. */
export interface ReservableSchool {
  readonly name: string;
  readonly slug: string;
  readonly city: string;
  readonly citySlug: string;
  readonly uf: string;
  /** Fictional, for demonstration. */
  readonly isDemonstration: boolean;
  readonly offers: readonly ReservableOffer[];
}

/** Discount on the monthly fee in whole percent, rounded down; 0 without a discount. */
export function discountPercent({ monthly, monthlyInFull }: ReservableOffer): number {
  return wholeDiscount(monthlyInFull, monthly);
}

/** 'o 1º ano', 'a 3ª série', 'o Maternal II': a grade within a sentence. */
export function theGrade({ grade }: ReservableOffer): string {
  return `${grade.name.endsWith('série') ? 'a' : 'o'} ${grade.name}`;
}

type SchoolAnswer = NonNullable<Awaited<ReturnType<Service['school']>>>;

/** Maps the service's answer. The service leaves out offers without seats or past their deadline. */
export function toReservableSchool({ school, offers }: SchoolAnswer): ReservableSchool {
  return {
    name: school.name,
    slug: school.slug,
    city: school.address.city,
    citySlug: school.address.citySlug,
    uf: school.address.uf,
    isDemonstration: school.demo,
    offers: offers.map(toReservableOffer).toSorted((one, other) => one.monthly - other.monthly),
  };
}

function toReservableOffer(hit: OfferHit): ReservableOffer {
  return {
    id: Number(hit.id),
    grade: { slug: hit.grade, name: findGrade(hit.grade)?.name ?? hit.grade_name },
    stage: hit.stage_name,
    shift: findShift(hit.product_shift)?.name ?? hit.shift_name,
    year: hit.year,
    monthly: hit.monthly_fee_with_discount,
    monthlyInFull: hit.monthly_fee,
    enrollment: hit.enrollment_fee,
    extras: hit.extras,
    seatsLeft: hit.seats_left,
    validUntil: hit.valid_until,
    endsSoon: endsSoon(hit.valid_until),
  };
}
