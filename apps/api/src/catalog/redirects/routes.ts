import { today } from '@melhor-escola/domain/date';
import type { Environment } from '@melhor-escola/server-kit/environment';
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
import { putRule, removeRule } from './change-rules.ts';
import { type RedirectPoller, pollRedirects } from './redirect-poller.ts';
import type { RedirectIndex } from './redirect-index.ts';
import { readPath, redirectKinds } from './redirect-path.ts';
import { readRule } from './redirect-rule.ts';
import type { RedirectSites } from './redirect-target.ts';
import { redirectBody, ruleBody, writtenRule } from './schema.ts';

/** Dependencies of the redirect routes. */
interface RedirectContext {
  readonly database: Database;
  readonly sites: RedirectSites;
  readonly followed: RedirectPoller;
}

/**
 * The redirect lookup (RT-17), below /v3; rules are loaded when the server is ready, and polled until it closes.
 *
 * @returns the dependencies of the operator's routes.
 */
export function registerRedirectRoutes(
  scope: ZodFastify,
  { environment, database }: { readonly environment: Environment; readonly database: Database },
): RedirectContext {
  const followed = pollRedirects(database, environment, scope.log);
  scope.addHook('onListen', async () => followed.start());
  scope.addHook('onClose', () => followed.stop());
  registerRedirectLookup(scope, { followed });
  return { database, sites: environment, followed };
}

/**
 * GET /v3/redirects?path= (RT-17, CA-12), from memory: 200 with the target, or 204 for nearly every page, which is
 * not an error. A chain of rules is returned as one redirect to its end.
 */
function registerRedirectLookup(
  server: ZodFastify,
  { followed }: { readonly followed: RedirectPoller },
): void {
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
      const index = followed.current() ?? (await firstIndex(followed));
      const path = readPath(query.path.replace(/[?#].*$/s, ''));
      const redirect = 'value' in path ? index.find(path.value, today) : undefined;
      return redirect ?? reply.code(204).send(null);
    },
  );
}

/** The first index of a process that has just started. */
async function firstIndex(followed: RedirectPoller): Promise<RedirectIndex> {
  await followed.refresh();
  const index = followed.current();
  if (index) return index;
  throw new ServiceError(
    'UNAVAILABLE',
    'O serviço está temporariamente indisponível. Tente novamente em instantes.',
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

function registerPut(server: ZodFastify, { database, sites, followed }: RedirectContext): void {
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
        response: { 204: z.null() },
        errors: ['NOT_FOUND'],
      },
    },
    async ({ query, id }, reply) => {
      const path = readPath(query.path);
      const removed = 'value' in path && (await removeRule(database, { ...query, path: path.value }, id));
      if (!removed) throw new ServiceError('NOT_FOUND', `There is no ${query.kind} rule of this path.`);
      await followed.refresh();
      return reply.code(204).send(null);
    },
  );
}
