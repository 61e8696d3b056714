import { reviewReportReasonNames } from '@melhor-escola/domain/review-rules';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { panelCaller } from '../../platform/http/panel-caller.ts';
import { operatorCall, type ZodFastify } from '../../platform/http/slice-routes.ts';
import {
  type Moderation,
  moderateText,
  type ModerationOutcome,
  type Verdict,
} from '../moderation/moderate-text.ts';
import type { TextContext } from '../moderation/text-kind.ts';
import { questionKind } from '../questions/question.ts';
import { reviewKind } from '../reviews/review.ts';
import { findOperatedTexts, readOperatedText } from './find-operated-texts.ts';
import {
  decidedTextsBody,
  operatedTextsBody,
  operatedTextsQuery,
  type TextDecision,
  textDecisionsBody,
} from './schema.ts';

/** Moderation of questions and reviews by our team, below /v3/panel/operation/texts. On a scope behind `requireRole`. */
export function registerOperatedTexts(
  server: ZodFastify,
  { database: { db }, environment }: TextContext,
): void {
  server.get(
    '/operation/texts',
    {
      schema: {
        ...operatorCall,
        summary: 'Texts that wait for our team, oldest first; or all texts about a school, latest first',
        querystring: operatedTextsQuery,
        response: { 200: operatedTextsBody },
        errors: ['SCHOOL_NOT_FOUND'],
      },
    },
    (request) => findOperatedTexts(db, request.query),
  );
  server.post(
    '/operation/texts/decisions',
    {
      schema: {
        ...operatorCall,
        summary: 'Publish, hold or reject texts',
        description: 'Each is applied by itself. A decision that is applied already changes nothing.',
        body: textDecisionsBody,
        response: { 200: decidedTextsBody },
      },
    },
    async (request) => {
      const actor = `account:${panelCaller(request).accountId}` as const;
      const results: z.input<typeof decidedTextsBody>['results'] = [];
      for (const { kind, id, version, decision } of request.body.decisions) {
        const moderation = { id, version, verdict: toVerdict(decision), actor, siteUrl: environment.siteUrl };
        const outcome = await decide(db, kind, { ...moderation, requestId: request.id });
        results.push({ kind, id, outcome, text: (await readOperatedText(db, kind, id)) ?? null });
      }
      return { results };
    },
  );
}

/** Decides in a transaction of its own. */
async function decide(
  db: NodePgDatabase,
  kind: TextDecision['kind'],
  moderation: Moderation,
): Promise<ModerationOutcome | 'gone'> {
  try {
    return await db.transaction((tx) =>
      kind === 'question'
        ? moderateText(tx, questionKind, moderation)
        : moderateText(tx, reviewKind, moderation),
    );
  } catch (error) {
    if (error instanceof ServiceError && error.statusCode === 404) return 'gone';
    throw error;
  }
}

function toVerdict(decision: TextDecision['decision']): Verdict {
  if (decision.kind === 'publish') return { status: 'published' };
  if (decision.kind === 'hold') return { status: 'held' };
  const { reason, details } = decision;
  const name = reviewReportReasonNames[reason];
  return { status: 'rejected', reason, rejectionReason: details === null ? name : `${name}: ${details}` };
}
