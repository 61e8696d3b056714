import { withDiscount, type Centavos } from '@melhor-escola/domain/money';
import { shifts, type ShiftSlug } from '@melhor-escola/domain/shift';
import { grades, stageGroups, type Grade } from '@melhor-escola/domain/stage';
import type { ExtraKind } from '@melhor-escola/domain/year-cost';

import type { DemoSchool } from './demo-school.ts';
import { createRandom, type Random } from '../random.ts';
import { isoDay } from '@melhor-escola/domain/date';

export interface DemoOffer {
  /** Unique per school. */
  readonly externalId: string;
  readonly title: string;
  readonly grade: number;
  readonly stage: number;
  readonly shift: number;
  readonly monthlyFee: Centavos;
  readonly price: Centavos;
  readonly discountPercentage: number;
  readonly enrollmentFee: Centavos;
  readonly extras: Readonly<Record<ExtraKind, Centavos | null>>;
  readonly seatsTotal: number;
  readonly seatsLeft: number;
}

/**
 * Share of schools without a scholarship. The first school of a city always has some, and so do Araguaína's first
 * sixteen.
 */
const withoutOffers = 0.17;
const araguaina = 'araguaina-to';

/** Monthly fee of an average school in an average city, by stage. Reais. */
const usualFee = [820, 930, 1_080, 1_320];

/** Price level of a city by population. */
const cityLevels: readonly (readonly [number, number])[] = [
  [5_000_000, 1.75],
  [1_500_000, 1.45],
  [500_000, 1.2],
  [100_000, 1],
  [30_000, 0.82],
  [0, 0.68],
];

/** Scholarships of a demonstration school: several grades and shifts, none for about one school in seven. */
export function makeDemoOffers(school: DemoSchool): readonly DemoOffer[] {
  const random = createRandom(`offers ${school.key}`);
  const disclosure = drawDisclosure(school);
  const isFirst = school.rank === 0 || (school.city.slug === araguaina && school.rank < 16);
  if (random.chance(withoutOffers) && !isFirst) return [];
  const taught = grades.filter((grade) => school.stageMask & (1 << stageIndex(grade)));
  const count = Math.min(taught.length * 2, howMany(random, school));
  const offers = new Map<string, DemoOffer>();
  for (let tries = 0; offers.size < count && tries < 4 * count; tries += 1) {
    const grade = random.pick(taught);
    const shift = drawShift(random, stageIndex(grade));
    const externalId = `demo-${grade.slug}-${shift}`;
    if (offers.has(externalId)) continue;
    const offer = makeOffer(random, school, grade, shift, externalId);
    offers.set(externalId, { ...offer, extras: drawExtras(disclosure, school, offer) });
  }
  return [...offers.values()];
}

/** The best-known schools of a city have up to a dozen, the last ones one to four. */
function howMany(random: Random, { rank, stageMask }: DemoSchool): number {
  const wide = stageMask >= 0b0111 ? 1.5 : 1;
  const mean = wide * (1.5 + 2.9 / Math.sqrt(1 + rank / 3));
  return Math.max(1, Math.min(12, Math.round(mean * (0.35 + 1.1 * random.next()))));
}

function makeOffer(
  random: Random,
  school: DemoSchool,
  grade: Grade,
  shift: ShiftSlug,
  externalId: string,
): Omit<DemoOffer, 'extras'> {
  const stage = stageIndex(grade);
  const monthlyFee = drawFee(random, school, stage, shift);
  const discountPercentage = random.weighted(discounts);
  const seatsTotal = random.whole(1, 12);
  const seatsLeft = random.chance(0.02)
    ? 0
    : Math.max(1, seatsTotal - (random.chance(0.3) ? random.whole(0, 4) : 0));
  return {
    externalId,
    title: `${grade.name} – ${shifts[shiftPlace(shift)]?.name ?? ''}`,
    grade: grade.order,
    stage,
    shift: shiftPlace(shift),
    monthlyFee,
    price: withDiscount(monthlyFee, discountPercentage),
    discountPercentage,
    enrollmentFee: random.chance(0.45) ? 0 : Math.round(monthlyFee / 10_000) * random.pick([50, 100]) * 100,
    seatsTotal,
    seatsLeft,
  };
}

const discounts: readonly (readonly [number, number])[] = [
  [10, 4],
  [15, 5],
  [20, 9],
  [25, 10],
  [30, 16],
  [35, 8],
  [40, 15],
  [45, 5],
  [50, 18],
  [55, 3],
  [60, 4],
  [70, 2],
  [80, 1],
];

/** Ends in '0' or ',90', like real fees. */
function drawFee(random: Random, { city, tier }: DemoSchool, stage: number, shift: ShiftSlug): Centavos {
  const level = cityLevels.find(([population]) => city.population >= population)?.[1] ?? 1;
  const wholeDay = shift === 'integral' ? 1.5 : shift === 'noite' ? 0.8 : 1;
  const fee = (usualFee[stage] ?? 1_000) * level * tier * wholeDay * (0.95 + 0.1 * random.next());
  const tens = Math.max(18, Math.round(fee / 10)) * 10;
  return random.chance(0.3) ? tens * 100 - 10 : tens * 100;
}

type Disclosure = 'all' | 'some' | 'none';

/** How much a school says about its extras. Drawn apart from the offers, which therefore stay as they were. */
function drawDisclosure({ key }: DemoSchool): Disclosure {
  return createRandom(`extras ${key}`).weighted<Disclosure>([
    ['all', 35],
    ['some', 40],
    ['none', 25],
  ]);
}

/** Share of schools that include an extra in their fees. */
const includedShare: Readonly<Record<ExtraKind, number>> = {
  material: 0.15,
  uniform: 0.1,
  meals: 0.2,
  transport: 0.05,
};

/** Declared extras of an offer, in proportion to its fee and in tens of reais. A whole day includes its meals. */
function drawExtras(
  disclosure: Disclosure,
  school: DemoSchool,
  { externalId, monthlyFee, shift }: Omit<DemoOffer, 'extras'>,
): DemoOffer['extras'] {
  const random = createRandom(`extras ${school.key} ${externalId}`);
  const isWholeDay = shift === shiftPlace('integral');
  const draw = (kind: ExtraKind, months: number): Centavos | null => {
    const isDeclared = disclosure === 'all' || (disclosure === 'some' && random.chance(0.5));
    const isIncluded = random.chance(includedShare[kind]) || (kind === 'meals' && isWholeDay);
    const amount =
      Math.max(5, Math.round((monthlyFee * months * (0.8 + 0.4 * random.next())) / 1_000)) * 1_000;
    if (!isDeclared) return null;
    return isIncluded ? 0 : amount;
  };
  return {
    material: draw('material', 0.9),
    uniform: draw('uniform', 0.35),
    meals: draw('meals', 2.5),
    transport: draw('transport', 3),
  };
}

function drawShift(random: Random, stage: number): ShiftSlug {
  const isInfantil = stage === 0;
  const isMedio = stage === 3;
  return random.weighted<ShiftSlug>([
    ['manha', 45],
    ['tarde', isMedio ? 12 : 38],
    ['integral', isInfantil ? 26 : 12],
    ['noite', isMedio ? 9 : 0],
  ]);
}

function stageIndex(grade: Grade): number {
  return stageGroups.findIndex(({ groupSlug }) => groupSlug === grade.stage);
}

function shiftPlace(slug: ShiftSlug): number {
  return shifts.findIndex((shift) => shift.slug === slug);
}

/** The school year of the demonstration offers, and the last day to reserve them. */
export interface SchoolYear {
  readonly year: number;
  /** ISO date. */
  readonly validUntil: string;
}

/**
 * Places for a year are offered from August of the previous year to August of that year. So on any day, offers are
 * for the year that begins after the coming July, and are valid until 31 August of it: the same for twelve months,
 * and never in the past.
 */
export function schoolYearOn(day: Date): SchoolYear {
  const iso = isoDay(day);
  const year = Number(iso.slice(0, 4)) + (iso.slice(5) >= '08-01' ? 1 : 0);
  return { year, validUntil: `${year}-08-31` };
}
