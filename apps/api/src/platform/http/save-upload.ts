import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** An upload that stalled. */
export class UploadTimeoutError extends Error {
  override readonly name = 'UploadTimeoutError';
}

/** A file that disappears when closed. */
export interface TemporaryFile {
  readonly size: number;
  read(): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Saves an upload of any size to an unnamed file in `folder`: importing is slower than the network, and a server
 * limits the time of a request. The file is unlinked once open, so that it cannot be left behind.
 *
 * @param idleMilliseconds without a byte after which the upload is aborted.
 * @throws {UploadTimeoutError} when it is.
 */
export async function saveUpload(
  upload: AsyncIterable<Uint8Array>,
  folder: string,
  idleMilliseconds: number,
): Promise<TemporaryFile> {
  const file = await openUnnamed(folder);
  try {
    const size = await write(upload, file, idleMilliseconds);
    return {
      size,
      read: () => file.createReadStream({ start: 0, autoClose: false }),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = path.join(folder, `upload-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  await unlink(name);
  return file;
}

async function write(
  upload: AsyncIterable<Uint8Array>,
  file: FileHandle,
  idleMilliseconds: number,
): Promise<number> {
  const chunks = upload[Symbol.asyncIterator]();
  let size = 0;
  for (;;) {
    const next = await within(idleMilliseconds, chunks.next());
    if (next.done) return size;
    await file.appendFile(next.value);
    size += next.value.length;
  }
}

async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const idle = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new UploadTimeoutError(`The upload stopped for ${milliseconds / 1000} seconds.`));
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, idle]);
  } finally {
    clearTimeout(timer);
  }
}
