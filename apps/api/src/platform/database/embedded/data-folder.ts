import { randomInt } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { explainUnwritableFolder, makeFolder } from '@melhor-escola/server-kit/make-folder';

export type DataFolderProblem = 'in-use' | 'full' | 'unwritable' | 'damaged';

/** The service cannot start on this data folder. The message is one line for the operator. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  readonly problem: DataFolderProblem;
  readonly folder: string;

  constructor(problem: DataFolderProblem, folder: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
    this.folder = folder;
  }
}

/** Exclusive lock on a data folder, until released. */
export interface DataFolderLock {
  release(): void;
}

/** Size of a new embedded database including demonstration data, in bytes. */
const MIN_DATABASE_SPACE_BYTES = 256 * 1024 * 1024;
/** With less, an existing database could not even write its log. Bytes. */
const MIN_LOG_SPACE_BYTES = 32 * 1024 * 1024;

/**
 * Creates the data folder if missing, and locks it. The embedded database has no lock of its own, and two processes
 * on one folder diverge silently (docs/adr/0002).
 *
 * The lock is a file in `lock/` named after its process: id, start time and boot. A process first creates its file
 * and then looks for others, so of two that start together at least one sees the other. A lock is stale when no
 * process has its id and start time: `kill -9` needs no cleanup, and a process with a reused id is not mistaken for
 * the holder. Names never repeat, so a stale file can be deleted safely.
 *
 * @throws {DataFolderError} when another process holds the folder, or it is not writable.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const own = processIdentity(process.pid);
  const lockFolder = path.join(folder, 'lock');
  const ownFile = path.join(lockFolder, own);
  if (heldFolders.has(folder)) throw inUse(folder, process.pid);
  heldFolders.add(folder);
  try {
    await announce(folder, lockFolder, ownFile);
  } catch (error) {
    heldFolders.delete(folder);
    throw error;
  }
  const release = (): void => {
    process.off('exit', release);
    rmSync(ownFile, { force: true });
    heldFolders.delete(folder);
  };
  // Also when a graceful shutdown takes too long and the process exits anyway.
  process.once('exit', release);
  return { release };
}

/** Folders locked by this process: within one process the file's name is no distinction. */
const heldFolders = new Set<string>();

async function announce(folder: string, lockFolder: string, ownFile: string): Promise<void> {
  const tries = 8;
  for (let attempt = 1; ; attempt += 1) {
    writable(folder, () => {
      makeFolder(lockFolder);
      writeFileSync(ownFile, '');
    });
    const other = otherLockHolder(lockFolder, path.basename(ownFile));
    if (other === undefined) return;
    rmSync(ownFile, { force: true });
    if (attempt === tries) throw inUse(folder, other);
    // Concurrent starters all withdraw; random, growing delays let one of them win.
    await delay(randomInt(10, 40 * attempt));
  }
}

/** The id of another live process that holds the lock; removes stale files. */
function otherLockHolder(lockFolder: string, own: string): number | undefined {
  for (const name of readdirSync(lockFolder)) {
    const pid = Number(name.split('-')[0]);
    if (name === own || !Number.isInteger(pid)) continue;
    if (processIdentity(pid) === name) return pid;
    rmSync(path.join(lockFolder, name), { force: true });
  }
  return undefined;
}

/** '{pid}-{start, in ticks since boot}-{boot}', '{pid}-gone' when no such process runs, '{pid}-0-0' without /proc. */
function processIdentity(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the command's name, is in parentheses and may itself contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const state = fields[0];
    // A zombie or dead process holds no open files: it was killed, but its parent has not reaped it.
    if (state === 'Z' || state === 'X') return `${pid}-gone`;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim().replaceAll('-', '');
    return `${pid}-${fields[19]}-${boot}`;
  } catch {
    return process.platform === 'linux' || !signalReaches(pid) ? `${pid}-gone` : `${pid}-0-0`;
  }
}

function signalReaches(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function inUse(folder: string, pid: number): DataFolderError {
  return new DataFolderError(
    'in-use',
    folder,
    `The data folder ${folder} is in use by another instance (process ${pid}): stop it, or set DATA_DIR to another folder.`,
  );
}

/**
 * Whether the embedded database exists. Only a missing folder is a first start: PGlite would fill any other folder
 * without PG_VERSION, such as a copy that stopped half-way, with an empty database (S37). Reads only.
 *
 * @param folder `DATA_DIR/database`.
 * @throws {DataFolderError} when there is something else.
 */
export function databaseExists(folder: string): boolean {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return true;
  // Not `existsSync`: it follows a link, and finds nothing while the disk behind it is not mounted.
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return false;
  throw damaged(folder, 'PG_VERSION is missing. Nothing in it was changed');
}

/** The error of a database that cannot be opened. @param problem begins a sentence. */
export function damaged(folder: string, problem: string, options?: ErrorOptions): DataFolderError {
  return new DataFolderError(
    'damaged',
    folder,
    `The database in ${folder} is damaged: ${problem}. Move the folder away, then run "pnpm api restore FILE" with a backup, or start with an empty database.`,
    options,
  );
}

/**
 * @param exists whether the database exists: a new one needs more space.
 * @throws {DataFolderError} when the disk has too little space.
 */
export function checkSpace(folder: string, exists: boolean): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const needed = exists ? MIN_LOG_SPACE_BYTES : MIN_DATABASE_SPACE_BYTES;
  if (free >= needed) return;
  throw new DataFolderError(
    'full',
    folder,
    `The disk of the data folder ${folder} is full: ${megabytes(free)} free, at least ${megabytes(needed)} needed.`,
  );
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)} MB`;
}

/**
 * Runs a write to the folder and explains file-system errors.
 *
 * @throws {DataFolderError} when the disk is full or the folder is not writable; other errors unchanged.
 */
export function writable<T>(folder: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw explainWriteError(folder, error);
  }
}

/** Converts a file-system error to a DataFolderError; returns other errors unchanged. */
export function explainWriteError(folder: string, error: unknown): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new DataFolderError('full', folder, `The disk of the data folder ${folder} is full.`, {
      cause: error,
    });
  }
  const sentence = explainUnwritableFolder(folder, error);
  if (sentence !== undefined) return new DataFolderError('unwritable', folder, sentence, { cause: error });
  return error;
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
