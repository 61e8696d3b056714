import { answerText } from '@melhor-escola/domain/question-rules';
import { z } from 'zod';
import {
  registerModeration,
  writeText,
  writingSchema,
  type ModerationRoutes,
} from '../../moderation/routes.ts';
import { plainTextField } from '../../moderation/schema.ts';
import type { TextContext } from '../../moderation/text-kind.ts';
import type { ZodFastify } from '../../server/slice-routes.ts';
import { questionKind, type QuestionRow } from '../question.ts';
import { moderatedQuestionBody, toQuestion } from '../schema.ts';
import { answerQuestion } from './answer-question.ts';

/** Routes below /v3/operator/questions, on a scope behind `requireOperator`. */
export function registerQuestionModeration(server: ZodFastify, { database, environment }: TextContext): void {
  const routes: ModerationRoutes<QuestionRow> = {
    database,
    environment,
    kind: questionKind,
    body: moderatedQuestionBody,
    toBody: toQuestion,
  };
  registerModeration(server, routes);
  const { siteUrl } = environment;
  const write = (id: number, answer: string | null, requestId: string) =>
    writeText(routes, id, (tx) => answerQuestion(tx, answer, { id, siteUrl, requestId }));
  server.put(
    '/questions/:id/answer',
    {
      schema: {
        ...writingSchema(routes),
        summary: 'Set the school’s answer to a question',
        description: 'The first answer is mailed to the question’s author.',
        body: z.object({ answer: plainTextField(answerText) }),
      },
    },
    ({ params, body: { answer }, id }) => write(params.id, answer, id),
  );
  server.delete(
    '/questions/:id/answer',
    { schema: { ...writingSchema(routes), summary: 'Delete the school’s answer' } },
    ({ params, id }) => write(params.id, null, id),
  );
}
