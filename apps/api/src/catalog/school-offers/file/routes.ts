import type { Readable } from 'node:stream';
import { offerFileLimits } from '@melhor-escola/domain/offer-rules';
import { discardBody } from '@melhor-escola/server-kit/discard-body';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { fileStreamBody, registerFileStreams } from '../../../platform/http/file-body.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import { panelCaller, panelEditor, panelSchool } from '../../../platform/http/panel-caller.ts';
import { tenantHeaders, type ZodFastify } from '../../../platform/http/slice-routes.ts';
import { statedValues } from '../write-offers.ts';
import { writeOfferFile } from './offer-file.ts';
import { applyOfferFile, type OfferFilePlan, planOfferFile } from './plan-offer-file.ts';
import { type OfferFile, offerFileTooLarge, readOfferFile } from './read-offer-file.ts';
import { appliedOfferFileBody, MAX_LISTED_LINES, offerFilePreviewBody } from './schema.ts';

/** A file of 50,000 lines, on a busy machine; in milliseconds. */
const FILE_TIMEOUT_MS = 45_000;

const CSV = 'text/csv; charset=utf-8';

const params = z.object({ school: z.string() });
const shared = { tags: ['panel'], role: 'staff', headers: tenantHeaders } as const;
const consumes = ['text/csv'];
const description =
  'The body is a CSV file (text/csv) as the import of offers reads it, of 10 MB and 50,000 lines at most.';

/** Routes below /v3/panel/schools/{school}/offers/file. On a scope behind `requireRole`. */
export async function registerOfferFile(server: ZodFastify, database: Database): Promise<void> {
  const readers = new Map<number, Reading>();
  server.get(
    '/schools/:school/offers/file',
    {
      schema: {
        ...shared,
        summary: 'The offers of a school as a spreadsheet',
        params,
        response: { 200: { description: 'The file.', content: { [CSV]: { schema: z.unknown() } } } },
      },
    },
    async (request, reply) =>
      reply.type(CSV).send(await writeOfferFile(database.db, panelSchool(request).id)),
  );
  // A scope of its own, because its bodies are files, which are read while they arrive.
  await server.register(async (files: ZodFastify) => {
    registerFileStreams(files, consumes);
    files.post(
      '/schools/:school/offers/file/previews',
      {
        handlerTimeout: FILE_TIMEOUT_MS,
        schema: {
          ...shared,
          summary: 'What a file would change of the offers of a school',
          description,
          params,
          consumes,
          body: fileStreamBody,
          response: { 200: offerFilePreviewBody },
          errors: ['OFFER_FILE_UNDER_WAY', 'OFFER_FILE_UNREADABLE', 'SCHOOL_UNLISTED'],
        },
      },
      async (request) =>
        receiveFile(request, { body: request.body, readers, isPreview: true }, async (file) =>
          toPreview(await planOfferFile(database, panelEditor(request), file), file.ignored),
        ),
    );
    files.post(
      '/schools/:school/offers/file/previews/:preview/apply',
      {
        handlerTimeout: FILE_TIMEOUT_MS,
        schema: {
          ...shared,
          summary: 'Apply a previewed file, all or nothing',
          description: `${description} Offers that it lacks stay as they are.`,
          params: params.extend({ preview: z.string() }),
          consumes,
          body: fileStreamBody,
          response: { 200: appliedOfferFileBody },
          errors: [
            'OFFER_FILE_REJECTED',
            'OFFER_FILE_UNDER_WAY',
            'OFFER_FILE_UNREADABLE',
            'OFFERS_CHANGED',
            'SCHOOL_UNLISTED',
          ],
        },
      },
      async (request) =>
        receiveFile(request, { body: request.body, readers, isPreview: false }, async (file) => {
          const digest = request.params.preview;
          const { added, changed } = await applyOfferFile(database, panelEditor(request), { file, digest });
          return { added: added.length, changed: changed.length };
        }),
    );
  });
}

/** The file of an account that this process reads now, or that waits for an earlier one to end. */
interface Reading {
  /** Ends it, unless it is being applied. */
  readonly replace: AbortController;
  readonly isPreview: boolean;
  readonly ended: Promise<void>;
}

interface Receiving {
  readonly body: Readable;
  /** The newest file of each account. */
  readonly readers: Map<number, Reading>;
  readonly isPreview: boolean;
}

/**
 * Reads the body of a request and handles it: one file of an account at a time, because each keeps a processor busy for seconds. A newer file
 * takes the place of one that is previewed, whose client may be gone without us knowing: it begins as soon as that has ended. A rejected
 * file is received to its end, so that the response arrives.
 *
 * @throws {ServiceError} 409 OFFER_FILE_UNDER_WAY while another file of the account is applied, or when a newer one takes its place; 413
 *   PAYLOAD_TOO_LARGE
 */
async function receiveFile<Result>(
  request: FastifyRequest,
  { body, readers, isPreview }: Receiving,
  handle: (file: OfferFile) => Promise<Result>,
): Promise<Result> {
  // Otherwise the first problem would close the connection before the response.
  const bytes = body.iterator({ destroyOnReturn: false });
  const { accountId } = panelCaller(request);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const reading: Reading = { replace: new AbortController(), isPreview, ended };
  const { signal } = reading.replace;
  try {
    if (Number(request.headers['content-length']) > offerFileLimits.bytes) throw offerFileTooLarge();
    const earlier = readers.get(accountId);
    if (earlier?.isPreview === false) throw underWay('Outra planilha sua ainda está sendo aplicada.');
    readers.set(accountId, reading);
    earlier?.replace.abort(underWay('Outra planilha sua chegou depois desta.'));
    await earlier?.ended;
    const file = await readOfferFile(untilReplaced(bytes, signal), panelSchool(request).slug);
    signal.throwIfAborted();
    return await handle(file);
  } catch (error) {
    // A replaced file may have stopped arriving: its last read ends with its next bytes, or with its connection.
    const returned = Promise.resolve(bytes.return?.()).finally(() => discardBody(request.raw));
    if (!signal.aborted) await returned;
    throw error;
  } finally {
    if (readers.get(accountId) === reading) readers.delete(accountId);
    end();
  }
}

/** The bytes until a newer file takes the place of this one. @throws the reason of the signal */
async function* untilReplaced(
  bytes: AsyncIterator<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  signal.throwIfAborted();
  const { promise: replaced, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  // It may be replaced while no bytes are awaited.
  replaced.catch(() => undefined);
  for (;;) {
    const next = await Promise.race([bytes.next(), replaced]);
    if (next.done) return;
    yield next.value;
  }
}

const underWay = (happened: string) =>
  new ServiceError('OFFER_FILE_UNDER_WAY', `${happened} Espere ela terminar e envie esta de novo.`);

const first = <Item>(items: readonly Item[]) => items.slice(0, MAX_LISTED_LINES);

function toPreview(
  { digest, added, changed, unchanged, rejected }: OfferFilePlan,
  ignored: readonly string[],
): z.input<typeof offerFilePreviewBody> {
  return {
    preview: digest,
    counts: {
      added: added.length,
      changed: changed.length,
      unchanged: unchanged.length,
      rejected: rejected.length,
    },
    added: first(added).map(({ line, row }) => ({ line, after: statedValues(row) })),
    changed: first(changed).map(({ line, row, before }) => ({
      line,
      before: statedValues(before),
      after: statedValues(row),
    })),
    rejected: first(rejected).map(({ line, problem }) => ({ line, message: problem.advice })),
    ignoredColumns: ignored.slice(0, 20),
  };
}
