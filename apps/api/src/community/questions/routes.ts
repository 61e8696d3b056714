import { z } from 'zod';
import { messageBody } from '../../accounts/schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { textParameters } from '../moderation/schema.ts';
import type { TextContext } from '../moderation/text-kind.ts';
import { findSchool } from '../moderation/text-school.ts';
import { registerConfirmText, registerReportText } from '../moderation/visitor-routes.ts';
import { createFormLimits } from '../../platform/rate-limits/form-limits.ts';
import {
  clientAddress,
  createRateLimit,
  createRateLimits,
  DAY_S,
  HOUR_S,
} from '../../platform/rate-limits/rate-limit.ts';
import { notFound } from '../../platform/http/errors/service-error.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { readHelpfulCount, markHelpful } from './mark-helpful.ts';
import { questionKind } from './question.ts';
import { confirmedBody, helpfulBody, questionForm } from './schema.ts';
import { submitQuestion } from './submit-question.ts';
import { requireListed } from '../../catalog/schools/listing.ts';

const tags = ['questions'];

/**
 * Visitors' questions about schools (product 15), below /v3. They are read through GraphQL:
 * `School.questions` and `schoolQuestions`.
 */
export function registerQuestionRoutes(scope: ZodFastify, context: TextContext): void {
  registerSubmitQuestion(scope, context);
  registerConfirmText(scope, {
    kind: questionKind,
    ...context,
    message: 'Pergunta publicada. Avisamos por e-mail quando a escola responder.',
    body: confirmedBody,
  });
  registerMarkHelpful(scope, context.database);
  registerReportText(scope, {
    kind: questionKind,
    ...context,
    summary: 'Report a question or its answer',
    message: 'Obrigado por avisar. Nossa equipe vai analisar esta pergunta.',
  });
}

function registerSubmitQuestion(server: ZodFastify, { database, environment }: TextContext): void {
  const { db } = database;
  const limits = createFormLimits(database, 'question', 10);
  /** Questions per school and address, so that nobody floods a school. */
  const schoolLimit = createRateLimit(database, 'question-school', { tries: 10, seconds: DAY_S });
  server.post(
    '/schools/:slug/questions',
    {
      schema: {
        tags,
        summary: 'Ask a question about a school',
        description:
          'It is published when its author follows the link in the mail, which works for seven days. 409 SCHOOL_UNLISTED for a school that has left the directory. A mail says when the school has answered.',
        headers: tenantHeaders,
        params: z.object({ slug: z.string() }),
        body: questionForm,
        response: { 202: messageBody },
        errors: ['SCHOOL_NOT_FOUND', 'SCHOOL_UNLISTED'],
      },
    },
    async (request, reply) => {
      const { body, params } = request;
      const address = clientAddress(request);
      await limits.form.count(address);
      const school = await findSchool(db, params.slug);
      if (!school) throw notFound('School', params.slug);
      requireListed(school);
      await schoolLimit.count(school.slug, address);
      await limits.mail.count(body.userEmail, address);
      await db.transaction((tx) => submitQuestion(tx, body, { school, siteUrl: environment.siteUrl }));
      return reply.code(202).send({
        message:
          'Falta um passo. Enviamos um link para o seu e-mail: confirme por ele, e sua pergunta é publicada.',
      });
    },
  );
}

/** POST /v3/questions/{id}/helpful: idempotent for a device, which is its address and the name of its browser. */
function registerMarkHelpful(server: ZodFastify, database: Database): void {
  const { db } = database;
  const rules = {
    helpful: { tries: 120, seconds: HOUR_S },
    /** Marks per question, address and browser: one counts. No id is stored on the device or with the question (S22). */
    'same-helpful': { tries: 1, seconds: 90 * DAY_S },
    /** Marks per question and address, whatever the browser calls itself. */
    'helpful-address': { tries: 5, networkTries: 5, seconds: 90 * DAY_S },
  };
  const limits = createRateLimits(database, rules, 'question');
  server.post(
    '/questions/:id/helpful',
    {
      schema: {
        tags,
        summary: 'Mark a question as helpful',
        description: 'A second mark by the same device gets the same answer, and does not count.',
        headers: tenantHeaders,
        params: textParameters,
        response: { 200: helpfulBody },
        errors: ['QUESTION_NOT_FOUND'],
      },
    },
    async (request) => {
      const { id } = request.params;
      const address = clientAddress(request);
      await limits.helpful.count(address);
      const helpfulCount = await readHelpfulCount(db, id);
      const isNew =
        (await limits['same-helpful'].allows(String(id), address, request.headers['user-agent'] ?? '')) &&
        (await limits['helpful-address'].allows(String(id), address));
      return { helpfulCount: isNew ? await markHelpful(db, id) : helpfulCount };
    },
  );
}
