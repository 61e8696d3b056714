import { formatNumber } from '@melhor-escola/config/number-format';

/** The number with its noun: '1 bolsa', '34 bolsas', '1.234 bolsas'. Zero takes the plural, as in Brazilian usage, unlike CLDR's rule for pt. */
export function pluralize(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** '1.234'. */
export function formatCount(count: number): string {
  return formatNumber(count);
}
