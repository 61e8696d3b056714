import { requiredMessage } from '@melhor-escola/domain/field-messages';
import { findGrade } from '@melhor-escola/domain/stage';
import type { ReservableOffer } from './offer/reservable-offer.ts';

/** Nobody older goes to a school of the site; the service takes none that was born before. */
const firstYear = 1900;

/** The day of the year by which children are counted into grades (Resolução CNE/CEB nº 2/2018). */
const cutOff = '03-31';

/**
 * The date that a person means: '14/05/2019', '14-5-2019', or '14052019' from a phone's keypad of digits.
 *
 * @returns 'AAAA-MM-DD'; `undefined` for what is no day of the calendar.
 */
export function readBirthDate(typed: string): string | undefined {
  const text = typed.trim();
  const [, day, month, year] =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 31/02 is read as a day of March.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** '2019-05-14' → '14/05/2019'. */
export function formatBirthDate(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${day}/${month}/${year}`;
}

/**
 * What is wrong with a birth date as it was typed; nothing where all is well.
 *
 * @param day 'AAAA-MM-DD' of today, by the clock of Brasília.
 */
export function birthDateProblem(typed: string, day: string): string | undefined {
  if (typed.trim() === '') return requiredMessage('data de nascimento');
  const date = readBirthDate(typed);
  if (date === undefined || date < `${firstYear}-01-01`) {
    return 'Data de nascimento inválida. Escreva dia, mês e ano com quatro números, como 14/05/2019';
  }
  return date > day ? 'A data de nascimento está no futuro' : undefined;
}

/** Years from the age that is usual in a grade from which on somebody may have mistyped a date. */
const unusualYears = 3;

/**
 * That a student's age is not the grade's usual one: said, and nothing more, since there are reasons for it.
 *
 * @param birthDate 'AAAA-MM-DD'.
 */
export function ageNote(birthDate: string, { grade, year }: ReservableOffer): string | undefined {
  const order = findGrade(grade.slug)?.order;
  if (order === undefined) return undefined;
  // Grades follow one another by the year, from the nursery of one-year-olds on: who is six is in the 1º ano.
  const usual = order + 1;
  const day = `${year}-${cutOff}`;
  const age = year - Number(birthDate.slice(0, 4)) - (birthDate.slice(5) > day.slice(5) ? 1 : 0);
  if (Math.abs(age - usual) < unusualYears) return undefined;
  if (age < 0) return `Em 31/03/${year} o estudante ainda não terá nascido. Confira a data de nascimento.`;
  return `Em 31/03/${year} o estudante terá ${years(age)}. Nessa série o comum é ${years(usual)}. Confira a data: se estiver certa, é só continuar.`;
}

function years(age: number): string {
  if (age === 0) return 'menos de 1 ano';
  return age === 1 ? '1 ano' : `${age} anos`;
}
