import type { SchoolOffer, SchoolOfferTerms } from '@melhor-escola/api-client/panel';
import { formatIsoDay } from '@melhor-escola/domain/date';
import { extraNames } from '@melhor-escola/domain/extras-text';
import { formatBRL } from '@melhor-escola/domain/money';
import { findShift } from '@melhor-escola/domain/shift';
import { findGrade } from '@melhor-escola/domain/stage';
import { extraKinds } from '@melhor-escola/domain/year-cost';

/** What the form of an offer holds: null for a number that is missing, NaN for a text that is none. */
export interface OfferValues {
  grade: string;
  shift: string;
  title: string;
  year: number | null;
  monthlyFee: number | null;
  /** As typed: '33,5'. */
  discount: string;
  enrollmentFee: number | null;
  material: number | null;
  uniform: number | null;
  meals: number | null;
  transport: number | null;
  seats: number | null;
  validUntil: string;
}

/** The form of a new offer. @param year of which school year most offers are. */
export function newValues(year: number): OfferValues {
  return {
    grade: '',
    shift: '',
    title: '',
    year,
    monthlyFee: null,
    discount: '',
    enrollmentFee: null,
    material: null,
    uniform: null,
    meals: null,
    transport: null,
    seats: null,
    validUntil: '',
  };
}

/** The form of an offer that exists. A title that only names grade and shift is empty: it follows them. */
export function offerValues(offer: SchoolOffer): OfferValues {
  const { grade, shift, year, monthlyFee, enrollmentFee, extras, validUntil } = offer;
  return {
    grade,
    shift,
    title: ownTitle(offer),
    year,
    monthlyFee,
    discount: String(offer.discountPercentage).replace('.', ','),
    enrollmentFee,
    ...extras,
    seats: offer.seats.total,
    validUntil,
  };
}

/** The title of an offer, or an empty one if it only names grade and shift: it follows them. */
export function ownTitle({
  grade,
  shift,
  title,
}: Readonly<Record<'grade' | 'shift' | 'title', string>>): string {
  return title === `${gradeName(grade)} – ${shiftName(shift)}` ? '' : title;
}

/** The form of another offer like this one, for a grade that is still to be chosen. */
export function duplicateValues(offer: SchoolOffer): OfferValues {
  return { ...offerValues(offer), grade: '', title: '' };
}

/** The percentage of a text like '33,5' or '50 %'; null for an empty one, NaN for any other. */
export function parsePercentage(text: string): number | null {
  const trimmed = text.replace('%', '').trim();
  if (trimmed === '') return null;
  return /^\d{1,3}(?:[.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}

/** What is sent; undefined while something is missing. The rules of the fields say what is out of bounds. */
export function toTerms(values: OfferValues): SchoolOfferTerms | undefined {
  const grade = findGrade(values.grade);
  const shift = findShift(values.shift);
  const discountPercentage = parsePercentage(values.discount);
  const { title, year, monthlyFee, seats, validUntil, material, uniform, meals, transport } = values;
  if (!grade || !shift || discountPercentage === null) return undefined;
  if (year === null || monthlyFee === null || seats === null) return undefined;
  return {
    title,
    grade: grade.slug,
    shift: shift.slug,
    year,
    monthlyFee,
    discountPercentage,
    enrollmentFee: values.enrollmentFee ?? 0,
    extras: { material, uniform, meals, transport },
    seats,
    validUntil,
  };
}

/** What an offer promises, as it is stored. */
export function storedTerms(offer: SchoolOffer): SchoolOfferTerms {
  const { title, grade, shift, year, monthlyFee, discountPercentage, enrollmentFee, extras } = offer;
  return {
    title,
    grade,
    shift,
    year,
    monthlyFee,
    discountPercentage,
    enrollmentFee,
    extras,
    seats: offer.seats.total,
    validUntil: offer.validUntil,
  };
}

/** The values that a draft holds, with none for what it lacks. Storage can hold anything. */
export function parseValues(stored: Readonly<Record<string, unknown>>): OfferValues {
  const text = (name: keyof OfferValues) => {
    const value = stored[name];
    return typeof value === 'string' ? value : '';
  };
  const amount = (name: keyof OfferValues) => {
    const value = stored[name];
    return typeof value === 'number' ? value : null;
  };
  return {
    grade: text('grade'),
    shift: text('shift'),
    title: text('title'),
    year: amount('year'),
    monthlyFee: amount('monthlyFee'),
    discount: text('discount'),
    enrollmentFee: amount('enrollmentFee'),
    material: amount('material'),
    uniform: amount('uniform'),
    meals: amount('meals'),
    transport: amount('transport'),
    seats: amount('seats'),
    validUntil: text('validUntil'),
  };
}

/** A part of an offer in which two versions differ, as people read it. */
export interface OfferDifference {
  readonly label: string;
  readonly own: string;
  readonly current: string;
}

/** Where what somebody typed differs from what is stored by now. */
export function offerDifferences(own: OfferValues, current: OfferValues): OfferDifference[] {
  const before = describeValues(own);
  return describeValues(current).flatMap(([label, text], index) => {
    const mine = before[index]?.[1] ?? '';
    return mine === text ? [] : [{ label, own: mine, current: text }];
  });
}

function money(amount: number | null): string {
  return amount === null ? 'não informado' : formatBRL(amount);
}

function describeValues(values: OfferValues): (readonly [label: string, text: string])[] {
  const { title, year, monthlyFee, enrollmentFee, discount, seats, validUntil } = values;
  return [
    ['Série', gradeName(values.grade)],
    ['Turno', shiftName(values.shift)],
    ['Nome da bolsa', title || 'o da série e do turno'],
    ['Ano letivo', String(year ?? '')],
    ['Mensalidade', money(monthlyFee)],
    ['Bolsa', `${discount}%`],
    ['Matrícula', money(enrollmentFee)],
    ...extraKinds.map((kind) => [capitalize(extraNames[kind]), money(values[kind])] as const),
    ['Vagas', String(seats ?? '')],
    ['Último dia', validUntil === '' ? '' : formatIsoDay(validUntil)],
  ];
}

/** '1º ano' */
export function gradeName(slug: string): string {
  return findGrade(slug)?.name ?? '';
}

/** 'Manhã' */
export function shiftName(slug: string): string {
  return findShift(slug)?.name ?? '';
}

/** '1º ano, manhã, 2027': which offer, within a sentence. */
export function offerName({
  grade,
  shift,
  year,
}: Readonly<Record<'grade' | 'shift', string> & Record<'year', number>>): string {
  return `${gradeName(grade)}, ${shiftName(shift).toLowerCase()}, ${year}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
