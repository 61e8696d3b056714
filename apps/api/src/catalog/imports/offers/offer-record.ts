import type { Centavos } from '@melhor-escola/domain/money';
import { type BoundedOfferField, offerBounds, offerFieldProblem } from '@melhor-escola/domain/offer-rules';
import { shifts } from '@melhor-escola/domain/shift';
import { slugify } from '@melhor-escola/domain/slug';
import { findGrade, stageGroups } from '@melhor-escola/domain/stage';
import { parseVisitHours } from '@melhor-escola/domain/visit-hours';
import type { ExtraKind } from '@melhor-escola/domain/year-cost';

import type { OfferTerms } from '../../offers/offer-row.ts';
import { type ContactField, contactFields, readContact } from '../../schools/contact-fields.ts';
import type { StatedContacts } from '../../schools/store-contacts.ts';
import { type CsvValues, type LineProblem, type MaxLengths, tooLong } from '../csv/csv-table.ts';
import { unescapeText } from '../csv/spreadsheet-text.ts';
import { readDate, readMoney, readPercentage, readYearAmount } from './read-fields.ts';
import { MAX_PHOTOS_LENGTH, readPhotos, type SchoolPhoto } from './school-photos.ts';

/** An offer from a row of a partner's file, validated by itself. docs/partner-offers.md describes the file. */
export interface OfferRecord extends OfferTerms {
  /** The school's INEP code, or its slug on the site. */
  readonly school: { readonly code: number } | { readonly slug: string };
  /** The school's photos; absent to leave them as they are. */
  readonly photos: readonly SchoolPhoto[] | undefined;
  /** How to reach the school; absent to leave it as it is, null to remove it. */
  readonly contacts: StatedContacts;
  /** The school's visiting hours; null for office hours, absent to leave them as they are. */
  readonly visitHours: string | null | undefined;
}

/** Required columns of a partner's file. Each entry lists the possible names of a column. */
export const offerColumns: readonly (readonly string[])[] = [
  ['school_code', 'school_slug'],
  ['reference'],
  ['grade'],
  ['shift'],
  ['year'],
  ['monthly_fee'],
  ['discount_percentage'],
  ['seats'],
  ['valid_until'],
];

/** Maximum lengths in characters. */
export const OFFER_MAX_LENGTHS: MaxLengths = {
  // With the escape of a text.
  title: offerBounds.titleLength + 1,
  school_slug: 200,
  grade: 40,
  shift: 40,
  photos: MAX_PHOTOS_LENGTH,
  visit_hours: 100,
  school_email: 254,
  school_phone: 40,
  school_website: 200,
};

/** Why the second of two lines for one offer is skipped. */
export const referenceTwice: LineProblem = {
  reason: 'the reference is in the file twice for this school',
  advice: 'A mesma referência (reference) está em outra linha: escreva outra para uma bolsa nova.',
};

class RejectedLine extends Error {
  readonly problem: LineProblem;

  constructor(problem: LineProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

/**
 * Parses a row, or returns the reason for its rejection, in the partner's language and in the school's.
 *
 * @param imageOrigins that photos may come from.
 */
export function readOffer(
  values: CsvValues,
  imageOrigins: readonly string[],
): { record: OfferRecord } | { problem: LineProblem } {
  try {
    return { record: readRecord(values, imageOrigins) };
  } catch (error) {
    if (error instanceof RejectedLine) return { problem: error.problem };
    throw error;
  }
}

function readRecord(values: CsvValues, imageOrigins: readonly string[]): OfferRecord {
  const grade =
    findGrade(slugify(values.get('grade'))) ??
    reject('unknown grade', 'grade: escreva a série, como 1º ano ou 3ª série.');
  const shift = shifts.findIndex(({ slug }) => slug === slugify(values.get('shift')));
  if (shift === -1) reject('unknown shift', 'shift: escreva Manhã, Tarde, Noite ou Integral.');
  const monthlyFee = readFee(values, 'monthly_fee', 'monthlyFee');
  const discountPercentage = readDiscount(values.get('discount_percentage'));
  const photos = readPhotos(values.get('photos'), imageOrigins);
  if ('problem' in photos) reject(photos.problem, 'photos: confira os endereços das fotos.');
  return {
    school: readSchool(values),
    reference: readReference(values),
    title: readTitle(values) || `${grade.name} – ${shifts[shift]?.name ?? ''}`,
    grade: grade.order,
    stage: stageGroups.findIndex(({ groupSlug }) => groupSlug === grade.stage),
    shift,
    year: readWhole(values.get('year'), 'year'),
    monthlyFee,
    discountPercentage,
    enrollmentFee: readEnrollmentFee(values),
    extras: {
      material: readExtra(values, 'material'),
      uniform: readExtra(values, 'uniform'),
      meals: readExtra(values, 'meals'),
      transport: readExtra(values, 'transport'),
    },
    seats: readWhole(values.get('seats'), 'seats'),
    validUntil:
      readDate(values.get('valid_until')) ??
      reject(
        'valid_until is no date (use 2026-12-31 or 31/12/2026)',
        boundAdvice('valid_until', 'validUntil', ''),
      ),
    photos: photos.photos,
    contacts: readContacts(values),
    visitHours: readVisitHours(values.get('visit_hours')),
  };
}

function readReference(values: CsvValues): string {
  const reference = unescapeText(values.get('reference'));
  return reference !== '' && reference.length <= 80
    ? reference
    : reject(
        'reference is empty or longer than 80 characters',
        'reference: escreva um código só desta bolsa, de até 80 caracteres, como 1-ano-manha-2027.',
      );
}

function readTitle(values: CsvValues): string {
  const title = unescapeText(values.get('title'));
  if (title.length > offerBounds.titleLength)
    throw new RejectedLine(tooLong('title', offerBounds.titleLength));
  return title;
}

function readSchool(values: CsvValues): OfferRecord['school'] {
  const code = values.get('school_code');
  if (/^\d{8}$/.test(code)) return { code: Number(code) };
  if (code !== '')
    return reject(
      'school_code is not the eight digits of an INEP code',
      'school_code: escreva os oito dígitos do código INEP.',
    );
  const slug = values.get('school_slug');
  return slug === ''
    ? reject('neither school_code nor school_slug', 'Escreva o código INEP da escola em school_code.')
    : { slug };
}

/** A declared extra of a year; `null` for an empty or missing column, which means 'not disclosed'. */
function readExtra(values: CsvValues, kind: ExtraKind): Centavos | null {
  const column = `${kind}_fee`;
  const text = values.get(column);
  if (text === '') return null;
  const amount = readYearAmount(text);
  const advice = `${column}: escreva o valor do ano, como 1.234,56, ou o do mês, como 120,00/mês, ou incluído.`;
  if (amount === undefined)
    return reject(`${column} is no amount (use 1.234,56, 120,00/mês or incluído)`, advice);
  if (amount < 0) reject(`${column} is below zero`, advice);
  return amount <= offerBounds.extra.max
    ? amount
    : reject(`${column} is above R$ 100.000,00`, boundAdvice(column, kind, amount));
}

function readContacts(values: CsvValues): StatedContacts {
  return Object.fromEntries(
    contactFields.flatMap((field): (readonly [ContactField, string | null])[] => {
      const column = `school_${field}`;
      const text = values.get(column);
      if (text === '') return [];
      if (text === '-') return [[field, null]];
      const reading = readContact(field, text);
      if ('problem' in reading)
        return reject(`${column} ${reading.problem}`, `${column}: confira o contato.`);
      return [[field, reading.value]];
    }),
  );
}

/** As in the file, for {@link parseVisitHours}; null for '-', which means office hours. */
function readVisitHours(text: string): string | null | undefined {
  if (text === '') return undefined;
  if (text === '-') return null;
  if (!parseVisitHours(text))
    reject(
      'visit_hours are no hours (use seg-sex 08:00-11:30 13:30-17:00)',
      'visit_hours: escreva como seg-sex 08:00-11:30 13:30-17:00.',
    );
  return text;
}

function readFee(values: CsvValues, column: string, field: BoundedOfferField): Centavos {
  const fee =
    readMoney(values.get(column)) ??
    reject(`${column} is no amount (use 1.234,56 or 1234.56)`, boundAdvice(column, field, null));
  const advice = boundAdvice(column, field, fee);
  if (fee < offerBounds.fee.min)
    reject(`${column} is below R$ 50,00: zeros may be lost (use 1.500,00)`, advice);
  return fee <= offerBounds.fee.max ? fee : reject(`${column} is above R$ 100.000,00`, advice);
}

function readEnrollmentFee(values: CsvValues): Centavos {
  const text = values.get('enrollment_fee');
  return text === '' || readMoney(text) === 0 ? 0 : readFee(values, 'enrollment_fee', 'enrollmentFee');
}

/** A scholarship for free is said in a word, because it would be the cheapest of all by a slip of the keyboard. */
const freeOfCharge = /^(?:100 ?%? )?(?:integral|gratuit[ao])$/iu;

function readDiscount(text: string): number {
  if (freeOfCharge.test(text)) return 100;
  const discount = readPercentage(text);
  const advice = boundAdvice('discount_percentage', 'discountPercentage', discount ?? null);
  if (discount === undefined) return reject('discount_percentage is no percentage', advice);
  if (discount > offerBounds.discount.max) reject('discount over 100 %', advice);
  if (discount === offerBounds.discount.max)
    reject(
      'discount of 100 % without a word (use integral)',
      'discount_percentage: a bolsa de 100% se escreve por extenso: integral.',
    );
  if (discount < offerBounds.discount.min) reject('discount below zero', advice);
  return discount;
}

function readWhole(text: string, column: 'year' | 'seats'): number {
  const { min, max } = offerBounds[column];
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  return reject(`${column} is no whole number from ${min} to ${max}`, boundAdvice(column, column, null));
}

/** What the form of the panel says about such a value. */
function boundAdvice(column: string, field: BoundedOfferField, value: string | number | null): string {
  return `${column}: ${offerFieldProblem(field, value) ?? ''}`;
}

function reject(reason: string, advice: string): never {
  throw new RejectedLine({ reason, advice });
}
