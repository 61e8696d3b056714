import type { AmenitySlug } from '@melhor-escola/domain/amenity';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils';

/** A school from a row of an INEP file, in either layout. Absent fields are not stated by the file. */
export interface SchoolRecord {
  readonly codEnt: number;
  /** As registered; converted to proper case once the city is known. */
  readonly name: string;
  readonly city: { readonly code: number } | { readonly name: string; readonly uf: string };
  readonly dependency: Dependency;
  readonly inActivity: boolean;
  /** Year of the census; absent in the catalogue. */
  readonly censusYear?: number;
  readonly street?: string | undefined;
  readonly number?: string | undefined;
  readonly complement?: string | undefined;
  readonly neighborhood?: string | undefined;
  /** Eight digits. */
  readonly zipCode?: string | undefined;
  /** Ten or eleven digits. */
  readonly phone?: string | undefined;
  /** Fourteen digits, valid. */
  readonly cnpj?: string | undefined;
  /** As written; see `repairPosition`. */
  readonly latitude: string;
  readonly longitude: string;
  /** Bit n: the stage group at index n of `stageGroups`. 0: none of them, but professional courses or adult education. */
  readonly stageMask: number | undefined;
  readonly amenities: SchoolAmenities;
  readonly enrollments?: number | undefined;
}

export type SchoolAmenities = Readonly<Partial<Record<AmenitySlug, boolean>>>;

/** 1 federal, 2 state, 3 municipal, 4 private, as in the census. */
export type Dependency = 1 | 2 | 3 | 4;

/** The private one. */
export const privateDependency: Dependency = 4;

/** A row, or its problem. */
export type SchoolReading = { readonly record: SchoolRecord } | { readonly problem: string };

/** Eight digits; registers drop leading zeros. `undefined` when empty or invalid. */
export function readZipCode(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < 7 || digits.length > 8) return undefined;
  return digits.padStart(8, '0');
}

/** Fourteen digits with correct check digits; registers drop leading zeros, and 99999999999999 means none. */
export function readCnpj(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < 11 || digits.length > 14) return undefined;
  const cnpj = digits.padStart(14, '0');
  return isValidCnpj(cnpj) ? cnpj : undefined;
}

/** Area code and number, ten or eleven digits. `undefined` when either is missing. */
export function readPhone(areaCode: string, number: string): string | undefined {
  const digits = (areaCode + number).replaceAll(/\D/g, '').replace(/^0/, '');
  return /^[1-9]\d(?:[2-5]\d{7}|9\d{8})$/.test(digits) ? digits : undefined;
}
