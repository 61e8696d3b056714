import type { AmenitySlug } from '@melhor-escola/domain/amenity';

/** A school as one row of an INEP file has it, whatever the layout. Absent: the file does not say. */
export interface SchoolRecord {
  readonly codEnt: number;
  /** As registered; in Portuguese case once the city is known. */
  readonly name: string;
  readonly city: { readonly code: number } | { readonly name: string; readonly uf: string };
  readonly dependency: Dependency;
  readonly inActivity: boolean;
  /** Year of the census; absent in the catalogue, which has none. */
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
  readonly stageMask: number;
  readonly amenities: SchoolAmenities;
  readonly enrollments?: number | undefined;
}

export type SchoolAmenities = Readonly<Partial<Record<AmenitySlug, boolean>>>;

/** 1 federal, 2 state, 3 municipal, 4 private, as the census has it. */
export type Dependency = 1 | 2 | 3 | 4;

/** The private one. */
export const privateDependency: Dependency = 4;

/** A row, or what is wrong with it. */
export type SchoolReading = { readonly record: SchoolRecord } | { readonly problem: string };
