import { tooLongMessage, tooShortMessage } from '../text/text-field.ts';

/** Length limits of a password (S24). Long enough for a passphrase; more would only cost hashing time. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** Whether a password has an allowed length, in code points: an emoji counts as one. */
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
