import { grouped, type Mask, maskText, onlyDigits } from './mask.ts';

/** A taxpayer's number, `123.456.789-09`. The form validates its check digits (VA-10). */
export const cpfMask: Mask = {
  length: 11,
  digits: onlyDigits,
  format: (digits) => grouped('000.000.000-00', digits),
};

/** Formats a possibly incomplete CPF: `formatCpf('1234')` is `'123.4'`. */
export function formatCpf(text: string): string {
  return maskText(cpfMask, text);
}

/** Area code and the longest number, a mobile's. */
const PHONE_LENGTH = 11;
/** The longest number without an area code. */
const LOCAL_PHONE_LENGTH = 9;
const COUNTRY_CODE = '55';
const WITH_COUNTRY_CODE = /^\s*\+\s*55/;

/**
 * The number in a text, with its area code if there is one. Drops a country code and a trunk prefix, which contacts,
 * autofill and visitors abroad add; without a '+', the country code only if there are too many digits, because 55 is an
 * area code too.
 */
function phoneDigits(text: string): string {
  const digits = withoutZeros(onlyDigits(text));
  const foreign = digits.length > PHONE_LENGTH && digits.startsWith(COUNTRY_CODE);
  const national = WITH_COUNTRY_CODE.test(text) || (foreign && !isMobileWithSlip(digits));
  return withoutZeros(national ? digits.slice(COUNTRY_CODE.length) : digits).slice(0, PHONE_LENGTH);
}

const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

// A complete mobile number of area code 55 plus one digit.
const isMobileWithSlip = (digits: string) => digits.length === PHONE_LENGTH + 1 && digits[2] === '9';

/** Whether the text separates the area code: '(11', '11 9' or '11-9'. */
const hasAreaSign = (text: string) => /^\D*(?:\(|0*\d{2}\D)/.test(text.replace(WITH_COUNTRY_CODE, ''));

/**
 * The area code is optional (VA-01). Ten digits include one, and so does text with a separated one; everything else is
 * the number alone, without separators until it may be complete.
 */
function formatPhoneDigits(digits: string, source = ''): string {
  if (digits === '') return hasAreaSign(source) ? '(' : '';
  if (digits.length > LOCAL_PHONE_LENGTH || hasAreaSign(source)) {
    // Mobile numbers start with 9 after the area code, and have one digit more (Anatel, Resolução 553/2010).
    const isMobile = digits[2] === '9' || digits.length === PHONE_LENGTH;
    return grouped(isMobile ? '(00) 00000-0000' : '(00) 0000-0000', digits);
  }
  if (digits.length < LOCAL_PHONE_LENGTH - 1) return digits;
  return grouped(digits.length === LOCAL_PHONE_LENGTH ? '00000-0000' : '0000-0000', digits);
}

/**
 * A number of another country ('+351', '00351') or of a call center ('0800'), also while only its first keys are typed.
 * Grouped as a Brazilian number it would be somebody else's.
 */
const isOtherNumber = (text: string) =>
  /^[\s(]*(?:(?:\+|00)(?!\D*55\D*\d)|0(?:[358]?0?$|[358]00|303))/.test(text);

/** A Brazilian telephone number: `(11) 3123-4567`, `(11) 91234-5678` for a mobile, `91234-5678` without an area code. */
export const phoneMask: Mask = {
  length: PHONE_LENGTH,
  digits: phoneDigits,
  format: formatPhoneDigits,
  isForeign: isOtherNumber,
};

/** Formats a possibly incomplete phone number: `formatPhone('+55 11 912345678')` is `'(11) 91234-5678'`. A foreign one stays as it is. */
export function formatPhone(text: string): string {
  return maskText(phoneMask, text);
}
