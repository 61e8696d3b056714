import type { Database } from '../../platform/database/database.ts';
import { optionalOfferColumns } from '../offers/offer-row.ts';
import { openCsv, requireColumns } from './csv/csv-table.ts';
import {
  OFFER_MAX_LENGTHS,
  offerColumns,
  readOffer,
  referenceTwice,
  type OfferRecord,
} from './offers/offer-record.ts';
import { storeOffers } from './offers/store-offers.ts';
import { countBytes, importRows, type FileImportOptions, type ImportSource } from './run/csv-import.ts';
import type { ImportReport } from './run/import-report.ts';
import { runImport } from './run/import-run.ts';

export interface OfferImportOptions extends FileImportOptions {
  /** Origins that photos may come from (IMAGE_HOSTS); without any, lines with photos are rejected. */
  readonly imageOrigins?: readonly string[];
}

/**
 * Imports a partner's offers from the CSV described in docs/partner-offers.md. An offer is identified by its school
 * and the partner's reference, so importing a corrected file updates it; an offer missing from the file stays until
 * its date, or until its seats are set to 0.
 *
 * @throws {ImportFileError} when columns are missing.
 * @throws {ImportBusyError} when another import is running.
 */
export async function importOffers(
  database: Database,
  source: ImportSource,
  options: OfferImportOptions = {},
): Promise<ImportReport> {
  const run = { ...options, kind: 'offers', fileName: source.fileName };
  return runImport(database, run, async (tally) => {
    const counter = countBytes(source);
    const table = await openCsv(counter.bytes, OFFER_MAX_LENGTHS);
    requireColumns(table, 'a partner’s file of offers (docs/partner-offers.md)', offerColumns);
    const missing = optionalOfferColumns.filter((column) => !table.columns.has(column));
    const seen = new Set<string>();
    const batches = { missing, taken: new Set<string>(), dryRun: options.dryRun === true };
    const outcome = await importRows<OfferRecord>(database, {
      ...options,
      table,
      tally,
      progress: () => counter.progress(),
      importer: {
        read(values) {
          const reading = readOffer(values, options.imageOrigins ?? []);
          if ('problem' in reading) return { skip: reading.problem, broken: true };
          const { school, reference } = reading.record;
          const key = JSON.stringify([school, reference]);
          if (seen.has(key)) {
            return { skip: referenceTwice, broken: true };
          }
          seen.add(key);
          return { row: reading.record };
        },
        write: (client, rows) => storeOffers(client, rows, batches),
      },
    });
    tally.note(`Read as ${table.encoding()}.`);
    tally.noteMissing(missing);
    return outcome;
  });
}
