import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { ImportFileError, type ImportProgress } from '../../catalog/imports/run/import-report.ts';
import type { ImportSource } from '../../catalog/imports/run/csv-import.ts';
import { ImportBusyError } from '../../catalog/imports/run/import-lock.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import { commandSchema, type Command, type CommandEvent } from './schema.ts';
import { runCommand, takesFile, type AllowedSites } from './run-command.ts';
import { sendEvents } from './send-events.ts';
import { saveUpload, UploadTimeoutError } from '../../platform/http/save-upload.ts';

export interface OperatorRoutesOptions {
  readonly database: Database;
  readonly sites: AllowedSites;
  /** Folder for uploads during an import. */
  readonly uploadFolder: string;
  /** Idle timeout of an upload in milliseconds. */
  readonly uploadIdle?: number;
}

/** Must exceed the minutes that an import of the whole country takes. Milliseconds. */
const MAX_RUN_MS = 6 * 60 * 60_000;

const fileName = z.string().max(255).optional();

/**
 * The operator's commands on a running service, the only process that can write to an embedded database. Register them
 * in a scope behind `requireOperator`.
 *
 *     POST   /imports/{places|inep|offers}  the file as the body, of any size; options in the query
 *     POST   /seed/{demo|clear}
 *     DELETE /runs/current                  stops the running one after the current batch
 *
 * The response is NDJSON: lines of `{ progress }`, then one of `{ report }` or `{ error }`. 409 while another command is
 * running, 400 for an invalid file. The run stops when the client disconnects.
 */
export function registerOperatorRoutes(scope: ZodFastify, options: OperatorRoutesOptions): void {
  const stops = new Set<AbortController>();
  const stopAll = (): number => {
    for (const stop of stops) stop.abort();
    return stops.size;
  };
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.addHook('preClose', (done) => {
    stopAll();
    done();
  });
  scope.post(
    '/:group/:kind',
    { handlerTimeout: MAX_RUN_MS, schema: { hide: true } },
    async (request, reply) => {
      const command = readCommand(request);
      const stop = new AbortController();
      stops.add(stop);
      reply.raw.once('close', () => stop.abort());
      const run = (send: (event: CommandEvent) => void): Promise<void> =>
        execute(command, request, { ...options, signal: stop.signal, send }).finally(() =>
          stops.delete(stop),
        );
      return sendEvents(reply, run, {
        logged: 'operator command failed',
        sent: 'The command failed: see the log of the service.',
      });
    },
  );
  scope.delete('/runs/current', { schema: { hide: true } }, async (_request, reply) => {
    const stopped = stopAll();
    return reply.code(stopped > 0 ? 202 : 404).send();
  });
}

function readCommand(request: FastifyRequest): Command {
  const { group, kind } = z.object({ group: z.string(), kind: z.string() }).parse(request.params);
  const query = z.record(z.string(), z.unknown()).parse(request.query);
  const command = commandSchema.safeParse({ ...query, name: `${group}/${kind}` });
  if (command.success) return command.data;
  const [issue] = command.error.issues;
  if (issue?.path[0] === 'name') throw new ServiceError('NOT_FOUND', 'Não há nada neste endereço.');
  throw new ServiceError('BAD_REQUEST', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

async function execute(
  command: Command,
  request: FastifyRequest,
  options: OperatorRoutesOptions & {
    readonly signal: AbortSignal;
    readonly send: (event: CommandEvent) => void;
  },
): Promise<void> {
  const { database, sites, signal, send } = options;
  try {
    const run = { signal, sites, onProgress: (progress: ImportProgress) => send({ progress }) };
    const report = await (takesFile(command)
      ? withUpload(request, options, (source) => runCommand(database, command, source, run))
      : runCommand(database, command, undefined, run));
    send({ report });
  } catch (error) {
    throw publicError(error);
  }
}

async function withUpload<T>(
  request: FastifyRequest,
  options: OperatorRoutesOptions,
  work: (source: ImportSource) => Promise<T>,
): Promise<T> {
  const query = z.object({ fileName }).parse(request.query);
  const file = await saveUpload(request.raw, options.uploadFolder, options.uploadIdle ?? 30_000);
  try {
    return await work({
      bytes: file.read(),
      totalBytes: file.size,
      ...(query.fileName === undefined ? {} : { fileName: query.fileName }),
    });
  } finally {
    await file.close();
  }
}

function publicError(error: unknown): unknown {
  if (error instanceof ImportBusyError) {
    return new ServiceError('CONFLICT', error.message, { cause: error });
  }
  if (error instanceof ImportFileError || error instanceof UploadTimeoutError) {
    return new ServiceError('BAD_REQUEST', error.message, { cause: error });
  }
  return error;
}
