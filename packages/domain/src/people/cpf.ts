import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/** Allowed formats of a CPF: with or without dots and hyphen. */
export const cpfPattern = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/;

/** Whether a text matches `cpfPattern` and has valid check digits (VA-10). */
export function isCpf(text: string): boolean {
  return cpfPattern.test(text) && isValidCpf(text);
}

/** The message for an invalid CPF; `undefined` if it is valid. */
export function cpfProblem(text: string): string | undefined {
  return isCpf(text) ? undefined : 'CPF inválido';
}

/** The digits of a CPF: '529.982.247-25' → '52998224725'. */
export function cpfDigits(cpf: string): string {
  return cpf.replaceAll(/\D/g, '');
}

/** Display form, masked as public bodies do (S23): '12345678909' → '***.456.789-**'. @param digits all eleven. */
export function maskCpf(digits: string): string {
  return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;
}
