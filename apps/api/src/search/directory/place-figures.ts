import type { Database } from '../../platform/database/database.ts';
import { runOne } from '../../platform/database/statement/statement.ts';
import { feesStatement, figuresStatement } from './figures-statement.ts';
import type { PlaceScope } from './place-scope.ts';

/** Minimum, median and maximum fee in centavos a month, each an actual fee of a school. */
export interface FeeRange {
  readonly lowest: number;
  readonly median: number;
  readonly highest: number;
}

/** Fees of schools for a stage: one figure per school, the median of its offers, so that none counts twice. */
export interface StageFees {
  readonly stage: number;
  readonly schools: number;
  readonly offers: number;
  /** Absent with too few schools: `MIN_SCHOOLS_FOR_FEES`. */
  readonly full: FeeRange | null;
  readonly withScholarship: FeeRange | null;
}

export interface GradeFigures {
  readonly grade: number;
  readonly offers: number;
  readonly schools: number;
  readonly lowest: number;
}

/** A state, city or neighborhood with its figures. */
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

/** Figures of a place, from one statement. */
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
  /** Number of schools by stage code. */
  readonly stages: readonly { readonly stage: number; readonly schools: number }[];
  readonly states: readonly PartFigures[];
  readonly cities: readonly CityPart[];
  readonly neighborhoods: readonly NeighborhoodPart[];
  readonly bestRated: readonly RatedSchool[];
}

/**
 * Counts the schools and offers of a place in one statement. Reads offers by the index of their city; for a
 * neighborhood it reads the whole city, because the result includes its neighbors.
 */
export async function placeFigures(database: Database, scope: PlaceScope): Promise<PlaceFigures> {
  const { figures } = await runOne<{ figures: PlaceFigures }>(database, figuresStatement(scope));
  return figures;
}

/** Only the fees of a place, for comparison with a narrower one. */
export async function placeFees(database: Database, scope: PlaceScope): Promise<readonly StageFees[]> {
  const { fees } = await runOne<{ fees: readonly StageFees[] }>(database, feesStatement(scope));
  return fees;
}
