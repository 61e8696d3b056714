import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendEvents } from '../operator-commands/send-events.ts';
import { saveUpload, UploadTimeoutError } from '../../platform/http/save-upload.ts';
import type { Database } from '../../platform/database/database.ts';
import { ImportBusyError } from '../../catalog/imports/run/import-lock.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import { explainStartFailure } from '../start-failure.ts';
import { compressed, decompressLines } from './backup-file.ts';
import { BackupFileError, type TableResult } from './backup-format.ts';
import { type BackupEvent, type BackupReport, buildReport } from './backup-report.ts';
import { moveDatabase, restore, RestoreRejectedError } from './restore.ts';
import { type BackupOptions, BackupStoppedError, snapshotLines } from './snapshot.ts';

export interface BackupRoutesOptions {
  readonly database: Database;
  /** Folder for uploads until they are read. */
  readonly uploadFolder: string;
  /** Idle timeout of a transfer in milliseconds. */
  readonly idle?: number;
}

/** Must exceed the minutes that a large database takes. Milliseconds. */
const MAX_RUN_MS = 6 * 60 * 60_000;

/** Longest database URL with all its parameters. */
const MAX_URL_LENGTH = 4_096;

/**
 * Backups through a running service, the only process that can access an embedded database. Register them in a scope
 * behind `requireOperator`.
 *
 *     POST /backup                  streams the backup; complete only with its last line
 *     POST /restore?replace=true    a backup as the body
 *     POST /move                    the URL of an empty PostgreSQL as the body
 *
 * The last two respond with NDJSON: lines of `{ progress }`, then one of `{ report }` or `{ error }`. When the client
 * disconnects they stop, and nothing is written.
 */
export function registerBackupRoutes(scope: ZodFastify, options: BackupRoutesOptions): void {
  const { database, uploadFolder, idle = 30_000 } = options;
  const settings = { handlerTimeout: MAX_RUN_MS, schema: { hide: true } } as const;
  const stopping = new AbortController();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.addHook('preClose', (done) => {
    stopping.abort();
    done();
  });

  scope.post('/backup', settings, (request, reply) => {
    const bytes = compressed(whileRead(snapshotLines(database, { signal: stopping.signal }), idle));
    bytes.on('error', (error) => {
      // Headers are sent: the caller notices the missing last line.
      request.log.error({ err: error }, 'backup failed');
    });
    return reply.type('application/gzip').send(bytes);
  });

  scope.post('/restore', settings, (request, reply) => {
    const { replace } = z
      .object({ replace: z.enum(['true', 'false']).default('false') })
      .parse(request.query);
    return answer('restore', reply, stopping.signal, async (run) => {
      const file = await saveUpload(request.raw, uploadFolder, idle);
      try {
        return await restore(database, decompressLines(file.read()), { ...run, replace: replace === 'true' });
      } finally {
        await file.close();
      }
    });
  });

  scope.post('/move', settings, (request, reply) =>
    answer('move', reply, stopping.signal, async (run) => {
      const to = await readAddress(request.raw);
      try {
        return await moveDatabase(database, to, run);
      } catch (error) {
        const sentence = explainStartFailure(error, { host: '', apiPort: 0, dataDir: '', databaseUrl: to });
        throw sentence === undefined ? error : new RestoreRejectedError(sentence, { cause: error });
      }
    }),
  );
}

/** Ends when the client stops reading, because an embedded database has only one session. */
async function* whileRead(
  batches: AsyncIterable<readonly string[]>,
  idle: number,
): AsyncGenerator<readonly string[]> {
  const source = batches[Symbol.asyncIterator]();
  let late = false;
  try {
    for (;;) {
      const next = await source.next();
      if (next.done || late) return;
      const timer = setTimeout(() => {
        late = true;
        void source.return?.();
      }, idle);
      yield next.value;
      clearTimeout(timer);
    }
  } finally {
    await source.return?.();
  }
}

async function readAddress(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_URL_LENGTH) break;
    chunks.push(chunk);
  }
  const address = z.url({ protocol: /^postgres(ql)?$/ }).safeParse(Buffer.concat(chunks).toString());
  if (address.success) return address.data;
  throw new RestoreRejectedError('A move needs a PostgreSQL URL: postgres://…');
}

/** Runs a restore or a move, and sends its events. */
async function answer(
  kind: BackupReport['kind'],
  reply: FastifyReply,
  stopping: AbortSignal,
  work: (run: BackupOptions) => Promise<readonly TableResult[]>,
): Promise<FastifyReply> {
  const hangUp = new AbortController();
  reply.raw.once('close', () => hangUp.abort());
  const began = performance.now();
  const run = async (send: (event: BackupEvent) => void): Promise<void> => {
    try {
      const tables = await work({
        signal: AbortSignal.any([hangUp.signal, stopping]),
        onProgress: (progress) => send({ progress }),
      });
      send({ report: buildReport(kind, tables, began) });
    } catch (error) {
      throw publicError(error);
    }
  };
  return sendEvents(reply, run, {
    logged: 'restore or move failed',
    sent: 'It failed: see the log of the service.',
  });
}

function publicError(error: unknown): unknown {
  const cause = { cause: error };
  if (error instanceof ImportBusyError || error instanceof BackupStoppedError) {
    return new ServiceError('CONFLICT', error.message, cause);
  }
  if (error instanceof RestoreRejectedError) return new ServiceError('CONFLICT', error.message, cause);
  if (error instanceof BackupFileError || error instanceof UploadTimeoutError) {
    return new ServiceError('BAD_REQUEST', error.message, cause);
  }
  return error;
}
