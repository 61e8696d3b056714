/** Kinds of files that our team imports in the panel: schools of INEP's census or catalog, and a partner's offers. */
export const importFileKinds = ['inep', 'offers'] as const;

export type ImportFileKind = (typeof importFileKinds)[number];

/** Largest file of an import, in bytes: twice the census microdata of a year. */
export const MAX_IMPORT_BYTES = 512 * 1024 * 1024;

/** Bytes of a chunk of an upload; only the last one has less. At 500 kbit/s it arrives in 17 s, before a server's limit of 30. */
export const IMPORT_CHUNK_BYTES = 1024 * 1024;

/** How many chunks a file has. */
export const countChunks = (size: number): number => Math.ceil(size / IMPORT_CHUNK_BYTES);

/** Where a chunk begins and ends in its file, in bytes. @param position 0 for the first one. */
export function chunkRange(size: number, position: number): { readonly start: number; readonly end: number } {
  const start = position * IMPORT_CHUNK_BYTES;
  return { start, end: Math.min(size, start + IMPORT_CHUNK_BYTES) };
}
