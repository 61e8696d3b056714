import { IMPORT_CHUNK_BYTES } from '@melhor-escola/domain/import-file';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import { importRun } from '../../../platform/database/import-schema.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import { fileBody, registerFileBodies } from '../../../platform/http/file-body.ts';
import { panelCaller } from '../../../platform/http/panel-caller.ts';
import { operatorCall, tenantHeaders, type ZodFastify } from '../../../platform/http/slice-routes.ts';
import { findRun, importEnded, listRuns, requireRunning, writeRejectedLines } from './find-runs.ts';
import { ImportRunner, type ImportRunnerOptions } from './import-runner.ts';
import {
  begunRunBody,
  importRunBody,
  importRunsBody,
  newRunBody,
  newUploadBody,
  receivedChunkBody,
  uploadBody,
} from './schema.ts';
import {
  beginUpload,
  deleteUpload,
  findCompleteUpload,
  listUploads,
  storeChunk,
  type UploadState,
} from './uploads.ts';

const CSV = 'text/csv; charset=utf-8';
const BYTES = 'application/octet-stream';

const runParams = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) });
const uploadParams = z.object({ upload: z.uuid() });

/** Routes below /v3/panel/operation/imports. On a scope behind `requireRole`. */
export async function registerImports(
  server: ZodFastify,
  options: Omit<ImportRunnerOptions, 'log'>,
): Promise<void> {
  const { database } = options;
  const runner = new ImportRunner({ ...options, log: server.log });
  server.addHook('onClose', () => runner.close());
  await registerUploads(server, options);
  server.get(
    '/operation/imports',
    {
      schema: {
        ...operatorCall,
        summary: 'The last imports, latest first',
        response: { 200: importRunsBody },
      },
    },
    async (request) => {
      const uploads = await listUploads(database.db, panelCaller(request).accountId);
      return {
        runs: await listRuns(database),
        uploads: uploads.map(({ upload: { id, kind, fileName, size }, received }) => ({
          id,
          kind,
          fileName,
          size,
          received,
        })),
      };
    },
  );
  server.post(
    '/operation/imports',
    {
      schema: {
        ...operatorCall,
        summary: 'Begin to preview an uploaded file',
        description: 'It goes on after the response: read the run to see how far it is.',
        body: newRunBody,
        response: { 200: begunRunBody },
        errors: ['IMPORT_UNDER_WAY', 'UPLOAD_CHANGED', 'UPLOAD_NOT_FOUND'],
      },
    },
    async (request) => {
      const { body } = request;
      const upload = await findCompleteUpload(database.db, body.upload, Buffer.from(body.digest, 'hex'));
      const { accountId } = panelCaller(request);
      return { id: await runner.begin({ upload, dryRun: true, accountId, requestId: request.id }) };
    },
  );
  server.get(
    '/operation/imports/:id',
    {
      schema: {
        ...operatorCall,
        summary: 'How far an import is, or what it has changed',
        params: runParams,
        response: { 200: importRunBody },
        errors: ['IMPORT_NOT_FOUND'],
      },
    },
    ({ params }) => findRun(database, params.id),
  );
  server.post(
    '/operation/imports/:id/apply',
    {
      schema: {
        ...operatorCall,
        summary: 'Begin to import a file as it was previewed',
        params: runParams,
        response: { 200: begunRunBody },
        errors: [
          'IMPORT_NOT_FOUND',
          'IMPORT_NOT_PREVIEWED',
          'IMPORT_UNDER_WAY',
          'UPLOAD_CHANGED',
          'UPLOAD_NOT_FOUND',
        ],
      },
    },
    async (request) => {
      const { canApply } = await findRun(database, request.params.id);
      const [run] = await database.db.select().from(importRun).where(eq(importRun.id, request.params.id));
      if (!canApply || !run?.uploadId)
        throw new ServiceError('IMPORT_NOT_PREVIEWED', 'Envie o arquivo e confira a prévia de novo.');
      const upload = await findCompleteUpload(database.db, run.uploadId);
      const { accountId } = panelCaller(request);
      return { id: await runner.begin({ upload, dryRun: false, accountId, requestId: request.id }) };
    },
  );
  server.post(
    '/operation/imports/:id/stop',
    {
      schema: {
        ...operatorCall,
        summary: 'Stop an import after its current batch, which stays',
        params: runParams,
        response: { 204: z.null() },
        errors: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_RUNNING', 'IMPORT_OF_COMMAND'],
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await requireRunning(database, id);
      await database.db.transaction(async (tx) => {
        const [stopped] = await tx
          .update(importRun)
          .set({ stopRequestedAt: sql`now()` })
          .where(and(eq(importRun.id, id), isNull(importRun.finishedAt), isNull(importRun.report)))
          .returning({ accountId: importRun.accountId });
        if (!stopped) throw importEnded();
        // A command does not look whether it is to stop.
        if (stopped.accountId === null)
          throw new ServiceError('IMPORT_OF_COMMAND', 'Esta importação só para onde foi iniciada.');
        await recordAuditEvent(tx, {
          actor: `account:${panelCaller(request).accountId}`,
          action: 'import.stopped',
          subject: `import:${id}`,
          requestId: request.id,
        });
      });
      return reply.code(204).send(null);
    },
  );
  server.get(
    '/operation/imports/:id/rejected-lines',
    {
      schema: {
        ...operatorCall,
        summary: 'The rejected lines of an import as a spreadsheet',
        params: runParams,
        response: { 200: { description: 'The file.', content: { [CSV]: { schema: z.unknown() } } } },
        errors: ['IMPORT_NOT_FOUND'],
      },
    },
    async ({ params }, reply) => reply.type(CSV).send(await writeRejectedLines(database, params.id)),
  );
}

/** Files for imports arrive in chunks, so that a lost connection loses one of them. */
async function registerUploads(
  server: ZodFastify,
  { database: { db } }: Pick<ImportRunnerOptions, 'database'>,
): Promise<void> {
  server.post(
    '/operation/imports/uploads',
    {
      schema: {
        ...operatorCall,
        summary: 'Begin to upload a file, or go on with the same one',
        body: newUploadBody,
        response: { 200: uploadBody },
      },
    },
    async (request) =>
      toBody(await beginUpload(db, { ...request.body, accountId: panelCaller(request).accountId })),
  );
  server.delete(
    '/operation/imports/uploads/:upload',
    {
      schema: {
        ...operatorCall,
        summary: 'Discard an uploaded file',
        params: uploadParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteUpload(db, request.params.upload, panelCaller(request).accountId);
      return reply.code(204).send(null);
    },
  );
  // A scope of its own, because its bodies are bytes.
  await server.register(async (chunks: ZodFastify) => {
    registerFileBodies(chunks, [BYTES]);
    chunks.put(
      '/operation/imports/uploads/:upload/chunks/:position',
      {
        bodyLimit: IMPORT_CHUNK_BYTES,
        schema: {
          ...operatorCall,
          summary: 'Upload the next chunk of a file',
          description:
            'The body is 1 MiB of the file; the last chunk is what remains. Repeating one changes nothing.',
          headers: tenantHeaders.extend({
            'content-digest': z
              .string()
              .regex(/^sha-256=:[A-Za-z0-9+/]{43}=:$/)
              .meta({ description: 'SHA-256 of the body (RFC 9530).' }),
          }),
          params: uploadParams.extend({ position: z.coerce.number<string>().int().min(0).max(100_000) }),
          consumes: [BYTES],
          body: fileBody,
          response: { 200: receivedChunkBody },
          errors: ['UPLOAD_CHANGED', 'UPLOAD_CHUNK_DAMAGED', 'UPLOAD_NOT_FOUND'],
        },
      },
      async (request) => {
        const { upload, position } = request.params;
        const digest = Buffer.from(request.headers['content-digest'].slice('sha-256=:'.length, -1), 'base64');
        const { accountId } = panelCaller(request);
        const chunk = { uploadId: upload, accountId, position, digest, content: request.body };
        return { chunks: await storeChunk(db, chunk) };
      },
    );
  });
}

function toBody({ upload, digests }: UploadState): z.input<typeof uploadBody> {
  return { id: upload.id, digests: digests.map((digest) => digest.toString('hex')) };
}
