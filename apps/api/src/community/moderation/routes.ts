import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import {
  listPageQuery,
  setListHeaders,
  tenantHeaders,
  type ZodFastify,
} from '../../platform/http/slice-routes.ts';
import { findTexts, type ModeratedText } from './find-texts.ts';
import { moderateText, type TextChange } from './moderate-text.ts';
import { plainTextField, textParameters, textStatuses, toModeratedFields } from './schema.ts';
import { textErrors, type TextContext, type TextKind, type TextRow } from './text-kind.ts';

const tags = ['operator'];

/** The operator's routes of a kind of texts. */
interface ModerationRoutes<Row extends TextRow> extends TextContext {
  readonly kind: TextKind<Row>;
  /** A text with its private fields. */
  readonly body: z.ZodType<object>;
  /** The public fields of a text. */
  readonly toBody: (row: Row) => object;
}

/** Routes below /v3/operator/{texts}, on a scope behind `requireOperator`. */
export function registerModeration<Row extends TextRow>(
  server: ZodFastify,
  routes: ModerationRoutes<Row>,
): void {
  registerReading(server, routes);
  registerWriting(server, routes);
}

function toModeratedBody<Row extends TextRow>(
  text: ModeratedText<Row>,
  toBody: (row: Row) => object,
): object {
  return { ...toBody(text.row), ...toModeratedFields(text) };
}

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

function registerReading<Row extends TextRow>(server: ZodFastify, routes: ModerationRoutes<Row>): void {
  const { kind, body, toBody, database } = routes;
  const { name } = kind;
  const plural = `${name}s`;
  const reading = { tags, headers: tenantHeaders };
  const querystring = listPageQuery.extend({
    status: z.enum(textStatuses).optional(),
    school: z.string().max(200).optional().meta({ description: 'Its slug.' }),
    answered: z.stringbool().optional().meta({ description: 'Whether the school has answered.' }),
  });
  server.get(
    `/${plural}`,
    {
      schema: {
        ...reading,
        summary: `${plural.charAt(0).toUpperCase()}${plural.slice(1)}, for the moderator`,
        querystring,
        response: { 200: z.array(body) },
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
        response: { 200: body },
        errors: [textErrors[name].notFound],
      },
    },
    ({ params }) => readText(routes, params.id),
  );
}

function registerWriting<Row extends TextRow>(server: ZodFastify, routes: ModerationRoutes<Row>): void {
  const { kind, database, environment } = routes;
  const { name } = kind;
  const { siteUrl } = environment;
  const path = `/${name}s/:id`;
  const schema = {
    tags,
    headers: tenantHeaders,
    params: textParameters,
    response: { 200: routes.body },
    errors: Object.values(textErrors[name]),
  };
  /** Runs a change in a transaction, and returns the text afterwards. */
  const write = async (
    { params: { id }, id: requestId }: { readonly params: { readonly id: number }; readonly id: string },
    change: (tx: NodePgDatabase, change: TextChange) => Promise<void>,
  ) => {
    await database.db.transaction((tx) => change(tx, { id, siteUrl, requestId }));
    return readText(routes, id);
  };
  const description = `409 ${name.toUpperCase()}_UNCONFIRMED: only its author makes a ${name} public.`;
  server.post(
    `${path}/publish`,
    { schema: { ...schema, summary: `Publish a held or rejected ${name}`, description } },
    (request) =>
      write(request, (tx, change) => moderateText(tx, kind, { ...change, verdict: { status: 'published' } })),
  );
  server.post(
    `${path}/hold`,
    { schema: { ...schema, summary: `Hide a ${name} until a decision`, description } },
    (request) =>
      write(request, (tx, change) => moderateText(tx, kind, { ...change, verdict: { status: 'held' } })),
  );
  const reason = plainTextField({ label: 'reason', min: 3, max: 500, lines: true });
  server.post(
    `${path}/reject`,
    { schema: { ...schema, summary: `Reject a ${name}`, body: z.object({ reason }) } },
    (request) =>
      write(request, (tx, change) =>
        moderateText(tx, kind, { ...change, verdict: { status: 'rejected', reason: request.body.reason } }),
      ),
  );
}
