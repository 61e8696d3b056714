import type { Database } from '../../platform/database/database.ts';
import { seedDemo, clearDemo } from '../../demo/seed.ts';
import {
  ImportFileError,
  type ImportOptions,
  type ImportReport,
} from '../../catalog/imports/run/import-report.ts';
import { importInep } from '../../catalog/imports/import-inep.ts';
import { importOffers } from '../../catalog/imports/import-offers.ts';
import { importPlaces } from '../../catalog/imports/import-places.ts';
import type { ImportSource } from '../../catalog/imports/run/csv-import.ts';
import { eventHandlers } from '../event-handlers.ts';
import type { UnlistingEnvironment } from '../../community/unlisted-schools/close-unlisted-schools.ts';
import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Command } from './schema.ts';

/** Whether the command reads a file. */
export function takesFile(command: Command): boolean {
  return command.name === 'imports/inep' || command.name === 'imports/offers';
}

/** Allowed hosts of photos, and what mails about schools need. */
export type AllowedSites = Pick<Environment, 'imageOrigins'> & UnlistingEnvironment;

/** Options of a command. */
interface CommandOptions extends ImportOptions {
  readonly sites: AllowedSites;
}

/**
 * Runs a command in this process, on this database.
 *
 * @throws {ImportFileError} when the file is invalid as a whole, or missing.
 * @throws {ImportBusyError} when another command is running.
 */
export async function runCommand(
  database: Database,
  command: Command,
  source: ImportSource | undefined,
  options: CommandOptions,
): Promise<ImportReport> {
  if (command.name === 'imports/places') return importPlaces(database, { ...options, ...command });
  if (command.name === 'imports/inep')
    return importInep(database, given(source), {
      ...options,
      ...command,
      events: eventHandlers(options.sites),
    });
  if (command.name === 'imports/offers')
    return importOffers(database, given(source), {
      ...options,
      ...command,
      imageOrigins: options.sites.imageOrigins,
    });
  if (command.name === 'seed/demo') return seedDemo(database, { ...options, scale: command.scale });
  return clearDemo(database, options);
}

function given(source: ImportSource | undefined): ImportSource {
  if (!source) throw new ImportFileError('There is no file to import.');
  return source;
}
