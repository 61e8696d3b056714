import { isValidCnpj } from '@brazilian-utils/brazilian-utils';

/** Eight digits; registers drop leading zeros. `undefined` for an empty or impossible one. */
export function readZipCode(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < 7 || digits.length > 8) return undefined;
  return digits.padStart(8, '0');
}

/** Fourteen digits with their check digits right; registers drop leading zeros, and 99999999999999 stands for none. */
export function readCnpj(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < 11 || digits.length > 14) return undefined;
  const cnpj = digits.padStart(14, '0');
  return isValidCnpj(cnpj) ? cnpj : undefined;
}

/** Area code and number together, ten or eleven digits. `undefined` when either is missing. */
export function readPhone(areaCode: string, number: string): string | undefined {
  const digits = (areaCode + number).replaceAll(/\D/g, '').replace(/^0/, '');
  return /^[1-9]\d(?:[2-5]\d{7}|9\d{8})$/.test(digits) ? digits : undefined;
}
