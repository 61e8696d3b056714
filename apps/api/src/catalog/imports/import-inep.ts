import type { Database } from '../../platform/database/database.ts';
import type { Events } from '../../platform/database/events.ts';
import { countUnconfirmed } from '../schools/unconfirmed/find-unconfirmed.ts';
import { openCsv, requireColumns, type CsvTable, type CsvValues, type LineProblem } from './csv/csv-table.ts';
import { ImportFileError, type ImportReport, type ImportTally } from './run/import-report.ts';
import { catalogColumns, catalogFacts, CATALOG_MAX_LENGTHS, readCatalog } from './inep/catalog.ts';
import { cityLookup } from './inep/city-lookup.ts';
import { MICRODATA_MAX_LENGTHS, microdataColumns, microdataFacts, readMicrodata } from './inep/microdata.ts';
import { privateDependency, type SchoolReading, type SchoolRecord } from './inep/school-record.ts';
import { prepareSchool, type PreparedSchool } from './inep/school-row.ts';
import { type FactColumns, statedFacts } from './inep/stated-facts.ts';
import {
  describeListing,
  leavingSchool,
  type ListingCount,
  readKnownCodes,
  reasonToLeave,
} from './inep/listing-changes.ts';
import { storeSchools } from './inep/store-schools.ts';
import { type LeavingSchool, skippedBecause } from './inep/unlist-schools.ts';
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
  readonly events: Pick<Events, 'schoolsUnlisted'>;
}

/**
 * Imports schools from an INEP file: School Census microdata of 2023, 2024 or 2025, or the 'Catálogo de Escolas',
 * detected by their columns. By default only active private schools. Leaves out what teaches none of our stages, such as the
 * professional courses of SENAC and SENAI. Schools are identified by INEP code, so
 * importing a file again, or the next year's, updates them. What the file's header lacks stays as stored; known schools that it
 * reports closed, suspended or public leave the directory. An older file changes nothing of this.
 *
 * @throws {ImportFileError} when the file is neither, or there are no cities yet.
 * @throws {ImportBusyError} when another import is running.
 */
export async function importInep(
  database: Database,
  source: ImportSource,
  options: InepOptions,
): Promise<ImportReport> {
  const run = { ...options, kind: 'inep', fileName: source.fileName };
  return runImport(database, run, async (tally) => {
    const counter = countBytes(source);
    const table = await openCsv(counter.bytes, { ...MICRODATA_MAX_LENGTHS, ...CATALOG_MAX_LENGTHS });
    const format = detectFormat(table);
    const stated = statedFacts(table, format.facts, format.hasAmenities);
    const cities = await readCities(database.pool);
    if (cities.size === 0)
      throw new ImportFileError(
        'There are no cities yet: run `pnpm api import places` first.',
        'Ainda não há cidades: importe-as antes com o comando import places.',
      );
    const listing: ListingCount = { left: new Map(), returned: 0 };
    const schools = {
      slugs: await readSchoolSlugs(database.pool),
      neighborhoods: await readNeighborhoods(database.pool),
      stated,
      listing,
      events: options.events,
    };
    const lookup = cityLookup(cities);
    const known = await readKnownCodes(database.pool);
    let unconfirmed = 0;
    const counts = new SchoolCounts();
    const outcome = await importRows<PreparedSchool | LeavingSchool>(database, {
      ...options,
      table,
      tally,
      progress: () => counter.progress(),
      importer: {
        read: rowReader({ readSchool: format.read, findCity: lookup.find, options, known, counts }),
        write: (client, rows) => storeSchools(client, schools, rows),
        async finish(client) {
          await placeNeighborhoods(client);
          unconfirmed = await countUnconfirmed(client);
        },
      },
    });
    describe(tally, table, counts);
    lookup.describe(tally);
    if (outcome !== 'rejected') describeListing(tally, listing, unconfirmed);
    tally.noteMissing(stated.missing);
    return outcome;
  });
}

/** A layout of INEP's files. */
interface InepFormat {
  readonly facts: FactColumns;
  readonly hasAmenities: boolean;
  readonly read: (values: CsvValues) => SchoolReading;
}

function detectFormat(table: CsvTable): InepFormat {
  if (table.columns.has('codigo_inep')) {
    requireColumns(table, 'INEP’s Catálogo de Escolas', catalogColumns);
    return { facts: catalogFacts, hasAmenities: false, read: readCatalog };
  }
  requireColumns(table, 'the School Census microdata, nor INEP’s Catálogo de Escolas', microdataColumns);
  return { facts: microdataFacts, hasAmenities: true, read: readMicrodata };
}

interface RowReader {
  readonly readSchool: (values: CsvValues) => SchoolReading;
  readonly findCity: (record: SchoolRecord) => KnownCity | undefined;
  readonly options: InepOptions;
  /** INEP codes of the stored schools. */
  readonly known: ReadonlySet<number>;
  readonly counts: SchoolCounts;
}

function rowReader({
  readSchool,
  findCity,
  options,
  known,
  counts,
}: RowReader): (values: CsvValues) => RowOutcome<PreparedSchool | LeavingSchool> {
  const seen = new Set<number>();
  const wanted = options.dependency ?? 'private';
  return (values) => {
    const reading = readSchool(values);
    if ('problem' in reading) return { skip: reading.problem, broken: true };
    const { record } = reading;
    const isPrivate = record.dependency === privateDependency;
    if (wanted === 'public' && isPrivate) return { skip: { reason: 'not a public school' }, broken: false };
    if (seen.has(record.codEnt)) return { skip: schoolTwice, broken: true };
    seen.add(record.codEnt);
    const leaves = reasonToLeave(record, wanted);
    if (leaves && !known.has(record.codEnt)) {
      const isUnwanted = wanted === 'private' && !isPrivate;
      return { skip: skippedBecause[isUnwanted ? 'public' : leaves], broken: false };
    }
    if (leaves) return { row: leavingSchool(record, leaves) };
    const city = findCity(record);
    if (!city) return { skip: unknownCity, broken: true };
    const school = prepareSchool(record, city);
    counts.add(school, record);
    return { row: school };
  };
}

const schoolTwice: LineProblem = {
  reason: 'the school is in the file twice',
  advice: 'A escola já está em outra linha do arquivo.',
};

const unknownCity: LineProblem = {
  reason: 'unknown municipality',
  advice: 'Não conhecemos o município desta linha.',
};

/** What cannot be read, by its English name, in Portuguese. */
const unreadableNames: Readonly<Record<string, string>> = { telephones: 'telefones', CNPJs: 'CNPJs' };

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
  tally.note(`Read as ${table.encoding()}.`);
  if (table.columns.has('latitude'))
    tally.note(
      `Positions: ${counts.asWritten} as written, ${counts.repaired} with their decimal point put back, ` +
        `${counts.atCity} unknown and so at the city's.`,
      {
        message: `Escolas sem posição no mapa, que ficam no centro da cidade: ${counts.atCity}.`,
        isLoss: false,
      },
    );
  if (counts.unreadable.size > 0)
    tally.note(
      `Left out as unreadable: ${Array.from(counts.unreadable, (entry) => entry.join(' ')).join(', ')}.`,
      {
        message: `Dados ilegíveis, que não entram: ${Array.from(counts.unreadable, ([field, count]) => `${count} ${unreadableNames[field] ?? field}`).join(', ')}.`,
        isLoss: true,
      },
    );
}
