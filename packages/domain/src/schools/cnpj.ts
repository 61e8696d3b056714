import { formatCnpj as grouped } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';

/** Since July 2026 a CNPJ may have letters (Receita Federal, IN RFB 2.229/2024). */
const WITH_LETTERS = { version: 2 } as const;

/**
 * Stored form of a company's number, '11222333000181' or '9X0ESC0L000170': fourteen characters with valid check digits.
 * Only one of digits alone can have lost leading zeros. `undefined` for any other text.
 */
export function readCnpj(text: string): string | undefined {
  const characters = text.toUpperCase().replaceAll(/[\s./-]/g, '');
  const cnpj = /^\d{11,14}$/.test(characters) ? characters.padStart(14, '0') : characters;
  return /^[\dA-Z]{14}$/.test(cnpj) && isValidCnpj(cnpj, WITH_LETTERS) ? cnpj : undefined;
}

/** Display form: '11222333000181' → '11.222.333/0001-81'. @param cnpj as stored. */
export function formatCnpj(cnpj: string): string {
  return grouped(cnpj, WITH_LETTERS);
}
