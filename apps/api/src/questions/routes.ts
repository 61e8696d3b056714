import { z } from 'zod';
import { messageBody } from '../accounts/schema.ts';
import { clientAddress } from '../rate-limits/rate-limit.ts';
import { reportBody, reviewParameters } from '../reviews/schema.ts';
import { findReviewedSchool } from '../reviews/submit-review.ts';
import { errorBody } from '../server/errors/error-handler.ts';
import { notFound } from '../server/errors/service-error.ts';
import { tenantHeaders, type ZodFastify } from '../server/slice-routes.ts';
import { confirmQuestion } from './confirm-question.ts';
import { helpfulCountOf, markHelpful } from './mark-helpful.ts';
import { questionNotFound } from './question.ts';
import { createQuestionLimits, type QuestionContext } from './question-context.ts';
import { isReportable, reportQuestion } from './report-question.ts';
import { confirmedBody, helpfulBody, questionForm } from './schema.ts';
import { submitQuestion } from './submit-question.ts';

const tags = ['questions'];

const errors = { 400: errorBody, 404: errorBody, 429: errorBody, 503: errorBody };

/**
 * Visitors' questions about schools (product, feature 15), below /v3. They are read through GraphQL:
 * `School.questions` and `schoolQuestions`.
 */
export function registerQuestionRoutes(
  scope: ZodFastify,
  { database, environment }: Omit<QuestionContext, 'limits'>,
): void {
  const context: QuestionContext = { database, environment, limits: createQuestionLimits(database) };
  registerSubmitQuestion(scope, context);
  registerConfirmQuestion(scope, context);
  registerMarkHelpful(scope, context);
  registerReportQuestion(scope, context);
}

function registerSubmitQuestion(
  server: ZodFastify,
  { database: { db }, environment, limits }: QuestionContext,
): void {
  server.post(
    '/schools/:slug/questions',
    {
      schema: {
        tags,
        summary: 'Ask a question about a school',
        description:
          'It is published when its author follows the link in the mail, which works for seven days. A mail says when the school has answered.',
        headers: tenantHeaders,
        params: z.object({ slug: z.string() }),
        body: questionForm,
        response: { 202: messageBody, ...errors },
      },
    },
    async (request, reply) => {
      const { body, params } = request;
      const address = clientAddress(request);
      await limits.question.count(address);
      const school = await findReviewedSchool(db, params.slug);
      if (!school) throw notFound('School', params.slug);
      await limits['question-school'].count(school.slug, address);
      await limits['question-mail'].count(body.userEmail, address);
      await limits['question-mailbox'].count(body.userEmail);
      await db.transaction((tx) => submitQuestion(tx, school, body, environment.siteUrl));
      return reply.code(202).send({
        message:
          'Quase lá! Enviamos um link para o seu e-mail: confirme por ele, e sua pergunta é publicada.',
      });
    },
  );
}

function registerConfirmQuestion(server: ZodFastify, { database: { db }, limits }: QuestionContext): void {
  server.post(
    '/questions/confirm',
    {
      schema: {
        tags,
        summary: 'Confirm a question with the link from the mail',
        description: '400 LINK_INVALID for a used, expired or unknown link.',
        headers: tenantHeaders,
        body: z.object({ token: z.string().max(100) }),
        response: { 200: confirmedBody, ...errors },
      },
    },
    async (request) => {
      await limits['question-confirm'].count(clientAddress(request));
      const confirmed = await db.transaction((tx) => confirmQuestion(tx, request.body.token, request.id));
      return { message: 'Pergunta publicada. Avisamos por e-mail quando a escola responder.', ...confirmed };
    },
  );
}

/** POST /v3/questions/{id}/helpful: idempotent for a device, which is its address and the name of its browser. */
function registerMarkHelpful(server: ZodFastify, { database: { db }, limits }: QuestionContext): void {
  server.post(
    '/questions/:id/helpful',
    {
      schema: {
        tags,
        summary: 'Mark a question as helpful',
        description: 'A second mark by the same device gets the same answer, and does not count.',
        headers: tenantHeaders,
        params: reviewParameters,
        response: { 200: helpfulBody, ...errors },
      },
    },
    async (request) => {
      const { id } = request.params;
      const address = clientAddress(request);
      await limits['question-helpful'].count(address);
      const helpfulCount = await helpfulCountOf(db, id);
      const isNew =
        (await limits['question-same-helpful'].allows(
          String(id),
          address,
          request.headers['user-agent'] ?? '',
        )) && (await limits['question-helpful-address'].allows(String(id), address));
      return { helpfulCount: isNew ? await markHelpful(db, id) : helpfulCount };
    },
  );
}

/** POST /v3/questions/{id}/reports: the third report, from different addresses, hides it until the moderator decides. */
function registerReportQuestion(server: ZodFastify, { database: { db }, limits }: QuestionContext): void {
  server.post(
    '/questions/:id/reports',
    {
      schema: {
        tags,
        summary: 'Report a question or its answer',
        description:
          'A second report of the same question from the same address gets the same answer, and does not count.',
        headers: tenantHeaders,
        params: reviewParameters,
        body: reportBody,
        response: { 202: messageBody, ...errors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const address = clientAddress(request);
      await limits['question-report'].count(address);
      if (!(await isReportable(db, id))) throw questionNotFound();
      if (await limits['question-same-report'].allows(String(id), address)) {
        await db.transaction((tx) => reportQuestion(tx, id, request.body, request.id));
      }
      return reply
        .code(202)
        .send({ message: 'Obrigado por avisar. Nossa equipe vai analisar esta pergunta.' });
    },
  );
}
