import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/** How a CPF may be written: with its dots and hyphen or without. */
export const cpfPattern = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/;

/** A CPF with right check digits (VA-10), written as `cpfPattern` has it. */
export function isCpf(text: string): boolean {
  return cpfPattern.test(text) && isValidCpf(text);
}

/** The message for a text that is no CPF; `undefined` if it is one. */
export function cpfProblem(text: string): string | undefined {
  return isCpf(text) ? undefined : 'CPF inválido';
}

/** Its digits: '529.982.247-25' → '52998224725'. */
export function cpfDigits(cpf: string): string {
  return cpf.replaceAll(/\D/g, '');
}

/** As it is shown, never whole (S23), in the way of public bodies: '12345678909' → '***.456.789-**'. @param digits all eleven. */
export function maskCpf(digits: string): string {
  return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;
}
