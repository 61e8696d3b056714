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
 * @param birthDate 'AAAA-MM-DD', or '14/05/2019' while it is typed.
 * @param day today in Brasília, 'AAAA-MM-DD'.
 */
export function isBirthDate(birthDate: string, day: string): boolean {
  const date = parseDate(birthDate);
  return date !== undefined && date >= MIN_BIRTH_DATE && date <= day;
}

/** A difference in years that needs no question: children repeat grades, or are ahead. */
const TOLERATED_YEARS = 2;

/**
 * A question if the student's age on 31 March is far from the usual one of the grade: the date may be mistyped. There may be good
 * reasons, so it is no error.
 *
 * @param birthDate 'AAAA-MM-DD', or '14/05/2019' while it is typed.
 * @param day today in Brasília, 'AAAA-MM-DD'.
 */
export function ageQuestion(
  birthDate: string,
  { grade: { slug }, year }: Pick<ReservableOffer, 'grade' | 'year'>,
  day: string,
): string | undefined {
  const date = isBirthDate(birthDate, day) ? parseDate(birthDate) : undefined;
  const grade = findGrade(slug);
  if (date === undefined || grade === undefined) return undefined;
  // One grade a year, starting with the nursery of one-year-olds: six-year-olds attend the 1º ano.
  const usual = grade.order + 1;
  const age = year - Number(date.slice(0, 4)) - (date.slice(5) > CUT_OFF ? 1 : 0);
  if (Math.abs(age - usual) <= TOLERATED_YEARS) return undefined;
  const then = age < 0 ? 'ainda não terá nascido' : `terá ${years(age)}`;
  const inGrade = `${grade.stage === 'ensino-medio' ? 'na' : 'no'} ${grade.name}`;
  return `Em 31/03/${year} o estudante ${then}, e ${inGrade} o comum é ter ${years(usual)}. Se a data estiver certa, é só continuar.`;
}

function years(age: number): string {
  if (age === 0) return 'menos de 1 ano';
  return age === 1 ? '1 ano' : `${age} anos`;
}
