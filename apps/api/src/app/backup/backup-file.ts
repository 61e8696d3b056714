import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { PassThrough, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { ImportProgress } from '../../catalog/imports/run/import-report.ts';
import { damaged, readBackup, type TableResult } from './backup-format.ts';
import { BackupStoppedError } from './snapshot.ts';

/** Compresses a backup's lines to the bytes of a file. */
export function compressed(batches: AsyncIterable<readonly string[]>): Readable {
  const text = Readable.from(asText(batches), { objectMode: false });
  const gzip = createGzip({ level: 3 });
  // An error on either side ends both.
  void pipeline(text, gzip).catch((error: unknown) =>
    gzip.destroy(error instanceof Error ? error : undefined),
  );
  return gzip;
}

async function* asText(batches: AsyncIterable<readonly string[]>): AsyncGenerator<Buffer> {
  for await (const lines of batches) yield Buffer.from(`${lines.join('\n')}\n`);
}

/**
 * The lines of a compressed backup.
 *
 * @throws {BackupFileError} when the bytes are not compressed, or truncated.
 */
export async function* decompressLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const gunzip = createGunzip();
  const fed = pipeline(Readable.from(bytes, { objectMode: false }), gunzip);
  // It is awaited below; a failure also arrives through the stream.
  fed.catch(() => undefined);
  let rest = '';
  try {
    for await (const chunk of gunzip.setEncoding('utf8')) {
      const lines = `${rest}${String(chunk)}`.split('\n');
      rest = lines.pop() ?? '';
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    const isOfFile = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isOfFile ? damaged('is cut off or has been changed', error) : error;
  }
  await fed;
  if (rest !== '') throw damaged('is truncated');
}

/**
 * Writes a backup to a file that only its user may read. It is verified while being written and gets its
 * final name only when complete; a partial file is deleted.
 *
 * @throws {BackupFileError} when it is incomplete.
 * @throws {BackupStoppedError} when the signal aborts.
 */
export async function writeBackup(
  bytes: Readable,
  file: string,
  { onProgress, signal }: { onProgress?: (progress: ImportProgress) => void; signal?: AbortSignal } = {},
): Promise<readonly TableResult[]> {
  const draft = `${file}.part`;
  const handle = await open(draft, 'w', 0o600);
  try {
    const copy = new PassThrough();
    const written = pipeline(bytes, copy, signal ? { signal } : {});
    const read = check(write(copy, handle), onProgress);
    const [, tables] = await Promise.all([written, read]);
    await handle.datasync();
    await rename(draft, file);
    return tables;
  } catch (error) {
    await rm(draft, { force: true });
    throw signal?.aborted ? new BackupStoppedError() : error;
  } finally {
    await handle.close();
  }
}

async function* write(
  bytes: Readable,
  file: { appendFile(chunk: Uint8Array): Promise<void> },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    const part: Uint8Array = chunk;
    await file.appendFile(part);
    yield part;
  }
}

async function check(
  bytes: AsyncIterable<Uint8Array>,
  onProgress: ((progress: ImportProgress) => void) | undefined,
): Promise<readonly TableResult[]> {
  let total = 0;
  let done = 0;
  let tables: readonly TableResult[] = [];
  for await (const part of readBackup(decompressLines(bytes))) {
    if ('header' in part) total = part.header.tables.reduce((sum, { rows }) => sum + rows, 0);
    else if ('end' in part) tables = part.end.tables;
    else {
      done += part.rows.length;
      onProgress?.({ step: 'Rows', done, total, unit: 'rows' });
    }
  }
  return tables;
}
