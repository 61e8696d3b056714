/** Characters that a mailbox's address has at the most (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/**
 * No dots or @ side by side, no blank, @ or dot at the start, a local part of letters, digits and `._%+-`, labels and a
 * last one of at least two letters (spec §5, VA-01).
 */
export function isEmailAddress(text: string): boolean {
  return /^(?!\.)(?!.*\.\.)[\w.%+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(text);
}

/** The message for an e-mail address that cannot be one or is too long; `undefined` if it is valid. */
export function emailProblem(text: string): string | undefined {
  return text.length <= MAX_EMAIL_LENGTH && isEmailAddress(text) ? undefined : 'E-mail inválido';
}

/** The form in which addresses are compared and kept: two that differ in case only are one mailbox. */
export function normalizeEmail(email: string): string {
  return email.toLowerCase();
}

/** An area code in parentheses or none, four or five digits, a hyphen or none, four (spec §5, VA-01). */
export function isPhoneNumber(text: string): boolean {
  return /^(?:\(\d{2,3}\)\s?)?\d{4,5}-?\d{4}$/.test(text);
}

/** The message for a text that is no phone number; `undefined` if it is one. */
export function phoneProblem(text: string): string | undefined {
  return isPhoneNumber(text) ? undefined : 'Telefone inválido';
}

/** What is kept of a phone number: its digits, the area code without the trunk's 0. '(011) 91234-5678' → '11912345678' */
export function phoneDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return phone.startsWith('(0') ? digits.slice(1) : digits;
}

/** Digits as people write them, in the form that `isPhoneNumber` takes. '11912345678' → '(11) 91234-5678' */
export function formatPhone(digits: string): string {
  const [, area, start, end] = /^(\d{2})?(\d{4,5})(\d{4})$/.exec(digits) ?? [];
  if (start === undefined || end === undefined) return digits;
  return area === undefined ? `${start}-${end}` : `(${area}) ${start}-${end}`;
}
