import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';

import { readEnvironment, type Environment } from '@melhor-escola/server-kit/environment';

import { DataFolderError } from '../../platform/database/embedded/data-folder.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import {
  ImportFileError,
  type ImportOptions,
  type ImportReport,
} from '../../catalog/imports/run/import-report.ts';
import { ImportBusyError } from '../../catalog/imports/run/import-lock.ts';
import { explainStartFailure } from '../start-failure.ts';
import { runCommand } from '../operator-commands/run-command.ts';
import { type Command } from '../operator-commands/schema.ts';
import { reportLines } from './print-report.ts';
import { createProgressView, silentView } from './progress-view.ts';
import { runOnService, ServiceCallError } from './service-client.ts';

export interface TerminalOptions {
  /** Folder to which a relative DATA_DIR refers. */
  readonly repository: string;
  /** As typed; relative to the caller's working directory. */
  readonly file?: string;
  /** Print the report as JSON, without progress. */
  readonly json: boolean;
}

const exitCodes = { complete: 0, rejected: 1, failed: 1, stopped: 130 } as const;

/**
 * Runs a command from a terminal: directly on the database, or in the service when that holds the data
 * folder. Ctrl-C stops it after the current batch; a second one stops immediately. Prints the report.
 *
 * @returns the exit code: 0 when complete, 1 when the file was rejected or the command failed, 130 when
 * stopped.
 */
export async function runFromTerminal(command: Command, options: TerminalOptions): Promise<number> {
  const stop = new AbortController();
  const interrupt = (): void => {
    if (stop.signal.aborted) process.exit(130);
    process.stderr.write('\nStopping after the current batch; press Ctrl-C again to stop immediately.\n');
    stop.abort();
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  const view = options.json ? silentView : createProgressView(process.stderr);
  let environment: Environment | undefined;
  try {
    environment = readEnvironment(options.repository);
    const report = await run(environment, command, options.file, {
      signal: stop.signal,
      onProgress: (progress) => view.show(progress),
    });
    view.end();
    console.log(options.json ? JSON.stringify(report) : reportLines(report).join('\n'));
    return exitCodes[report.outcome];
  } catch (error) {
    view.end();
    console.error(explain(error, environment) ?? error);
    return 1;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

async function run(
  environment: Environment,
  command: Command,
  typedFile: string | undefined,
  options: ImportOptions,
): Promise<ImportReport> {
  const file = typedFile === undefined ? undefined : findFile(typedFile);
  let database: Database;
  try {
    database = await openDatabase(environment);
  } catch (error) {
    if (!(error instanceof DataFolderError && error.problem === 'in-use')) throw error;
    return runOnService(environment, command, file, options);
  }
  try {
    const source = file && { bytes: createReadStream(file.path), fileName: file.name, totalBytes: file.size };
    return await runCommand(database, command, source, { ...options, sites: environment });
  } finally {
    await database.close();
  }
}

function findFile(typed: string): { path: string; name: string; size: number } {
  // pnpm runs scripts at the repository root; INIT_CWD is the user's working directory.
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), typed);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new ImportFileError(`There is no file ${file}.`);
  return { path: file, name: path.basename(file), size: stats.size };
}

function explain(error: unknown, environment: Environment | undefined): string | undefined {
  if (
    error instanceof ImportFileError ||
    error instanceof ImportBusyError ||
    error instanceof ServiceCallError
  ) {
    return error.message;
  }
  return explainStartFailure(error, environment);
}
