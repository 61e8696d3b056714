import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import path from 'node:path';
import { type Environment, readEnvironment } from '@melhor-escola/server-kit/environment';
import { type Command as Program, Option } from 'commander';
import { compressed, decompressLines, writeBackup } from '../backup/backup-file.ts';
import { BackupFileError, type TableResult } from '../backup/backup-format.ts';
import { backupEventSchema, type BackupReport, reportLines, buildReport } from '../backup/backup-report.ts';
import { moveDatabase, restore, RestoreRejectedError } from '../backup/restore.ts';
import { BackupStoppedError, snapshotLines } from '../backup/snapshot.ts';
import { DataFolderError } from '../../platform/database/embedded/data-folder.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { ImportBusyError } from '../../catalog/imports/run/import-lock.ts';
import type { ImportProgress } from '../../catalog/imports/run/import-report.ts';
import { explainStartFailure } from '../start-failure.ts';
import { createProgressView, silentView } from './progress-view.ts';
import {
  readLines as answerLines,
  readErrorMessage,
  sendWhenUp,
  ServiceCallError,
} from './service-client.ts';

const jsonOption = (): Option =>
  new Option('--json', 'print the report as JSON, and no progress').default(false);

/** `pnpm api backup`, `restore` and `move`. */
export function addBackupCommands(program: Program, repository: string): void {
  const run = async (command: BackupCommand, options: { readonly json: boolean }): Promise<void> => {
    process.exitCode = await runBackupCommand(command, { repository, json: options.json });
  };
  program
    .command('backup')
    .argument('<file>', 'target: a compressed file that both databases can read')
    .description('write a snapshot of either database to a file')
    .addOption(jsonOption())
    .action((file: string, options: { json: boolean }) => run({ kind: 'backup', file }, options));
  program
    .command('restore')
    .argument('<file>', 'a backup')
    .description('restore a backup into an empty database, all or nothing')
    .option('--replace', 'delete existing data first', false)
    .addOption(jsonOption())
    .action((file: string, options: { replace: boolean; json: boolean }) =>
      run({ kind: 'restore', file, replace: options.replace }, options),
    );
  program
    .command('move')
    .requiredOption('--to <url>', 'an empty PostgreSQL: postgres://user:password@host/database')
    .description('copy everything to PostgreSQL and compare it row by row')
    .addOption(jsonOption())
    .action((options: { to: string; json: boolean }) => run({ kind: 'move', to: options.to }, options));
}

/** Backup commands with their command-line arguments. Files are relative to the caller's working directory. */
type BackupCommand =
  | { readonly kind: 'backup'; readonly file: string }
  | { readonly kind: 'restore'; readonly file: string; readonly replace: boolean }
  | { readonly kind: 'move'; readonly to: string };

interface Run {
  readonly environment: Environment;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
}

/**
 * Runs a command from a terminal: directly on the database, or in the service when that holds the data
 * folder. Ctrl-C stops it without a trace. Prints the report.
 *
 * @returns the exit code: 0, 1 when it was rejected or failed, 130 when stopped.
 */
async function runBackupCommand(
  command: BackupCommand,
  { repository, json }: { readonly repository: string; readonly json: boolean },
): Promise<number> {
  const stop = new AbortController();
  const interrupt = (): void => {
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  const view = json ? silentView : createProgressView(process.stderr);
  const began = performance.now();
  let environment: Environment | undefined;
  const print = (report: BackupReport): void => {
    view.end();
    console.log(json ? JSON.stringify(report) : reportLines(report).join('\n'));
  };
  try {
    environment = readEnvironment(repository);
    const onProgress = (progress: ImportProgress): void => view.show(progress);
    const tables = await execute(command, { environment, signal: stop.signal, onProgress });
    print(buildReport(command.kind, tables, began));
    return 0;
  } catch (error) {
    if (stop.signal.aborted || error instanceof BackupStoppedError) {
      print({ ...buildReport(command.kind, [], began), outcome: 'stopped' });
      return 130;
    }
    view.end();
    console.error(explain(error, command, environment) ?? error);
    return 1;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

async function execute(command: BackupCommand, run: Run): Promise<readonly TableResult[]> {
  if (command.kind === 'restore') demandFile(resolveFile(command.file));
  let database: Database;
  try {
    database = await openDatabase(run.environment);
  } catch (error) {
    if (!(error instanceof DataFolderError && error.problem === 'in-use')) throw error;
    return executeInService(command, run);
  }
  try {
    if (command.kind === 'backup') {
      const bytes = compressed(snapshotLines(database, { signal: run.signal }));
      return await writeBackup(bytes, resolveFile(command.file), run);
    }
    if (command.kind === 'move') return await moveDatabase(database, command.to, run);
    const lines = decompressLines(createReadStream(resolveFile(command.file)));
    return await restore(database, lines, { ...run, replace: command.replace });
  } finally {
    await database.close();
  }
}

async function executeInService(command: BackupCommand, run: Run): Promise<readonly TableResult[]> {
  const { environment, signal, onProgress } = run;
  const post = async (url: string, body?: () => Readable): Promise<IncomingMessage> => {
    const answer = await sendWhenUp(environment, `/v3/operator/${url}`, { signal, ...(body && { body }) });
    if (answer.statusCode !== 200) throw new ServiceCallError(await readErrorMessage(answer));
    return answer;
  };
  if (command.kind === 'backup') return writeBackup(await post('backup'), resolveFile(command.file), run);
  const answer =
    command.kind === 'restore'
      ? await post(`restore?replace=${command.replace}`, () => createReadStream(resolveFile(command.file)))
      : await post('move', () => Readable.from([command.to]));
  for await (const line of answerLines(answer)) {
    const event = backupEventSchema.parse(JSON.parse(line));
    if ('report' in event) return event.report.tables;
    if ('error' in event) throw new ServiceCallError(event.error);
    onProgress(event.progress);
  }
  throw new ServiceCallError('The service ended before the command did, and nothing was written.');
}

/** pnpm runs scripts at the repository root; INIT_CWD is the user's working directory. */
function resolveFile(typed: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), typed);
}

function demandFile(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new BackupFileError(`There is no file ${file}.`);
}

function explain(
  error: unknown,
  command: BackupCommand,
  environment: Environment | undefined,
): string | undefined {
  const expected = [BackupFileError, RestoreRejectedError, ImportBusyError, ServiceCallError];
  if (error instanceof Error && expected.some((kind) => error instanceof kind)) return error.message;
  if (command.kind === 'backup' && error instanceof Error && 'syscall' in error && 'path' in error) {
    return `The file ${String(error.path)} cannot be written (${'code' in error ? String(error.code) : ''}).`;
  }
  // A move involves two databases: the one here is a folder, or was reachable at the last start.
  const asked =
    environment && command.kind === 'move' ? { ...environment, databaseUrl: command.to } : environment;
  return explainStartFailure(error, asked);
}
