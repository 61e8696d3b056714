import type { Centavos } from '@melhor-escola/domain/money';

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
 * counts twelve times, as an instalment does. 'incluído' is 0. `undefined` for any other text. May be negative.
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

/** An ISO date from '2026-12-31' or '31/12/2026'; `undefined` for an invalid date. */
export function readDate(text: string): string | undefined {
  const brazilian = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const iso = brazilian ? `${brazilian[3]}-${brazilian[2]}-${brazilian[1]}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
