import { today } from '@melhor-escola/domain/date';
import { asc } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { redirectRule } from '../../platform/database/operation-schema.ts';
import {
  listPageQuery,
  setListHeaders,
  tenantHeaders,
  type ZodFastify,
} from '../../platform/http/slice-routes.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { followRules } from './follow-rules.ts';
import { readPath, redirectKinds } from './redirect-path.ts';
import { readRule } from './redirect-rule.ts';
import { isAllowedTarget, type RedirectSites } from './redirect-target.ts';
import { redirectBody, ruleBody, writtenRule } from './schema.ts';
import { putRule, removeRule } from './store-rules.ts';

/** Dependencies of the redirect routes. */
interface RedirectContext {
  readonly database: Database;
  readonly sites: RedirectSites;
}

/**
 * GET /v3/redirects?path= (RT-17, CA-12): 200 with the target, or 204 for nearly every page, which is not an error. A chain of
 * rules is returned as one redirect to its end. One query for each rule of the chain and one more; the site caches the responses.
 */
export function registerRedirectRoutes(server: ZodFastify, { database, sites }: RedirectContext): void {
  server.get(
    '/redirects',
    {
      schema: {
        tags: ['redirects'],
        summary: 'Redirect of a path',
        description: '204: no redirect. Case-sensitive; a trailing slash and the query are ignored.',
        headers: tenantHeaders,
        querystring: z.object({
          path: z.string().max(8_192).meta({ description: 'Percent-encoded, as in the URL.' }),
        }),
        response: { 200: redirectBody, 204: z.null() },
      },
    },
    async ({ query }, reply) => {
      const path = readPath(query.path.replace(/[?#].*$/s, ''));
      if ('problem' in path) return reply.code(204).send(null);
      const [chain] = await followRules(database.reads, [{ path: path.value, day: today() }]);
      const redirect = chain?.redirect;
      // The rule may be older than REDIRECT_HOSTS (S13).
      if (redirect && isAllowedTarget(redirect.location, sites)) return redirect;
      return reply.code(204).send(null);
    },
  );
}

const tags = ['operator'];

function ruleRejected(problem: string): ServiceError {
  return new ServiceError('REDIRECT_REJECTED', `The rule is rejected: ${problem}.`);
}

/** Routes below /v3/operator/redirects, on a scope behind `requireOperator`. */
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
        response: { 200: z.array(ruleBody) },
      },
    },
    async ({ query: { page, size } }, reply) => {
      const total = await db.$count(redirectRule);
      setListHeaders(reply, total, size);
      return db
        .select()
        .from(redirectRule)
        .orderBy(asc(redirectRule.path), asc(redirectRule.kind))
        .limit(size)
        .offset((page - 1) * size);
    },
  );
}

function registerPut(server: ZodFastify, { database, sites }: RedirectContext): void {
  server.put(
    '/redirects',
    {
      schema: {
        tags,
        summary: 'Add a redirect rule, or replace the one of its kind and path',
        description: '400 REDIRECT_REJECTED with the reason: another host, a loop, an invalid path.',
        headers: tenantHeaders,
        body: writtenRule,
        response: { 200: ruleBody },
        errors: ['REDIRECT_REJECTED'],
      },
    },
    async ({ body, id }) => {
      const read = readRule(body, sites);
      if ('problem' in read) throw ruleRejected(read.problem);
      const problem = await putRule(database, read.value, id);
      if (problem !== undefined) throw ruleRejected(problem);
      return read.value;
    },
  );
}

function registerDelete(server: ZodFastify, { database }: RedirectContext): void {
  server.delete(
    '/redirects',
    {
      schema: {
        tags,
        summary: 'Remove a redirect rule',
        headers: tenantHeaders,
        querystring: z.object({ kind: z.enum(redirectKinds).default('exact'), path: z.string().max(8_192) }),
        response: { 204: z.null() },
        errors: ['NOT_FOUND'],
      },
    },
    async ({ query, id }, reply) => {
      const path = readPath(query.path);
      const removed = 'value' in path && (await removeRule(database, { ...query, path: path.value }, id));
      if (!removed) throw new ServiceError('NOT_FOUND', `There is no ${query.kind} rule of this path.`);
      return reply.code(204).send(null);
    },
  );
}
