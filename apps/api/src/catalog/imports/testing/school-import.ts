import { testEnvironment } from '../../../../test/test-server.ts';
import type { Database } from '../../../platform/database/database.ts';
import { eventHandlers } from '../../../app/event-handlers.ts';
import { importInep, type InepOptions } from '../import-inep.ts';
import type { ImportReport } from '../run/import-report.ts';

/** Imports a file in chunks of a thousand bytes. */
export function importBytes(
  database: Database,
  bytes: Uint8Array | string,
  options: Partial<InepOptions> = {},
): Promise<ImportReport> {
  return importInep(
    database,
    { bytes: inChunks(Buffer.from(bytes)) },
    { events: eventHandlers(testEnvironment), ...options },
  );
}

async function* inChunks(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

/** All rows that a school import writes. */
export async function dumpSchools(database: Database): Promise<unknown> {
  const { rows: schools } = await database.pool.query('SELECT * FROM school ORDER BY cod_ent');
  const { rows: neighborhoods } = await database.pool.query('SELECT * FROM neighborhood ORDER BY id');
  return { schools, neighborhoods };
}
