import { readContent, type Api } from '@melhor-escola/api-client/api';
import { findFailure } from '@melhor-escola/api-client/api-error';
import { chunkRange, countChunks, type ImportFileKind } from '@melhor-escola/domain/import-file';
import { discardUpload } from './queries.ts';

export interface SendFileOptions {
  readonly kind: ImportFileKind;
  /** Ends it; what has arrived stays, and the same file goes on from there. */
  readonly signal: AbortSignal;
  /** Bytes of the file that have arrived. */
  readonly onProgress: (sent: number) => void;
  /** What the upload waits for; undefined once it goes on. */
  readonly onWaiting: (cause: WaitingCause | undefined) => void;
  /** Resolves when a failed call should be tried again. @param attempt 0 for the first time. */
  readonly wait: (attempt: number, signal: AbortSignal) => Promise<void>;
}

/** The device's connection, or our service: down, or overloaded. */
export type WaitingCause = 'connection' | 'service';

/** So many times in a row a call is repeated while our service fails: about two minutes. Without a connection there is no limit. */
const MAX_SERVICE_ATTEMPTS = 10;

/** A file that has arrived completely. */
interface SentFile {
  readonly upload: string;
  /** SHA-256 of the digests of its chunks. */
  readonly digest: string;
}

/**
 * Uploads a file in chunks, one after another. Goes on with chunks that arrived earlier if they are the same bytes; without a connection it waits
 * and tries again, as often as needed, and some minutes while our service fails.
 *
 * @throws {ApiError} when the service rejects it or keeps failing; the reason of the signal when it is aborted
 */
export async function sendFile(api: Api, file: File, options: SendFileOptions): Promise<SentFile> {
  const persist = persistently(options);
  const begin = () =>
    persist(() =>
      readContent(
        api.POST('/v3/panel/operation/imports/uploads', {
          body: { kind: options.kind, fileName: file.name, size: file.size },
          signal: options.signal,
        }),
      ),
    );
  let { id, digests: arrived } = await begin();
  const digests: Uint8Array<ArrayBuffer>[] = [];
  for (let position = 0; position < countChunks(file.size); position += 1) {
    const { start, end } = chunkRange(file.size, position);
    const chunk = file.slice(start, end);
    const digest = await sha256(await chunk.arrayBuffer());
    options.signal.throwIfAborted();
    digests.push(digest);
    const known = arrived[position];
    if (known !== undefined && known !== toHex(digest)) {
      // Another file of the same name and size: from the beginning.
      const other = id;
      await persist(() => discardUpload(api, other));
      ({ id, digests: arrived } = await begin());
      digests.length = 0;
      position = -1;
      continue;
    }
    if (known === undefined) {
      const upload = id;
      await persist(() => sendChunk(api, { upload, position, chunk, digest, signal: options.signal }));
    }
    options.onProgress(end);
  }
  return { upload: id, digest: toHex(await sha256(await new Blob(digests).arrayBuffer())) };
}

interface SentChunk {
  readonly upload: string;
  readonly position: number;
  readonly chunk: Blob;
  readonly digest: Uint8Array;
  readonly signal: AbortSignal;
}

function sendChunk(api: Api, { upload, position, chunk, digest, signal }: SentChunk) {
  return api.PUT('/v3/panel/operation/imports/uploads/{upload}/chunks/{position}', {
    params: { path: { upload, position } },
    headers: {
      'content-type': 'application/octet-stream',
      'content-digest': `sha-256=:${btoa(String.fromCharCode(...digest))}:`,
    },
    body: chunk,
    signal,
  });
}

/** Repeats calls that fail for the connection, or because a server is down or overloaded. */
function persistently({ signal, onWaiting, wait }: SendFileOptions) {
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    let serviceFailures = 0;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const result = await call();
        if (attempt > 0) onWaiting(undefined);
        return result;
      } catch (error) {
        signal.throwIfAborted();
        const cause = waitingCause(error);
        if (cause === 'service') serviceFailures += 1;
        if (cause === undefined || serviceFailures > MAX_SERVICE_ATTEMPTS) throw error;
        onWaiting(cause);
        await wait(attempt, signal);
      }
    }
  };
}

/** What a repetition could overcome; undefined for a rejection. */
function waitingCause(error: unknown): WaitingCause | undefined {
  const failure = findFailure(error, navigator.onLine);
  if (typeof failure === 'object')
    return failure.status === 429 || failure.status >= 500 ? 'service' : undefined;
  return failure && 'connection';
}

const sha256 = async (bytes: ArrayBuffer) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
