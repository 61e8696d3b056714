/** Maximum length of an e-mail address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/**
 * Whether a text is an e-mail address: a local part of letters, digits and `._%+-` without a leading dot or consecutive dots, and a
 * domain whose last label has at least two letters (VA-01).
 */
export function isEmailAddress(text: string): boolean {
  return /^(?!\.)(?!.*\.\.)[\w.%+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(text);
}

/** The message for an invalid or too long e-mail address; `undefined` if it is valid. */
export function emailProblem(text: string): string | undefined {
  return text.length <= MAX_EMAIL_LENGTH && isEmailAddress(text) ? undefined : 'E-mail inválido';
}

/** Lower case, as addresses are stored and compared: case does not distinguish mailboxes. */
export function normalizeEmail(email: string): string {
  return email.toLowerCase();
}

/** Optional area code in parentheses, four or five digits, optional hyphen, four digits (VA-01). */
export function isPhoneNumber(text: string): boolean {
  return /^(?:\(\d{2,3}\)\s?)?\d{4,5}-?\d{4}$/.test(text);
}

/** The message for an invalid phone number; `undefined` if it is valid. */
export function phoneProblem(text: string): string | undefined {
  return isPhoneNumber(text) ? undefined : 'Telefone inválido';
}

/** Stored form of a phone number: digits only, the area code without the trunk prefix 0. '(011) 91234-5678' → '11912345678' */
export function phoneDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return phone.startsWith('(0') ? digits.slice(1) : digits;
}

/** Display form, which `isPhoneNumber` accepts. '11912345678' → '(11) 91234-5678' */
export function formatPhone(digits: string): string {
  const [, area, start, end] = /^(\d{2})?(\d{4,5})(\d{4})$/.exec(digits) ?? [];
  if (start === undefined || end === undefined) return digits;
  return area === undefined ? `${start}-${end}` : `(${area}) ${start}-${end}`;
}
