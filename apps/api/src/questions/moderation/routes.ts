import { answerText } from '@melhor-escola/domain/question-rules';
import { z } from 'zod';
import { toModeratedFields } from '../../moderation/moderated-text.ts';
import { registerModeration, writeText, writingSchema, type ModeratedKind } from '../../moderation/routes.ts';
import { plainTextField } from '../../reviews/schema.ts';
import type { ZodFastify } from '../../server/slice-routes.ts';
import { questionNotFound } from '../question.ts';
import type { QuestionContext } from '../question-context.ts';
import { moderatedQuestionBody, toQuestion } from '../schema.ts';
import { findModeratedQuestions } from './find-questions.ts';
import { answerQuestion, moderateQuestion } from './moderate-question.ts';

/** Routes below /v3/operator/questions, on a scope behind `requireOperator`. */
export function registerQuestionModeration(
  server: ZodFastify,
  { database, environment: { siteUrl } }: Pick<QuestionContext, 'database' | 'environment'>,
): void {
  const kind: ModeratedKind = {
    database,
    name: 'question',
    body: moderatedQuestionBody,
    canBeAnswered: true,
    find: async (filter, page) => {
      const { questions, total } = await findModeratedQuestions(database.db, filter, page);
      return {
        found: questions.map((one) => ({ ...toQuestion(one.row), ...toModeratedFields(one) })),
        total,
      };
    },
    moderate: (tx, id, verdict, requestId) => moderateQuestion(tx, id, verdict, { siteUrl, requestId }),
    notFound: questionNotFound,
  };
  registerModeration(server, kind);
  const write = (id: number, answer: string | null, requestId: string) =>
    writeText(kind, id, (tx) => answerQuestion(tx, id, answer, { siteUrl, requestId }));
  server.put(
    '/questions/:id/answer',
    {
      schema: {
        ...writingSchema(kind),
        summary: 'Set the school’s answer to a question',
        description: 'The first answer is mailed to the question’s author.',
        body: z.object({ answer: plainTextField(answerText) }),
      },
    },
    ({ params, body: { answer }, id }) => write(params.id, answer, id),
  );
  server.delete(
    '/questions/:id/answer',
    { schema: { ...writingSchema(kind), summary: 'Delete the school’s answer' } },
    ({ params, id }) => write(params.id, null, id),
  );
}
