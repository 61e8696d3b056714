import { type Environment, EnvironmentError } from '@melhor-escola/server-kit/environment';
import { DataFolderError, explainWriteError } from '../platform/database/embedded/data-folder.ts';
import { EmbeddedDatabaseError } from '../platform/database/embedded/embedded-engine.ts';
import { MigrationLockError } from '../platform/database/migrate.ts';
import { isDatabaseUnavailable } from '../platform/http/errors/database-unavailable.ts';

/** SQLSTATE classes of a server that responds but rejects the connection: password, role, database. */
const rejectedCodes = /^(28|3D|42501)/;

/**
 * Explains a failed start in one sentence for the operator; `undefined` when an operator cannot fix the cause, so
 * that the error itself should be shown.
 */
export function explainStartFailure(
  error: unknown,
  environment: Pick<Environment, 'host' | 'apiPort' | 'dataDir' | 'databaseUrl'> | undefined,
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (
    error instanceof EnvironmentError ||
    error instanceof DataFolderError ||
    error instanceof MigrationLockError
  ) {
    return error.message;
  }
  if (error instanceof EmbeddedDatabaseError) return oneLine(error.message);
  // Secrets in the data folder are created before the environment exists.
  if (!environment) return explainFolderError(error, 'path' in error ? String(error.path) : 'of DATA_DIR');
  return (
    explainListenError(error, environment) ??
    explainDatabaseError(error, environment.databaseUrl) ??
    explainFolderError(error, environment.dataDir)
  );
}

function explainListenError(
  error: Error,
  { host, apiPort }: Pick<Environment, 'host' | 'apiPort'>,
): string | undefined {
  if (!('syscall' in error) || error.syscall !== 'listen') return undefined;
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return `Port ${apiPort} of ${host} is in use by another program: stop it, or set API_PORT to another.`;
  }
  return `The service cannot listen on port ${apiPort} of ${host} (${code ?? error.message}): set HOST and API_PORT to what this machine allows.`;
}

function explainDatabaseError(error: Error, databaseUrl: string | undefined): string | undefined {
  if (databaseUrl === undefined) return undefined;
  // Host without credentials.
  const server = new URL(databaseUrl).host;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (rejectedCodes.test(errorCode(cause) ?? '')) {
      return `The database at ${server} rejects the connection (${oneLine(cause.message)}): correct DATABASE_URL.`;
    }
  }
  return isDatabaseUnavailable(error)
    ? `The database at ${server} does not respond (${errorCode(error) ?? oneLine(error.message)}): start it, or correct DATABASE_URL.`
    : undefined;
}

function explainFolderError(error: Error, folder: string): string | undefined {
  const explained = explainWriteError(folder, error);
  return explained instanceof DataFolderError ? explained.message : undefined;
}

function errorCode(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function oneLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
