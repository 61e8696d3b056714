import { asc, count } from 'drizzle-orm';
import { z } from 'zod';
import { redirectRule } from '../../database/operation-schema.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { listPageQuery, setListHeaders } from '../../server/list-page.ts';
import { ServiceError } from '../../server/errors/service-error.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import { putRule, removeRule } from '../change-rules.ts';
import type { RedirectContext } from '../redirect-context.ts';
import { readPath } from '../redirect-path.ts';
import { redirectKinds } from '../redirect-path.ts';
import { readRule, redirectStatuses } from '../redirect-rule.ts';
import { ruleBody } from '../rule-body.ts';

const errors = { 400: errorBody, 401: errorBody, 429: errorBody, 503: errorBody };
const tags = ['operator'];

const writtenRule = z
  .object({
    kind: z.enum(redirectKinds).default('exact'),
    path: z.string().max(8_192),
    target: z.string().max(8_192),
    status: z.literal([...redirectStatuses]).default(301),
    startsOn: z.string().nullish().meta({ description: 'First day, 2026-12-31 or 31/12/2026.' }),
    endsOn: z.string().nullish().meta({ description: 'Last day.' }),
  })
  .meta({ id: 'WrittenRedirectRule' });

function refused(problem: string): ServiceError {
  return new ServiceError(400, 'REDIRECT_REFUSED', `The rule is refused: ${problem}.`);
}

/** Calls below /v3/operator/redirects, on a scope behind `requireOperator`. */
export function registerRedirectRules(server: ZodFastify, context: RedirectContext): void {
  registerList(server, context);
  registerPut(server, context);
  registerDelete(server, context);
}

function registerList(server: ZodFastify, { database: { db } }: RedirectContext): void {
  server.get(
    '/redirects',
    {
      schema: {
        tags,
        summary: 'Redirect rules, by path',
        headers: tenantHeaders,
        querystring: listPageQuery,
        response: { 200: z.array(ruleBody), ...errors },
      },
    },
    async ({ query: { page, size } }, reply) => {
      const [counted] = await db.select({ total: count() }).from(redirectRule);
      setListHeaders(reply, counted?.total ?? 0, size);
      return db
        .select()
        .from(redirectRule)
        .orderBy(asc(redirectRule.path), asc(redirectRule.kind))
        .limit(size)
        .offset((page - 1) * size);
    },
  );
}

function registerPut(server: ZodFastify, { database, sites, followed }: RedirectContext): void {
  server.put(
    '/redirects',
    {
      schema: {
        tags,
        summary: 'Add a redirect rule, or replace the one of its kind and path',
        description: '400 REDIRECT_REFUSED says why: another host, a circle, a path that is none.',
        headers: tenantHeaders,
        body: writtenRule,
        response: { 200: ruleBody, ...errors },
      },
    },
    async ({ body, id }) => {
      const read = readRule(body, sites);
      if ('problem' in read) throw refused(read.problem);
      const problem = await putRule(database, read.value, id);
      if (problem !== undefined) throw refused(problem);
      await followed.refresh();
      return read.value;
    },
  );
}

function registerDelete(server: ZodFastify, { database, followed }: RedirectContext): void {
  server.delete(
    '/redirects',
    {
      schema: {
        tags,
        summary: 'Remove a redirect rule',
        headers: tenantHeaders,
        querystring: z.object({ kind: z.enum(redirectKinds).default('exact'), path: z.string().max(8_192) }),
        response: { 204: z.null(), ...errors, 404: errorBody },
      },
    },
    async ({ query, id }, reply) => {
      const path = readPath(query.path);
      const removed = 'value' in path && (await removeRule(database, { ...query, path: path.value }, id));
      if (!removed) throw new ServiceError(404, 'NOT_FOUND', `There is no ${query.kind} rule of this path.`);
      await followed.refresh();
      return reply.code(204).send(null);
    },
  );
}
