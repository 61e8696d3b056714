import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Error codes of a folder that cannot be created or written to, whatever the space on the disk. */
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG']);

/**
 * Creates a folder that only this user can read, and its missing parents. Node's own `recursive` never returns where the file
 * system denies that the parent exists, as below /proc.
 *
 * @throws the file system's error.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

/** One sentence for the operator about a folder that cannot be written to; `undefined` for any other error. */
export function explainUnwritableFolder(folder: string, error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return undefined;
  const isMissing = error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir';
  return isMissing || unwritable.has(error.code)
    ? `The data folder ${folder} cannot be written to (${error.code}): set DATA_DIR to a folder that this user owns.`
    : undefined;
}

function isFolder(folder: string): boolean {
  try {
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}
