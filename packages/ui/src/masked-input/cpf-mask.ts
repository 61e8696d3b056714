import { grouped, type Mask, onlyDigits } from './mask.ts';

/** A taxpayer's number, `123.456.789-09`. Whether its check digits agree is for the form to ask (VA-10). */
export const cpfMask: Mask = {
  length: 11,
  digits: (text) => onlyDigits(text).slice(0, 11),
  format: (digits) => grouped('000.000.000-00', digits),
};

/** Writes a CPF as people read it, as far as it goes: `formatCpf('1234')` is `'123.4'`. */
export function formatCpf(text: string): string {
  return cpfMask.format(cpfMask.digits(text));
}
