import type { Database } from '../database/database.ts';
import { runOne } from '../search/sql/statement.ts';
import { feesStatement, figuresStatement } from './figures-statement.ts';
import type { PlaceScope } from './place-scope.ts';

/** Lowest, middle and highest of a fee, in centavos a month, each one that a school charges. */
export interface FeeRange {
  readonly lowest: number;
  readonly median: number;
  readonly highest: number;
}

/** What schools charge for a stage: one figure a school, the middle one of its offers, so that none counts twice. */
export interface StageFees {
  readonly stage: number;
  readonly schools: number;
  readonly offers: number;
  /** Absent where too few schools say: `leastSchoolsOfFees`. */
  readonly full: FeeRange | null;
  readonly withScholarship: FeeRange | null;
}

export interface GradeFigures {
  readonly grade: number;
  readonly offers: number;
  readonly schools: number;
  readonly lowest: number;
}

/** A state, city or neighborhood, by its key, with what is in it. */
export interface PartFigures {
  readonly id: string;
  readonly schools: number;
  readonly offers: number;
  readonly lowest: number | null;
}

export interface CityPart extends PartFigures {
  readonly name: string;
  readonly slug: string;
  readonly uf: string;
}

export interface NeighborhoodPart extends PartFigures {
  readonly name: string;
  readonly slug: string;
  readonly lat: number;
  readonly lng: number;
}

export interface RatedSchool {
  readonly slug: string;
  readonly name: string;
  readonly image: string | null;
  readonly neighborhood: string | null;
  readonly city: string;
  readonly uf: string;
  readonly average: number;
  readonly count: number;
  readonly offers: number;
  readonly lowest: number | null;
  readonly demo: boolean;
}

/** What there is in a place, counted in one statement. */
export interface PlaceFigures {
  readonly schools: number;
  readonly schoolsWithOffers: number;
  readonly offers: number;
  readonly lowest: number | null;
  /** Percent. */
  readonly largestDiscount: number | null;
  readonly demonstration: boolean;
  readonly fees: readonly StageFees[];
  readonly grades: readonly GradeFigures[];
  /** How many schools teach each stage, by its number. */
  readonly stages: readonly { readonly stage: number; readonly schools: number }[];
  readonly states: readonly PartFigures[];
  readonly cities: readonly CityPart[];
  readonly neighborhoods: readonly NeighborhoodPart[];
  readonly bestRated: readonly RatedSchool[];
}

/**
 * Counts what is in a place, in one statement. Offers are read by the index of their city; of a neighborhood the whole
 * city is read, because its neighbors are told too.
 */
export async function placeFigures(database: Database, scope: PlaceScope): Promise<PlaceFigures> {
  const { figures } = await runOne<{ figures: PlaceFigures }>(database, figuresStatement(scope));
  return figures;
}

/** The fees of a place alone: what a narrower one is compared with. */
export async function placeFees(database: Database, scope: PlaceScope): Promise<readonly StageFees[]> {
  const { fees } = await runOne<{ fees: readonly StageFees[] }>(database, feesStatement(scope));
  return fees;
}
