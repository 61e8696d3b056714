import { answerText } from '@melhor-escola/domain/question-rules';
import { z } from 'zod';
import type { Verdict } from '../../reviews/moderation/moderate-review.ts';
import { plainTextField, reviewParameters } from '../../reviews/schema.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { listPageQuery, setListHeaders, tenantHeaders, type ZodFastify } from '../../server/slice-routes.ts';
import { questionNotFound } from '../question.ts';
import type { QuestionContext } from '../question-context.ts';
import { findModeratedQuestions } from './find-questions.ts';
import { answerQuestion, moderateQuestion } from './moderate-question.ts';
import { moderatedQuestionBody, questionStatuses, toModeratedQuestion } from './schema.ts';

type ModerationContext = Pick<QuestionContext, 'database' | 'environment'>;

const errors = { 400: errorBody, 401: errorBody, 404: errorBody, 429: errorBody, 503: errorBody };

const tags = ['operator'];

/** Routes below /v3/operator/questions, on a scope behind `requireOperator`. */
export function registerQuestionModeration(server: ZodFastify, context: ModerationContext): void {
  registerReading(server, context);
  registerVerdicts(server, context);
  registerAnswers(server, context);
}

async function readOne({ database: { db } }: ModerationContext, id: number) {
  const { questions } = await findModeratedQuestions(db, { id }, { page: 1, size: 1 });
  const [found] = questions;
  if (!found) throw questionNotFound();
  return toModeratedQuestion(found);
}

function registerReading(server: ZodFastify, context: ModerationContext): void {
  server.get(
    '/questions',
    {
      schema: {
        tags,
        summary: 'Questions, for the moderator',
        headers: tenantHeaders,
        querystring: listPageQuery.extend({
          status: z.enum(questionStatuses).optional(),
          school: z.string().max(200).optional().meta({ description: 'Its slug.' }),
          answered: z.stringbool().optional(),
        }),
        response: { 200: z.array(moderatedQuestionBody), ...errors },
      },
    },
    async ({ query }, reply) => {
      const { questions, total } = await findModeratedQuestions(context.database.db, query, query);
      setListHeaders(reply, total, query.size);
      return questions.map(toModeratedQuestion);
    },
  );
  server.get(
    '/questions/:id',
    {
      schema: {
        tags,
        summary: 'A question, for the moderator',
        headers: tenantHeaders,
        params: reviewParameters,
        response: { 200: moderatedQuestionBody, ...errors },
      },
    },
    ({ params }) => readOne(context, params.id),
  );
}

/** Schema of every route that changes a question. */
const writing = {
  tags,
  headers: tenantHeaders,
  params: reviewParameters,
  response: { 200: moderatedQuestionBody, ...errors, 409: errorBody },
};

function registerVerdicts(server: ZodFastify, context: ModerationContext): void {
  const decide = async (id: number, verdict: Verdict, requestId: string) => {
    const { siteUrl } = context.environment;
    await context.database.db.transaction((tx) => moderateQuestion(tx, id, verdict, { siteUrl, requestId }));
    return readOne(context, id);
  };
  const description = '409 QUESTION_UNCONFIRMED: only its author makes a question public.';
  server.post(
    '/questions/:id/publish',
    { schema: { ...writing, summary: 'Publish a held or rejected question', description } },
    ({ params, id }) => decide(params.id, { status: 'published' }, id),
  );
  server.post(
    '/questions/:id/hold',
    { schema: { ...writing, summary: 'Hide a question until a decision', description } },
    ({ params, id }) => decide(params.id, { status: 'held' }, id),
  );
  server.post(
    '/questions/:id/reject',
    {
      schema: {
        ...writing,
        summary: 'Reject a question',
        body: z.object({ reason: plainTextField({ label: 'reason', min: 3, max: 500, lines: true }) }),
      },
    },
    ({ params, body, id }) => decide(params.id, { status: 'rejected', reason: body.reason }, id),
  );
}

function registerAnswers(server: ZodFastify, context: ModerationContext): void {
  const write = async (id: number, answer: string | null, requestId: string) => {
    const { siteUrl } = context.environment;
    await context.database.db.transaction((tx) => answerQuestion(tx, id, answer, { siteUrl, requestId }));
    return readOne(context, id);
  };
  server.put(
    '/questions/:id/answer',
    {
      schema: {
        ...writing,
        summary: 'Set the school’s answer to a question',
        description: 'The first answer is mailed to the question’s author.',
        body: z.object({ answer: plainTextField(answerText) }),
      },
    },
    ({ params, body, id }) => write(params.id, body.answer, id),
  );
  server.delete(
    '/questions/:id/answer',
    { schema: { ...writing, summary: 'Delete the school’s answer' } },
    ({ params, id }) => write(params.id, null, id),
  );
}
