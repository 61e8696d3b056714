import { and, desc, eq } from 'drizzle-orm';
import { araguaina, operatorHeader, tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import type { Database } from '../../database/database.ts';
import { mailOutbox } from '../../database/operation-schema.ts';
import { question } from '../../database/question-schema.ts';
import { city } from '../../database/schema.ts';
import { newAddress } from '../../reviews/testing/review-service.ts';
import { searchSchoolQuestions, type QuestionHit } from '../../search/schools/school-questions.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { buildServer } from '../../server/server.ts';

/** A valid form; `fields` replaces some values. */
export function questionOf(userEmail: string, fields: Readonly<Record<string, unknown>> = {}) {
  return { userName: 'Maria das Dores', userEmail, text: 'O almoço está incluído no integral?', ...fields };
}

/** A service on this database, with a city; `addSchool` adds schools of a test's own. */
export async function openQuestionService(database: Database) {
  const { db } = database;
  await db.insert(city).values(araguaina);
  const server = await buildServer({
    environment: testEnvironment,
    database,
    logLevel: 'silent',
    requestsPerMinute: 100_000,
  });
  let schools = 0;
  const post = (
    url: string,
    payload: object | undefined,
    remoteAddress = newAddress(),
    headers: Readonly<Record<string, string>> = {},
  ) =>
    server.inject({
      method: 'POST',
      url: `/v3${url}`,
      headers: { ...tenantHeader, ...headers },
      remoteAddress,
      ...(payload === undefined ? {} : { payload }),
    });
  const service = {
    server,
    async addSchool() {
      schools += 1;
      const [row] = await insertSchools(database, [
        { name: `Colégio Anglo ${schools}`, slug: `anglo-${schools}`, cityId: araguaina.id },
      ]);
      if (!row) throw new Error('The school was not stored.');
      return row;
    },
    submit: (slug: string, form: object, address?: string) =>
      post(`/schools/${slug}/questions`, form, address),
    confirm: (token: string) => post('/questions/confirm', { token }),
    helpful: (id: number, address?: string, browser = 'Firefox') =>
      post(`/questions/${id}/helpful`, undefined, address, { 'user-agent': browser }),
    report: (id: number, address?: string) => post(`/questions/${id}/reports`, { reason: 'false' }, address),
    /** Mails to an address, latest first. */
    mailsTo: (email: string) =>
      db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(desc(mailOutbox.id)),
    /** Tokens of the links sent to an e-mail, latest first. */
    async tokensFor(email: string): Promise<string[]> {
      const mails = await db
        .select()
        .from(mailOutbox)
        .where(and(eq(mailOutbox.recipient, email), eq(mailOutbox.kind, 'confirm-question')))
        .orderBy(desc(mailOutbox.id));
      return mails.map(({ text }) => /perguntas\?token=([\w-]{43})/.exec(text)?.[1] ?? 'no token');
    },
    /** Submits a form and follows the link. @returns the question's id. */
    async publish(slug: string, form: ReturnType<typeof questionOf>): Promise<number> {
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
    operate: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      server.inject({
        method,
        url: `/v3/operator/questions${url}`,
        headers: { ...tenantHeader, ...operatorHeader },
        ...(payload === undefined ? {} : { payload }),
      }),
  };
  return service;
}

export type QuestionService = Awaited<ReturnType<typeof openQuestionService>>;
