import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { plainTextField, reviewParameters } from '../reviews/schema.ts';
import { errorBody } from '../server/errors/error-handler.ts';
import type { ServiceError } from '../server/errors/service-error.ts';
import { listPageQuery, setListHeaders, tenantHeaders, type ZodFastify } from '../server/slice-routes.ts';
import { textStatuses, type TextFilter, type Verdict } from './moderated-text.ts';

const errors = { 400: errorBody, 401: errorBody, 404: errorBody, 429: errorBody, 503: errorBody };

const tags = ['operator'];

/** A kind of texts that the operator moderates: how they are read and decided on. */
export interface ModeratedKind {
  readonly database: Database;
  /** In English, in URLs and the contract. */
  readonly name: 'review' | 'question';
  /** A text with its private fields. */
  readonly body: z.ZodType<object>;
  /** Whether the list can be filtered by the school's answer. @default false */
  readonly canBeAnswered?: boolean | undefined;
  readonly find: (
    filter: TextFilter,
    page: { readonly page: number; readonly size: number },
  ) => Promise<{ readonly found: readonly object[]; readonly total: number }>;
  /** Applies a decision within the transaction. */
  readonly moderate: (tx: NodePgDatabase, id: number, verdict: Verdict, requestId: string) => Promise<void>;
  readonly notFound: () => ServiceError;
}

/** Schema of every route that changes a text of this kind. */
export const writingSchema = ({ body }: Pick<ModeratedKind, 'body'>) => ({
  tags,
  headers: tenantHeaders,
  params: reviewParameters,
  response: { 200: body, ...errors, 409: errorBody },
});

/**
 * The text with this id.
 *
 * @throws {ServiceError} 404 for an unknown id.
 */
async function readOne({ find, notFound }: ModeratedKind, id: number): Promise<object> {
  const [one] = (await find({ id }, { page: 1, size: 1 })).found;
  if (!one) throw notFound();
  return one;
}

/** Runs a change in a transaction, and returns the text afterwards. */
export async function writeText(
  kind: ModeratedKind,
  id: number,
  write: (tx: NodePgDatabase) => Promise<void>,
): Promise<object> {
  await kind.database.db.transaction(write);
  return readOne(kind, id);
}

/** Routes to list, read, publish, hold and reject texts, on a scope behind `requireOperator`. */
export function registerModeration(server: ZodFastify, kind: ModeratedKind): void {
  const { name, body, canBeAnswered = false, find } = kind;
  const plural = `${name}s`;
  const reading = { tags, headers: tenantHeaders };
  const filters = listPageQuery.extend({
    status: z.enum(textStatuses).optional(),
    school: z.string().max(200).optional().meta({ description: 'Its slug.' }),
  });
  const querystring = canBeAnswered ? filters.extend({ answered: z.stringbool().optional() }) : filters;
  server.get(
    `/${plural}`,
    {
      schema: {
        ...reading,
        summary: `${plural.charAt(0).toUpperCase()}${plural.slice(1)}, for the moderator`,
        querystring,
        response: { 200: z.array(body), ...errors },
      },
    },
    async ({ query }, reply) => {
      const { found, total } = await find(query, query);
      setListHeaders(reply, total, query.size);
      return [...found];
    },
  );
  server.get(
    `/${plural}/:id`,
    {
      schema: {
        ...reading,
        summary: `A ${name}, for the moderator`,
        params: reviewParameters,
        response: { 200: body, ...errors },
      },
    },
    ({ params }) => readOne(kind, params.id),
  );
  registerVerdicts(server, kind);
}

function registerVerdicts(server: ZodFastify, kind: ModeratedKind): void {
  const { name, moderate } = kind;
  const writing = writingSchema(kind);
  const decide = (id: number, verdict: Verdict, requestId: string) =>
    writeText(kind, id, (tx) => moderate(tx, id, verdict, requestId));
  const description = `409 ${name.toUpperCase()}_UNCONFIRMED: only its author makes a ${name} public.`;
  server.post(
    `/${name}s/:id/publish`,
    { schema: { ...writing, summary: `Publish a held or rejected ${name}`, description } },
    ({ params, id }) => decide(params.id, { status: 'published' }, id),
  );
  server.post(
    `/${name}s/:id/hold`,
    { schema: { ...writing, summary: `Hide a ${name} until a decision`, description } },
    ({ params, id }) => decide(params.id, { status: 'held' }, id),
  );
  server.post(
    `/${name}s/:id/reject`,
    {
      schema: {
        ...writing,
        summary: `Reject a ${name}`,
        body: z.object({ reason: plainTextField({ label: 'reason', min: 3, max: 500, lines: true }) }),
      },
    },
    ({ params, body, id }) => decide(params.id, { status: 'rejected', reason: body.reason }, id),
  );
}
