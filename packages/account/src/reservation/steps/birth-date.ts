import { findGrade } from '@melhor-escola/domain/stage';
import { parseDate } from '@melhor-escola/ui/date-input';
import type { ReservableOffer } from '../offer/reservable-offer.ts';

/** The service rejects earlier dates. */
export const MIN_BIRTH_DATE = '1900-01-01';

/** A child's grade depends on their age on this day (Resolução CNE/CEB nº 2/2018). */
const CUT_OFF = '03-31';

/**
 * Whether a student can be born on this date.
 *
 * @param birthDate 'AAAA-MM-DD', or as typed by drafts of earlier versions.
 * @param day today in Brasília, 'AAAA-MM-DD'.
 */
export function isBirthDate(birthDate: string, day: string): boolean {
  const date = parseDate(birthDate);
  return date !== undefined && date >= MIN_BIRTH_DATE && date <= day;
}

/** Years from the grade's usual age from which a date may be mistyped. */
const UNUSUAL_YEARS = 3;

/**
 * A note if the student's age is unusual for the grade. There may be good reasons, so it is no error.
 *
 * @param birthDate 'AAAA-MM-DD'.
 */
export function ageNote(birthDate: string, { grade, year }: ReservableOffer): string | undefined {
  const order = findGrade(grade.slug)?.order;
  if (order === undefined) return undefined;
  // One grade a year, starting with the nursery of one-year-olds: six-year-olds attend the 1º ano.
  const usual = order + 1;
  const day = `${year}-${CUT_OFF}`;
  const age = year - Number(birthDate.slice(0, 4)) - (birthDate.slice(5) > day.slice(5) ? 1 : 0);
  if (Math.abs(age - usual) < UNUSUAL_YEARS) return undefined;
  if (age < 0) return `Em 31/03/${year} o estudante ainda não terá nascido. Confira a data de nascimento.`;
  return `Em 31/03/${year} o estudante terá ${years(age)}. Nessa série o comum é ${years(usual)}. Confira a data: se estiver certa, é só continuar.`;
}

function years(age: number): string {
  if (age === 0) return 'menos de 1 ano';
  return age === 1 ? '1 ano' : `${age} anos`;
}
