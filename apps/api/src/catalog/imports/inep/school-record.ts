import type { AmenitySlug } from '@melhor-escola/domain/amenity';
import type { LineProblem } from '../csv/csv-table.ts';

/** A school from a row of an INEP file, in either layout. Absent fields are not stated by the file. */
export interface SchoolRecord {
  readonly codEnt: number;
  /** As registered; converted to proper case once the city is known. */
  readonly name: string;
  readonly city: { readonly code: number } | { readonly name: string; readonly uf: string };
  readonly dependency: Dependency;
  readonly situation: Situation;
  /** Conveniada: the city or state pays for its places. */
  readonly publiclyFunded?: boolean | undefined;
  /** Year of the census; absent in the catalog. */
  readonly censusYear?: number;
  readonly street?: string | undefined;
  readonly number?: string | undefined;
  readonly complement?: string | undefined;
  readonly neighborhood?: string | undefined;
  /** Eight digits. */
  readonly zipCode?: string | undefined;
  /** As `readPhone` stores it. */
  readonly phone?: string | undefined;
  /** As `readCnpj` stores it. */
  readonly cnpj?: string | undefined;
  /** What the row states and nobody can read, in the words of the report: 'telephones'. */
  readonly unreadable: readonly string[];
  /** As written; see `repairPosition`. */
  readonly latitude: string;
  readonly longitude: string;
  /** Bit n: the stage group at index n of `stageGroups`. 0: none of them, but professional courses or adult education. */
  readonly stageMask: number | undefined;
  readonly amenities: SchoolAmenities;
  readonly enrollments?: number | undefined;
}

export type SchoolAmenities = Readonly<Partial<Record<AmenitySlug, boolean>>>;

/** Whether it teaches this year. */
export type Situation = 'active' | 'suspended' | 'closed';

/** 1 federal, 2 state, 3 municipal, 4 private, as in the census. */
export type Dependency = 1 | 2 | 3 | 4;

/** The private one. */
export const privateDependency: Dependency = 4;

/** A row, or its problem. */
export type SchoolReading = { readonly record: SchoolRecord } | { readonly problem: LineProblem };

/** Eight digits; registers drop leading zeros. `undefined` when empty or invalid. */
export function readZipCode(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < 7 || digits.length > 8) return undefined;
  return digits.padStart(8, '0');
}

/** Names of the fields that have a text but no value. What registers write for none does not count: 99999999999999. */
export function unreadableFields(
  fields: Readonly<Record<string, readonly [text: string, value: string | undefined]>>,
): string[] {
  return Object.entries(fields).flatMap(([name, [text, value]]) =>
    value === undefined && !/^\D*$|^(\d)\1*$/.test(text) ? [name] : [],
  );
}

/**
 * Whether the city or state pays for a private school's places, from its answer ('1', 'Sim') and its category ('1', 'Particular').
 * Only non-profit schools whose places are free may have such a contract count for public funds (Lei 14.113/2020, art. 7º); the few
 * for-profit schools that state one still charge their families. `undefined` when the file does not say.
 */
export function readPublicFunding(partnership: string, category: string): boolean | undefined {
  if (!/^(?:[01]|sim|n[aã]o)$/iu.test(partnership)) return undefined;
  return /^(?:1|sim)$/iu.test(partnership) && !/^(?:1|particular)$/iu.test(category);
}
