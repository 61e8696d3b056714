import { isPlainText } from '../text/text-field.ts';
import { formatBRL, type Centavos } from './money.ts';
import { extraKinds, type ExtraKind } from './year-cost.ts';

/** Bounds of an offer, whoever states it: a partner's file or the school itself in the panel. Money is in centavos. */
export const offerBounds = {
  /**
   * Of a monthly or enrollment fee. A lower one has lost its zeros in a spreadsheet, which takes 1.500 for one and a half: schools ask
   * from R$ 220 to R$ 15.488 a month (São Paulo, SchoolAdvisor 2023), a thousandth of which is at most R$ 15,49. A higher one means a
   * misplaced decimal comma.
   */
  fee: { min: 5_000, max: 10_000_000 },
  /** Of what an extra costs in a year. */
  extra: { min: 0, max: 10_000_000 },
  seats: { min: 0, max: 100_000 },
  /** Of the school year. */
  year: { min: 2000, max: 2100 },
  /** Percent, with at most two decimals. */
  discount: { min: 0, max: 100 },
  /** Maximum length of a title. */
  titleLength: 160,
} as const;

/** Limits of a file of offers that a school uploads. */
export const offerFileLimits = { bytes: 10 * 1024 * 1024, lines: 50_000 } as const;

/** Whether a text is a day of the calendar, as 'YYYY-MM-DD'. */
export function isCalendarDay(day: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(day)) return false;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** What a person states of an offer, apart from its grade and shift. Null for a number that is missing. */
export interface StatedOffer {
  readonly title: string;
  readonly year: number | null;
  readonly monthlyFee: Centavos | null;
  readonly discountPercentage: number | null;
  /** 0 without an enrollment fee. */
  readonly enrollmentFee: Centavos | null;
  /** A year's; 0 if included, null if not disclosed. */
  readonly extras: Readonly<Record<ExtraKind, Centavos | null>>;
  readonly seats: number | null;
  /** The last day, 'YYYY-MM-DD'. */
  readonly validUntil: string;
}

/** The parts of an offer that have a bound. */
export type BoundedOfferField = Exclude<keyof StatedOffer, 'extras'> | ExtraKind;

/** The fields out of bounds with their messages in Portuguese; none for a valid offer. */
export function offerProblems({ extras, ...offer }: StatedOffer): ReadonlyMap<BoundedOfferField, string> {
  const values = { ...offer, ...extras };
  const isStated = (field: BoundedOfferField) => !isExtra(field) || values[field] !== null;
  return new Map(
    boundedFields.filter(isStated).flatMap((field) => {
      const problem = offerFieldProblem(field, values[field]);
      return problem === undefined ? [] : [[field, problem] as const];
    }),
  );
}

const boundedFields = [
  'title',
  'year',
  'monthlyFee',
  'discountPercentage',
  'enrollmentFee',
  ...extraKinds,
  'seats',
  'validUntil',
] as const satisfies readonly BoundedOfferField[];

function isExtra(field: BoundedOfferField): field is ExtraKind {
  return extraKinds.some((kind) => kind === field);
}

/** The message for a value out of its bounds; undefined for a valid one. @param value null for a number that is missing. */
export function offerFieldProblem(
  field: BoundedOfferField,
  value: string | number | null,
): string | undefined {
  if (field === 'title') return titleProblem(String(value));
  if (field === 'validUntil')
    return isCalendarDay(String(value)) ? undefined : 'Informe um dia, como 31/12/2026.';
  const number = typeof value === 'number' ? value : null;
  if (isExtra(field)) return amountProblem(number, offerBounds.extra);
  if (field === 'discountPercentage') return discountProblem(number);
  if (field === 'year' || field === 'seats') return wholeProblem(number, offerBounds[field]);
  if (field === 'enrollmentFee' && number === 0) return undefined;
  return amountProblem(number, offerBounds.fee);
}

function titleProblem(title: string): string | undefined {
  const { titleLength } = offerBounds;
  if (title.length > titleLength) return `Use no máximo ${titleLength} caracteres.`;
  return isPlainText(title, { lines: true })
    ? undefined
    : 'Apague e escreva de novo: há caracteres invisíveis.';
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

function amountProblem(amount: Centavos | null, { min, max }: Bounds): string | undefined {
  if (amount === null || !Number.isInteger(amount) || amount < 0) return 'Informe um valor, como 1.234,56.';
  if (amount < min) return `O valor é menor que ${formatBRL(min)}: faltam zeros? Use 1.500,00.`;
  return amount > max ? `O valor é maior que ${formatBRL(max)}.` : undefined;
}

function discountProblem(percentage: number | null): string | undefined {
  const { min, max } = offerBounds.discount;
  if (percentage === null || !(percentage >= min && percentage <= max))
    return `Informe uma porcentagem de ${min} a ${max}.`;
  return Math.round(percentage * 100) / 100 === percentage ? undefined : 'Use no máximo duas casas decimais.';
}

function wholeProblem(value: number | null, { min, max }: Bounds): string | undefined {
  const isValid = value !== null && Number.isInteger(value) && value >= min && value <= max;
  return isValid ? undefined : `Informe um número inteiro de ${min} a ${max}.`;
}
