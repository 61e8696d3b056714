import { amenities } from '@melhor-escola/domain/amenity';
import type { CsvTable } from '../csv/csv-table.ts';

/** Columns of `school` that a file may lack; required ones are in every file. */
const optionalColumns = [
  'street',
  'number',
  'complement',
  'neighborhood_id',
  'zip_code',
  'phone',
  'cnpj',
  'position_precision',
  'stage_mask',
  'enrollments',
] as const;

export type OptionalColumn = (typeof optionalColumns)[number];

/** The columns of a kind of file that state each column of `school`; it states nothing of others. */
export type FactColumns = Readonly<Partial<Record<OptionalColumn, readonly string[]>>>;

/** What a file states, by its header: what it lacks stays as stored. */
export interface StatedFacts {
  states(column: OptionalColumn): boolean;
  statesAmenity(slug: string): boolean;
  /** Known columns that the file lacks, one of each fact. */
  readonly missing: readonly string[];
}

/** @param hasAmenities whether this kind of file has columns of amenities. */
export function statedFacts(
  { columns }: Pick<CsvTable, 'columns'>,
  known: FactColumns,
  hasAmenities: boolean,
): StatedFacts {
  const has = (names: readonly string[]) => names.some((name) => columns.has(name.toLowerCase()));
  const stated = new Set(optionalColumns.filter((column) => has(known[column] ?? [])));
  const statedAmenities = new Set(
    amenities.filter(({ censusColumns }) => has(censusColumns)).map(({ slug }) => slug as string),
  );
  const expected = [
    ...Object.values(known),
    ...(hasAmenities ? amenities.map(({ censusColumns }) => censusColumns) : []),
  ];
  return {
    states: (column) => stated.has(column),
    statesAmenity: (slug) => statedAmenities.has(slug),
    missing: [
      ...new Set(
        expected.flatMap((names) => (has(names) ? [] : names.slice(0, 1))).map((name) => name.toUpperCase()),
      ),
    ],
  };
}
