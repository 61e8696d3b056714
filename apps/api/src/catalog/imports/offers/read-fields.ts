import type { Centavos } from '@melhor-escola/domain/money';
import { isCalendarDay } from '@melhor-escola/domain/offer-rules';

/**
 * Parses a partner's amount: '1.234,56', '1234.56', '1234', 'R$ 1.234'. As in Portuguese, a dot before exactly three
 * digits separates thousands. `undefined` for any other text. May be negative.
 */
export function readMoney(text: string): Centavos | undefined {
  const number = text.replace(/^R\$\s*/u, '').replace(/^-\s*R\$\s*/u, '-');
  const brazilian = /^(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(number);
  const international = /^(-?)(\d+)\.(\d{1,2})$/.exec(number);
  const [, sign, whole, fraction = ''] = brazilian ?? international ?? [];
  if (whole === undefined) return undefined;
  const centavos = Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' ? -centavos : centavos;
}

/**
 * Parses what an extra costs in a year: an amount of {@link readMoney}, with '/ano' or nothing after it; with '/mês' it
 * counts twelve times, as an installment does. 'incluído' is 0. `undefined` for any other text. May be negative.
 */
export function readYearAmount(text: string): Centavos | undefined {
  if (/^inclu[ií]d[oa]$/iu.test(text)) return 0;
  const [, amount = '', period] = /^(.*?)(?:\s*\/\s*(m[eê]s|ano))?$/iu.exec(text) ?? [];
  const centavos = readMoney(amount);
  const isMonthly = period !== undefined && period.toLowerCase() !== 'ano';
  return centavos === undefined ? undefined : centavos * (isMonthly ? 12 : 1);
}

/**
 * Parses '50', '50,5', '33.33%': percent with up to two decimals. `undefined` when it is not a number. May be out of
 * range.
 */
export function readPercentage(text: string): number | undefined {
  const match = /^(-?\d+(?:[.,]\d{1,2})?) ?%?$/.exec(text);
  return match?.[1] === undefined ? undefined : Number(match[1].replace(',', '.'));
}

/**
 * The ISO date of '2026-12-31', '31/12/2026' or what spreadsheets make of them: '1/3/2027', '31/03/27', '31.03.2027', a
 * midnight after the date. Days come before months, and two digits are a year of this century. `undefined` for any other
 * text, also for the bare number of a day: it means another one on a Mac.
 */
export function readDate(text: string): string | undefined {
  const day = text.replace(/[T ]00:00(?::00(?:\.0+)?)?Z?$/, '');
  const [, iso, d = '', , m = '', y = ''] =
    /^(?:([1-9]\d{3}-\d{2}-\d{2})|(\d{1,2})([/.-])(\d{1,2})\3([1-9]\d{3}|\d{2}))$/.exec(day) ?? [];
  const date = iso ?? `${y.padStart(4, '20')}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  return isCalendarDay(date) ? date : undefined;
}
