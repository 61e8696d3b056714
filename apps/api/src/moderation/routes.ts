import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { errorResponses } from '../server/errors/error-handler.ts';
import { listPageQuery, setListHeaders, tenantHeaders, type ZodFastify } from '../server/slice-routes.ts';
import { findTexts, type ModeratedText } from './find-texts.ts';
import { moderateText, type Verdict } from './moderate-text.ts';
import { plainTextField, textParameters, textStatuses, toModeratedFields } from './schema.ts';
import type { TextContext, TextKind, TextRow } from './text-kind.ts';

const tags = ['operator'];

/** The operator's routes of a kind of texts. */
export interface ModerationRoutes<Row extends TextRow> extends TextContext {
  readonly kind: TextKind<Row>;
  /** A text with its private fields. */
  readonly body: z.ZodType<object>;
  /** The public fields of a text. */
  readonly toBody: (row: Row) => object;
}

/** Schema of every route that changes a text of this kind. */
export const writingSchema = ({ body }: { readonly body: z.ZodType<object> }) => ({
  tags,
  headers: tenantHeaders,
  params: textParameters,
  response: { 200: body, ...errorResponses(401, 404, 409) },
});

/** @throws {ServiceError} 404 for an unknown id. */
async function readText<Row extends TextRow>(
  { kind, database: { db }, toBody }: ModerationRoutes<Row>,
  id: number,
): Promise<object> {
  const { texts } = await findTexts(db, kind, { id, page: 1, size: 1 });
  const [text] = texts;
  if (!text) throw kind.notFound();
  return toModeratedBody(text, toBody);
}

function toModeratedBody<Row extends TextRow>(
  text: ModeratedText<Row>,
  toBody: (row: Row) => object,
): object {
  return { ...toBody(text.row), ...toModeratedFields(text) };
}

/** Runs a change in a transaction, and returns the text afterwards. */
export async function writeText<Row extends TextRow>(
  routes: ModerationRoutes<Row>,
  id: number,
  write: (tx: NodePgDatabase) => Promise<void>,
): Promise<object> {
  await routes.database.db.transaction(write);
  return readText(routes, id);
}

/** Routes to list, read, publish, hold and reject texts, on a scope behind `requireOperator`. */
export function registerModeration<Row extends TextRow>(
  server: ZodFastify,
  routes: ModerationRoutes<Row>,
): void {
  const { kind, body, toBody, database } = routes;
  const { name } = kind;
  const plural = `${name}s`;
  const reading = { tags, headers: tenantHeaders };
  const filters = listPageQuery.extend({
    status: z.enum(textStatuses).optional(),
    school: z.string().max(200).optional().meta({ description: 'Its slug.' }),
  });
  const querystring = kind.answerColumn ? filters.extend({ answered: z.stringbool().optional() }) : filters;
  server.get(
    `/${plural}`,
    {
      schema: {
        ...reading,
        summary: `${plural.charAt(0).toUpperCase()}${plural.slice(1)}, for the moderator`,
        querystring,
        response: { 200: z.array(body), ...errorResponses(401, 404) },
      },
    },
    async ({ query }, reply) => {
      const { texts, total } = await findTexts(database.db, kind, query);
      setListHeaders(reply, total, query.size);
      return texts.map((text) => toModeratedBody(text, toBody));
    },
  );
  server.get(
    `/${plural}/:id`,
    {
      schema: {
        ...reading,
        summary: `A ${name}, for the moderator`,
        params: textParameters,
        response: { 200: body, ...errorResponses(401, 404) },
      },
    },
    ({ params }) => readText(routes, params.id),
  );
  registerVerdicts(server, routes);
}

function registerVerdicts<Row extends TextRow>(server: ZodFastify, routes: ModerationRoutes<Row>): void {
  const {
    kind,
    environment: { siteUrl },
  } = routes;
  const { name } = kind;
  const writing = writingSchema(routes);
  const decide = (id: number, verdict: Verdict, requestId: string) =>
    writeText(routes, id, (tx) => moderateText(tx, kind, { id, verdict, siteUrl, requestId }));
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
