import { formatNumber } from '@melhor-escola/config/number-format';

/** 'a 850 m', 'a 1,2 km', 'a 34 km': no more precise than a geocoded address, and non-breaking. */
export function formatDistance(km: number): string {
  if (km < 0.95) return `a\u00a0${formatNumber(Math.max(50, Math.round(km * 20) * 50))}\u00a0m`;
  return `a\u00a0${formatNumber(km, { maximum: km < 10 ? 1 : 0 })}\u00a0km`;
}

/**
 * Joins roman numerals to the word before them with a non-breaking space, and a grade's number to its noun, so that no line begins with
 * the 'I' of 'Ensino Fundamental I' or ends with the '6º' of '6º ano'. For visible text only: titles, structured data, URLs and search texts keep the plain space.
 */
export function nonBreaking(text: string): string {
  return text.replaceAll(/ (?=I{1,3}(?!\p{L}))/gu, '\u00A0').replaceAll(/([ºª]) (?=ano|série)/gu, '$1\u00A0');
}
