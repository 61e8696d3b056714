import { eq } from 'drizzle-orm';
import { openFormService, tokensIn } from '../../../../test/form-service.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TextDecision } from '../../operated-texts/schema.ts';
import { openModerator } from '../../operated-texts/testing/moderator.ts';
import { question } from '../../../platform/database/question-schema.ts';
import { searchSchoolQuestions, type QuestionHit } from '../../../search/schools/school-questions.ts';

/** A valid form; `fields` replaces some values. */
export function createQuestionForm(userEmail: string, fields: Readonly<Record<string, unknown>> = {}) {
  return { userName: 'Maria das Dores', userEmail, text: 'O almoço está incluído no integral?', ...fields };
}

/** A service on this database for tests of questions. */
export async function openQuestionService(database: Database) {
  const { db } = database;
  const forms = await openFormService(database);
  const { call } = forms;
  const moderator = await openModerator(database, call);
  const service = {
    ...forms,
    submit: (slug: string, form: object, address?: string) =>
      call('POST', `/schools/${slug}/questions`, form, { address }),
    confirm: (token: string) => call('POST', '/questions/confirm', { token }),
    helpful: (id: number, address?: string, browser = 'Firefox') =>
      call('POST', `/questions/${id}/helpful`, undefined, { address, headers: { 'user-agent': browser } }),
    report: (id: number, address?: string) =>
      call('POST', `/questions/${id}/reports`, { reason: 'false' }, { address }),
    moderate: (id: number, decision: TextDecision['decision']) => moderator.decide('question', id, decision),
    moderator,
    /** Tokens of the links sent to an e-mail, latest first. */
    tokensFor: async (email: string) => tokensIn(await forms.mailsTo(email, 'confirm-question')),
    /** Submits a form and follows the link. @returns the question's id. */
    async publish(slug: string, form: ReturnType<typeof createQuestionForm>): Promise<number> {
      await service.submit(slug, form);
      const [token = ''] = await service.tokensFor(form.userEmail);
      const answer = await service.confirm(token);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ id: number }>().id;
    },
    async stored(id: number) {
      const [row] = await db.select().from(question).where(eq(question.id, id));
      if (!row) throw new Error(`No question ${id}.`);
      return row;
    },
    /** The public questions of a school. */
    shown: async (schoolSlug: string): Promise<readonly QuestionHit[]> =>
      (await searchSchoolQuestions(database, { schoolSlug })).hits,
  };
  return service;
}

export type QuestionService = Awaited<ReturnType<typeof openQuestionService>>;
