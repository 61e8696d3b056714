import { requiredMessage } from '@melhor-escola/domain/field-messages';
import { findGrade } from '@melhor-escola/domain/stage';
import type { ReservableOffer } from '../offer/reservable-offer.ts';

/** The service rejects earlier years. */
const MIN_YEAR = 1900;

/** A child's grade depends on their age on this day (Resolução CNE/CEB nº 2/2018). */
const CUT_OFF = '03-31';

/**
 * Parses '14/05/2019', '14-5-2019', or '14052019' from a phone's numeric keypad.
 *
 * @returns 'AAAA-MM-DD'; `undefined` if it is not a day of the calendar.
 */
export function readBirthDate(typed: string): string | undefined {
  const text = typed.trim();
  const [, day, month, year] =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // `Date` turns 31/02 into a day of March.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** '2019-05-14' → '14/05/2019'. */
export function formatBirthDate(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${day}/${month}/${year}`;
}

/**
 * Validates a birth date as typed.
 *
 * @param day today in Brasília, 'AAAA-MM-DD'.
 * @returns an error message; undefined if it is valid.
 */
export function birthDateProblem(typed: string, day: string): string | undefined {
  if (typed.trim() === '') return requiredMessage('data de nascimento');
  const date = readBirthDate(typed);
  if (date === undefined || date < `${MIN_YEAR}-01-01`) {
    return 'Data de nascimento inválida. Escreva dia, mês e ano com quatro números, como 14/05/2019';
  }
  return date > day ? 'A data de nascimento está no futuro' : undefined;
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
