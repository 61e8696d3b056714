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

/** Display form, masked: 'secretaria@girassol.com.br' → 's•••@g•••.com.br': its owner recognizes it, and nobody can write to it. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const [name = '', ...ending] = domain.split('.');
  return `${local.slice(0, 1)}•••@${name.slice(0, 1)}•••.${ending.join('.')}`;
}
