import { grouped, type Mask, onlyDigits } from './mask.ts';

/** Area code and number; the longest, that of a mobile. */
const LENGTH = 11;
const COUNTRY = '55';
/** Mobile numbers begin with 9 after the area code, and have a digit more (Anatel, Resolução 553/2010). */
const isMobile = (digits: string) => digits[2] === '9' || digits.length === LENGTH;

/**
 * The area code and number in a text. A country's code and a trunk zero, which contacts, autofill and visitors abroad
 * write in front, are dropped; the former only where digits are too many without it, since 55 is an area code too.
 */
function phoneDigits(text: string): string {
  const digits = withoutZeros(onlyDigits(text));
  const foreign = digits.length > LENGTH && digits.startsWith(COUNTRY);
  const national = foreign && (text.trimStart().startsWith('+') || !isMobileWithSlip(digits));
  return withoutZeros(national ? digits.slice(COUNTRY.length) : digits).slice(0, LENGTH);
}

const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

// A whole mobile number of area code 55 and one digit too many.
const isMobileWithSlip = (digits: string) => digits.length === LENGTH + 1 && digits[2] === '9';

/** A Brazilian telephone number: `(11) 3123-4567`, or `(11) 91234-5678` for a mobile. */
export const phoneMask: Mask = {
  length: LENGTH,
  digits: phoneDigits,
  format: (digits) => grouped(isMobile(digits) ? '(00) 00000-0000' : '(00) 0000-0000', digits),
};

/** Writes a telephone number as people read it, as far as it goes: `formatPhone('+55 11 912345678')` is `'(11) 91234-5678'`. */
export function formatPhone(text: string): string {
  return phoneMask.format(phoneMask.digits(text));
}
