import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DataFolderError } from './data-folder.ts';

/** PostgreSQL's major version in PGlite, which opens no other. */
const POSTGRESQL_VERSION = '18';

/** Version of pg_control's layout, and its bytes. */
const CONTROL_VERSION = 1_800;
const CONTROL_BYTES = 8_192;

/** Bytes of a segment of the write-ahead log. */
const SEGMENT_BYTES = 16n * 1_024n * 1_024n;

/**
 * Whether the embedded database exists. Only a missing folder is a first start: PGlite would fill any other folder that
 * it does not recognize, such as a copy that stopped half-way, with an empty database (S37). Reads only.
 *
 * @param folder `DATA_DIR/database`.
 * @throws {DataFolderError} when it exists, but is not a complete database of this version.
 */
export function databaseExists(folder: string): boolean {
  // Not `existsSync`: it follows a link, and finds nothing while the disk behind it is not mounted.
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return false;
  const problem = findProblem(folder);
  if (problem !== undefined) throw damaged(folder, `${problem}. Nothing in it was changed`);
  return true;
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

/** The first thing that is wrong; undefined when PostgreSQL finds what it needs to start. */
function findProblem(folder: string): string | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return 'it is not a folder';
  if (readdirSync(folder).length === 0) return 'it is empty';
  for (const file of ['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map', 'base/5/PG_VERSION']) {
    if (!statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile()) return `${file} is missing`;
  }
  const version = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== POSTGRESQL_VERSION)
    return `PG_VERSION is '${version.slice(0, 20)}', and this release reads ${POSTGRESQL_VERSION}`;
  const control = readFileSync(path.join(folder, 'global/pg_control'));
  if (control.length !== CONTROL_BYTES || control.readUInt32LE(8) !== CONTROL_VERSION)
    return 'global/pg_control is truncated or overwritten';
  const segment = segmentsToRecover(control).find(
    (name) =>
      statSync(path.join(folder, 'pg_wal', name), { throwIfNoEntry: false })?.size !== Number(SEGMENT_BYTES),
  );
  return segment === undefined
    ? undefined
    : `pg_wal/${segment} of the write-ahead log is missing or truncated`;
}

/**
 * Names of the log's segments from which PostgreSQL starts: from the last checkpoint's redo position to the checkpoint
 * itself. Offsets as in `ControlFileData` of PostgreSQL's `pg_control.h`.
 */
function segmentsToRecover(control: Buffer): string[] {
  const last = control.readBigUInt64LE(32) / SEGMENT_BYTES;
  const first = control.readBigUInt64LE(40) / SEGMENT_BYTES;
  const timeline = control.readUInt32LE(48);
  // A log file of 4 GiB has 256 segments.
  const name = (segment: bigint): string =>
    `${eightDigits(timeline)}${eightDigits(segment / 256n)}${eightDigits(segment % 256n)}`;
  // A damaged position may be any number: two names suffice to find that one is missing.
  if (last < first || last - first > 1_000n) return [name(first), name(last)];
  return Array.from({ length: Number(last - first) + 1 }, (_, index) => name(first + BigInt(index)));
}

/** In hexadecimal, as in the names of segments. */
function eightDigits(value: bigint | number): string {
  return value.toString(16).toUpperCase().padStart(8, '0');
}
