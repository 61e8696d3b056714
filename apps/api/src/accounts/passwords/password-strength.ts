import { dictionary } from '@zxcvbn-ts/language-common';
import { isPasswordLength, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@melhor-escola/domain/password';
import { ServiceError } from '../../platform/http/errors/service-error.ts';

/** The 49,000 most common leaked passwords, in lower case. */
const commonPasswords = new Set(dictionary['passwords-common']);

/** A suffix that disguises a common word: 'brasil@123'. */
const countingTail = /[@!._-]?1(?:2(?:3(?:45?6?)?)?)?$/;

/** Whether it is a common password, with or without '123' appended (S24). */
function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || commonPasswords.has(lower.replace(countingTail, ''));
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s\d\p{P}\p{S}]/gu, '');

/** Whether the person's name or e-mail gives the password away. */
function isPersonal(password: string, { name, email }: PersonalDetails): boolean {
  const known = [email, email.split('@', 1)[0] ?? '', name, ...name.split(' '), 'melhorescola'];
  const core = bare(password);
  return core !== '' && known.some((text) => bare(text) === core);
}

/** Details that the new password must not repeat. */
export interface PersonalDetails {
  readonly name: string;
  readonly email: string;
}

/** @throws {ServiceError} 400 PASSWORD_LENGTH or PASSWORD_COMMON when a password must not be chosen (S24). */
export function requireStrongPassword(password: string, details: PersonalDetails): void {
  if (!isPasswordLength(password)) {
    throw new ServiceError(
      'PASSWORD_LENGTH',
      `A senha deve ter pelo menos ${MIN_PASSWORD_LENGTH} caracteres e não mais que ${MAX_PASSWORD_LENGTH}.`,
    );
  }
  if (isCommonPassword(password) || isPersonal(password, details)) {
    throw new ServiceError(
      'PASSWORD_COMMON',
      'Esta senha é fácil de adivinhar. Escolha outra: uma frase curta é uma boa senha.',
    );
  }
}
