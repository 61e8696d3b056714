/** Area codes in use (Anatel). */
const areaCode = '(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])';
const withAreaCode = new RegExp(`^(${areaCode})(\\d{8,9})$`);

/** Numbers that are the same from everywhere: 0800, 0300, 0500, 0303, without the 0 that spreadsheets lose. */
const serviceNumber = /^(?:[358]00|303)\d{6,7}$/;
/** The same without a prefix: 4004, 4003, 3003 and their like. */
const sharedNumber = /^(?:300\d|400\d|4020|4370)\d{4}$/;

/**
 * Reads the first telephone number of a text as people and registers write it: with or without punctuation, trunk prefix,
 * country code and extension; the area code in the text, or else from a field of its own. An eight-digit mobile number gets
 * the 9 that all have had since 2016.
 *
 * @returns its stored form: area code and number, '11912345678', or a national number, '08007771234' or '40041234'.
 * `undefined` when there is none, such as a foreign number or one whose area code is unknown.
 */
export function readPhone(text: string, area = ''): string | undefined {
  const areaDigits = /^\s*\+/.test(area) ? '' : area.replaceAll(/\D/g, '').replace(/^0+/, '');
  const numbers = text.replace(/\br(?:amal)?\b\.?\s*\d+\s*$/iu, '');
  for (const part of [...numbers.split(/[/,;|\n]|\s(?:-|e|ou)\s/iu), numbers]) {
    const phone = readNumber(part, areaDigits);
    if (phone !== undefined) return phone;
  }
  return undefined;
}

function readNumber(text: string, area: string): string | undefined {
  if (isForeign(text)) return undefined;
  const dialed = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  const hasCountryCode = dialed.length > 11 || /^\s*\+/.test(text);
  const digits = hasCountryCode ? dialed.replace(/^550*/, '') : dialed;
  if (serviceNumber.test(digits)) return `0${digits}`;
  if (sharedNumber.test(digits)) return digits;
  const [, code, number] = withAreaCode.exec(digits.length < 10 ? area + digits : digits) ?? [];
  if (code === undefined || number === undefined || /^(\d)\1+$/.test(number)) return undefined;
  if (sharedNumber.test(number)) return number;
  if (lacksNine(number)) return `${code}9${number}`;
  return /^(?:[2-5]\d{7}|9\d{8})$/.test(number) ? code + number : undefined;
}

const isForeign = (text: string): boolean => /^(?:[\s(]*\+|\s*00)(?!\s*55)/.test(text);

/** Whether a number without its area code is a mobile's of before 2016. */
const lacksNine = (number: string): boolean => /^[6-9]\d{7}$/.test(number);

/** Optional area code in parentheses, four or five digits, optional hyphen, four digits (VA-01). */
const typedNumber = /^(?:\(\d{2,3}\)\s?)?(\d{4,5}-?\d{4})$/;

/** The message for a phone number in a form that our team or a school could not call; `undefined` if it is fine. */
export function phoneProblem(text: string): string | undefined {
  if (isForeign(text)) return 'Este número é de outro país. Informe um telefone do Brasil, com DDD';
  // With its 0 or without: no area code ends in 0, so '(30) 3123-4567' cannot be anything else.
  if (serviceNumber.test(text.replaceAll(/\D/g, '').replace(/^0/, '')))
    return 'Este é um número de atendimento. Informe o seu celular ou telefone fixo, com DDD';
  const [, number] = typedNumber.exec(text) ?? [];
  if (number === undefined) return 'Telefone inválido';
  return lacksNine(number.replace('-', ''))
    ? 'Faltou o 9? Celulares têm nove dígitos, como (11) 91234-5678'
    : undefined;
}

/** Stored form of a number that {@link phoneProblem} accepts. Without an area code: its eight or nine digits. */
export function phoneDigits(text: string): string {
  return readPhone(text) ?? text.replaceAll(/\D/g, '').replace(/^0/, '');
}

/** Display form: '(11) 91234-5678', '0800 777 1234'. @param phone in any form. */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  const parts = digits.startsWith('0') ? /^(0\d{3})(\d{3})(\d{3,4})$/ : /^(\d{2})?(\d{4,5})(\d{4})$/;
  const [, ...groups] = parts.exec(digits) ?? [];
  const [first, second, third] = groups;
  if (second === undefined) return phone;
  if (first === undefined) return `${second}-${third}`;
  return first.startsWith('0') ? groups.join(' ') : `(${first}) ${second}-${third}`;
}

/** For machines of any country: '+55 11 91234-5678'. A national number has no such form. @param phone in any form. */
export function internationalPhone(phone: string): string {
  return isNational(phoneDigits(phone))
    ? formatPhone(phone)
    : `+55 ${formatPhone(phone).replaceAll(/[()]/g, '')}`;
}

/** Address of a link that calls the number. @param phone in any form. */
export function phoneHref(phone: string): string {
  const digits = phoneDigits(phone);
  return `tel:${isNational(digits) ? digits : `+55${digits}`}`;
}

/** Whether a stored number has no area code. */
const isNational = (digits: string): boolean => digits.startsWith('0') || digits.length < 10;
