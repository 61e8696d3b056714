import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a file system says when a folder cannot be made or written to, however the disk is. */
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG']);

/**
 * Makes a folder of this user's alone, and those above it that are missing. Node's own `recursive` never ends where the file
 * system denies that the folder above is there: below /proc.
 *
 * @throws what the file system says.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

/** Why a folder cannot be written to, in one sentence for whoever chose it; `undefined` when the error says another thing. */
export function explainUnwritableFolder(folder: string, error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return undefined;
  const isMissing = error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir';
  return isMissing || unwritable.has(error.code)
    ? `The data folder ${folder} cannot be written to (${error.code}): set DATA_DIR to a folder of this user's.`
    : undefined;
}

function isFolder(folder: string): boolean {
  try {
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}
