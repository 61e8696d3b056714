import type { Database } from '../database/database.ts';
import { openCsv, requireColumns, type CsvTable, type CsvValues } from './csv/csv-table.ts';
import { ImportFileError, type ImportReport, type ImportTally } from './run/import-report.ts';
import { catalogueColumns, CATALOGUE_MAX_LENGTHS, readCatalogue } from './inep/catalogue.ts';
import { cityLookup } from './inep/city-lookup.ts';
import { MICRODATA_MAX_LENGTHS, microdataColumns, readMicrodata } from './inep/microdata.ts';
import { privateDependency, type SchoolReading, type SchoolRecord } from './inep/school-record.ts';
import { prepareSchool, type PreparedSchool } from './inep/school-row.ts';
import { storeSchools } from './inep/store-schools.ts';
import { placeNeighborhoods, readCities, readNeighborhoods, type KnownCity } from './neighborhoods.ts';
import {
  countBytes,
  importRows,
  type FileImportOptions,
  type ImportSource,
  type RowOutcome,
} from './run/csv-import.ts';
import { runImport } from './run/import-run.ts';
import { readSchoolSlugs } from './school-slugs.ts';

export const dependencyChoices = ['private', 'public', 'all'] as const;

export interface InepOptions extends FileImportOptions {
  /** Administrative dependency of the schools; private by default. */
  readonly dependency?: (typeof dependencyChoices)[number];
  /** Include closed and suspended schools. */
  readonly inactive?: boolean;
}

/**
 * Imports schools from an INEP file: School Census microdata of 2023, 2024 or 2025, or the 'Catálogo de Escolas',
 * detected by their columns. By default only active private schools. Leaves out what teaches none of our stages, such as the
 * professional courses of SENAC and SENAI. Schools are identified by INEP code, so
 * importing a file again, or the next year's, updates them.
 *
 * @throws {ImportFileError} when the file is neither, or there are no cities yet.
 * @throws {ImportBusyError} when another import is running.
 */
export async function importInep(
  database: Database,
  source: ImportSource,
  options: InepOptions = {},
): Promise<ImportReport> {
  return runImport(database, 'inep', source.fileName, async (tally) => {
    const counter = countBytes(source);
    const table = await openCsv(counter.bytes, { ...MICRODATA_MAX_LENGTHS, ...CATALOGUE_MAX_LENGTHS });
    const readSchool = readerFor(table);
    const cities = await readCities(database.pool);
    if (cities.size === 0)
      throw new ImportFileError('There are no cities yet: run `pnpm api import places` first.');
    const schools = {
      slugs: await readSchoolSlugs(database.pool),
      neighborhoods: await readNeighborhoods(database.pool),
    };
    const lookup = cityLookup(cities);
    const counts = new SchoolCounts();
    const outcome = await importRows<PreparedSchool>(database, {
      ...options,
      table,
      tally,
      progress: () => counter.progress(),
      importer: {
        read: rowReader({ readSchool, cityOf: lookup.find, options, counts }),
        write: (client, rows) => storeSchools(client, schools, rows),
      },
    });
    if (outcome !== 'rejected') await placeNeighborhoods(database);
    describe(tally, table, counts);
    tally.notes.push(...lookup.notes());
    return outcome;
  });
}

function readerFor(table: CsvTable): (values: CsvValues) => SchoolReading {
  if (table.columns.has('codigo_inep')) {
    requireColumns(table, 'INEP’s Catálogo de Escolas', catalogueColumns);
    return readCatalogue;
  }
  requireColumns(table, 'the School Census microdata, nor INEP’s Catálogo de Escolas', microdataColumns);
  return readMicrodata;
}

interface RowReader {
  readonly readSchool: (values: CsvValues) => SchoolReading;
  readonly cityOf: (record: SchoolRecord) => KnownCity | undefined;
  readonly options: InepOptions;
  readonly counts: SchoolCounts;
}

function rowReader({
  readSchool,
  cityOf,
  options,
  counts,
}: RowReader): (values: CsvValues) => RowOutcome<PreparedSchool> {
  const seen = new Set<number>();
  const wanted = options.dependency ?? 'private';
  return (values) => {
    const reading = readSchool(values);
    if ('problem' in reading) return { skip: reading.problem, broken: true };
    const { record } = reading;
    const isPrivate = record.dependency === privateDependency;
    if (wanted === 'private' && !isPrivate) return { skip: 'not a private school', broken: false };
    if (wanted === 'public' && isPrivate) return { skip: 'not a public school', broken: false };
    if (!record.inActivity && !options.inactive) return { skip: 'not in activity', broken: false };
    if (record.stageMask === 0) return { skip: 'no stage from kindergarten to high school', broken: false };
    if (seen.has(record.codEnt)) return { skip: 'the school is in the file twice', broken: true };
    seen.add(record.codEnt);
    const city = cityOf(record);
    if (!city) return { skip: 'unknown municipality', broken: true };
    const school = prepareSchool(record, city);
    counts.add(school, record);
    return { row: school };
  };
}

/** Counts how schools were positioned, and what of them cannot be read, for the final report. */
class SchoolCounts {
  asWritten = 0;
  repaired = 0;
  atCity = 0;
  readonly unreadable = new Map<string, number>();

  add({ facts }: PreparedSchool, record: SchoolRecord): void {
    if (facts.position_precision === 'city') this.atCity += 1;
    else if (Number(record.latitude.replace(',', '.')) === facts.lat) this.asWritten += 1;
    else this.repaired += 1;
    for (const field of record.unreadable) this.unreadable.set(field, (this.unreadable.get(field) ?? 0) + 1);
  }
}

function describe(tally: ImportTally, table: CsvTable, counts: SchoolCounts): void {
  tally.notes.push(
    `Read as ${table.encoding()}.`,
    `Positions: ${counts.asWritten} as written, ${counts.repaired} with their decimal point put back, ` +
      `${counts.atCity} unknown and so at the city's.`,
    ...Array.from(
      counts.unreadable,
      ([field, count]) => `${count} × ${field} that cannot be read, so none is stored.`,
    ),
  );
}
