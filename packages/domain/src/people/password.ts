import { tooLongMessage, tooShortMessage } from '../text/text-field.ts';

/** Characters a password has at least, and may have (S24). A phrase fits; what is longer only keeps the server busy. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** Whether a password is of an allowed length, in characters as people count them: an emoji is one. */
export function isPasswordLength(password: string): boolean {
  const length = Array.from(password.normalize('NFC')).length;
  return length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH;
}

/** The message for a new password that is too short or too long; `undefined` if its length is allowed. */
export function newPasswordProblem(password: string): string | undefined {
  if (isPasswordLength(password)) return undefined;
  return password.length > MAX_PASSWORD_LENGTH
    ? tooLongMessage('senha', MAX_PASSWORD_LENGTH)
    : tooShortMessage('senha', MIN_PASSWORD_LENGTH);
}
