import type { Database } from '../platform/database/database.ts';
import { seedDemo } from '../demo/seed.ts';
import { importPlaces } from '../catalog/imports/import-places.ts';
import type { ImportProgress } from '../catalog/imports/run/import-report.ts';

/** Steps of the first start before the service listens. Each can be interrupted and repeated. */
export interface FirstStartOptions {
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Fills a new embedded database with Brazil's municipalities and the small demonstration data, unless something was
 * imported, or the demonstration data was loaded or cleared, before.
 * A server's database is filled by its operator.
 */
export async function fillOnFirstStart(database: Database, options: FirstStartOptions): Promise<void> {
  if (database.engine !== 'pglite') return;
  const { print, signal } = options;
  if (!(await isUntouched(database))) return;
  print('First start: loading the municipalities of Brazil …');
  await importPlaces(database, { signal });
  if (signal.aborted) return;
  print('First start: loading demonstration schools and scholarships …');
  await seedDemo(database, { scale: 'small', signal, onProgress: everyTenth(print) });
}

/** Whether no import other than places has been completed. */
async function isUntouched({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ untouched: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM import_run WHERE kind <> 'places' AND report->>'outcome' = 'complete')
        AND NOT EXISTS (SELECT FROM school WHERE NOT demo) AS untouched`,
  );
  return rows[0]?.untouched ?? false;
}

/** Reports a step's progress at every tenth. */
function everyTenth(print: FirstStartOptions['print']): (progress: ImportProgress) => void {
  let lastLine = '';
  return ({ step, done, total }) => {
    if (!total) return;
    const line = `  ${step}: ${Math.floor((done / total) * 10) * 10} %`;
    if (line !== lastLine) print(line);
    lastLine = line;
  };
}
