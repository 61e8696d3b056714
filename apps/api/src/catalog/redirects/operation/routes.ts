import { redirectFileLimits } from '@melhor-escola/domain/redirect-file';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { fileBody, registerFileBodies } from '../../../platform/http/file-body.ts';
import { panelOperator } from '../../../platform/http/panel-caller.ts';
import { listPageQuery, operatorCall, type ZodFastify } from '../../../platform/http/slice-routes.ts';
import { readRule } from '../redirect-rule.ts';
import type { RedirectSites } from '../redirect-target.ts';
import { changeRule, findRules, removeRule, ruleRejected } from './change-rules.ts';
import { applyRedirectFile, previewRedirectFile } from './redirect-file.ts';
import {
  appliedRedirectFileBody,
  MAX_LISTED_LINES,
  redirectChangeBody,
  redirectFilePreviewBody,
  redirectRemovalBody,
  redirectRuleBody,
  redirectRulesBody,
} from './schema.ts';

interface RedirectContext {
  readonly database: Database;
  readonly sites: RedirectSites;
}

/** Routes below /v3/panel/operation/redirects, on a scope behind `requireRole`. */
export async function registerRedirectRules(server: ZodFastify, context: RedirectContext): Promise<void> {
  const { database, sites } = context;
  server.get(
    '/operation/redirects',
    {
      schema: {
        ...operatorCall,
        summary: 'Redirect rules, by path',
        querystring: listPageQuery.extend({
          text: z
            .string()
            .trim()
            .max(200)
            .default('')
            .meta({ description: 'Only rules whose path or target contains it.' }),
        }),
        response: { 200: redirectRulesBody },
      },
    },
    ({ query }) => findRules(database.db, query),
  );
  server.put(
    '/operation/redirects',
    {
      schema: {
        ...operatorCall,
        summary: 'Add a redirect rule, or change one',
        description: '400 REDIRECT_REJECTED with the reason: another host, a loop, an invalid path.',
        body: redirectChangeBody,
        response: { 200: redirectRuleBody },
        errors: ['CONFLICT', 'REDIRECT_REJECTED'],
      },
    },
    async (request) => {
      const { rule, seen } = request.body;
      const read = readRule(rule, sites);
      if ('problem' in read) throw ruleRejected(read.problem);
      await changeRule(database, { rule: read.value, seen }, panelOperator(request));
      return read.value;
    },
  );
  server.post(
    '/operation/redirects/removal',
    {
      schema: {
        ...operatorCall,
        summary: 'Remove a redirect rule',
        body: redirectRemovalBody,
        response: { 204: z.null() },
        errors: ['CONFLICT'],
      },
    },
    async (request, reply) => {
      await removeRule(database, request.body.seen, panelOperator(request));
      return reply.code(204).send(null);
    },
  );
  // A scope of its own, because its bodies are files.
  await server.register(async (files: ZodFastify) => registerFiles(files, context));
}

const consumes = ['text/csv'];
const description = 'The body is a CSV file (text/csv) of 5,000 lines at most.';

function registerFiles(server: ZodFastify, { database, sites }: RedirectContext): void {
  registerFileBodies(server, consumes);
  server.post(
    '/operation/redirects/file/previews',
    {
      bodyLimit: redirectFileLimits.bytes,
      schema: {
        ...operatorCall,
        summary: 'What a file would change of the redirect rules',
        description,
        consumes,
        body: fileBody,
        response: { 200: redirectFilePreviewBody },
        errors: ['REDIRECT_REJECTED'],
      },
    },
    async ({ body }) => {
      const { digest, added, changed, unchanged, rejected } = await previewRedirectFile(
        database,
        body,
        sites,
      );
      return {
        preview: digest,
        counts: { added: added.length, changed: changed.length, unchanged, rejected: rejected.length },
        added: added.slice(0, MAX_LISTED_LINES),
        changed: changed.slice(0, MAX_LISTED_LINES),
        rejected: rejected.slice(0, MAX_LISTED_LINES),
      };
    },
  );
  server.post(
    '/operation/redirects/file/previews/:preview/apply',
    {
      bodyLimit: redirectFileLimits.bytes,
      schema: {
        ...operatorCall,
        summary: 'Apply a previewed file, all or nothing',
        description: `${description} Rules that it lacks stay as they are.`,
        params: z.object({ preview: z.string() }),
        consumes,
        body: fileBody,
        response: { 200: appliedRedirectFileBody },
        errors: ['CONFLICT', 'REDIRECT_REJECTED'],
      },
    },
    async (request) => {
      const file = { bytes: request.body, sites, digest: request.params.preview };
      return applyRedirectFile(database, panelOperator(request), file);
    },
  );
}
