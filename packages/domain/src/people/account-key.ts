import { isCpf } from './cpf.ts';
import { isEmailAddress } from './email.ts';
import { isFullName } from './name.ts';

/** By what our team finds an account; each exactly, so that nobody looks through people by parts of their data. */
export const accountKeys = ['email', 'cpf', 'name'] as const;
export type AccountKey = (typeof accountKeys)[number];

/** What a typed text is, without spaces around it; `undefined` when it is no whole e-mail, CPF or name. */
export function readAccountKey(text: string): AccountKey | undefined {
  if (isEmailAddress(text)) return 'email';
  if (isCpf(text)) return 'cpf';
  return isFullName(text) ? 'name' : undefined;
}

/** The message for a text that finds no account; `undefined` if it may. */
export function accountKeyProblem(text: string): string | undefined {
  return readAccountKey(text) === undefined ? 'Escreva um e-mail, um CPF ou um nome completo' : undefined;
}
