import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { schoolLogBody } from '../../accounts/school-log/schema.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { directoryChanges } from '../../catalog/data-version.ts';
import { auditEvent } from '../../platform/database/account-schema.ts';
import { question, questionReport } from '../../platform/database/question-schema.ts';
import { review } from '../../platform/database/schema.ts';
import { hold, publish, reject } from '../operated-texts/testing/moderator.ts';
import {
  createQuestionForm,
  openQuestionService,
  type QuestionService,
} from '../questions/testing/question-service.ts';
import { createReviewForm } from '../reviews/testing/review-service.ts';
import { schoolTextBody, schoolTextsBody } from './schema.ts';

describeOneEngine('the questions and reviews of a school in the panel', (test) => {
  let service: QuestionService;
  let school: Awaited<ReturnType<QuestionService['addSchool']>>;
  let staff: Awaited<ReturnType<typeof signedInWithRole>>;

  beforeAll(async () => {
    service = await openQuestionService(test().database);
  });
  beforeEach(async () => {
    school = await service.addSchool();
    staff = await signedInWithRole(test().database, 'staff', school.id);
  });

  const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, { headers } = staff) =>
    service.call(method, `/panel/schools/${school.slug}${path}`, payload, { headers });
  const list = async (query = '') => schoolTextsBody.parse((await call('GET', `/texts${query}`)).json());
  const ask = (email: string) => service.publish(school.slug, createQuestionForm(email));
  const addReview = async (email: string, fields: Partial<typeof review.$inferInsert> = {}) => {
    const [row] = await test()
      .database.db.insert(review)
      .values({
        ...createReviewForm(email),
        schoolId: school.id,
        publishedAt: new Date('2026-03-01'),
        ...fields,
      })
      .returning();
    if (!row) throw new Error('The review was not stored.');
    return row;
  };
  const loggedAbout = async () =>
    schoolLogBody.parse((await call('GET', '/log')).json()).events.map(({ about }) => about);
  const answer = (id: number, text: string | null, version: string | null = null) =>
    call('PUT', `/questions/${id}/answer`, { answer: text, version });
  const answered = async (id: number, text: string | null, version: string | null = null) =>
    schoolTextBody.parse((await answer(id, text, version)).json());
  const report = (id: number, who = staff) =>
    call('POST', `/questions/${id}/reports`, { reason: 'personal-data', details: 'Tem um telefone.' }, who);
  const reviews = async () => (await service.call('GET', `/schools/${school.slug}/reviews`)).json();

  describe('an answer', () => {
    it('product 15 is public at once, purges the page, and is mailed to the author once', async () => {
      const id = await ask('quer-saber@exemplo.com');
      const { version } = await directoryChanges(test().database, 0);
      const text = 'Está, de segunda a sexta.\nO lanche também.';
      const first = await answered(id, ` ${text} `);
      expect(first).toMatchObject({
        kind: 'question',
        id,
        answer: text,
        version: expect.any(String) as string,
      });
      expect(await service.shown(school.slug)).toMatchObject([{ answer: text, answeredAt: first.version }]);
      expect((await directoryChanges(test().database, version)).schools).toMatchObject([
        { slug: school.slug },
      ]);
      const [mail] = await service.mailsTo('quer-saber@exemplo.com');
      expect(mail).toMatchObject({
        kind: 'question-answered',
        subject: `A escola respondeu: ${school.name}`,
      });
      expect(mail?.text).toContain('Resposta da escola: Está, de segunda a sexta.');
      expect(mail?.text).toContain(`/escolas/${school.slug}/perguntas?pergunta=${id}#pergunta-${id}`);
      await answered(id, 'Está, e o lanche também.', first.version);
      expect((await service.mailsTo('quer-saber@exemplo.com')).map(({ kind }) => kind)).toEqual([
        'question-answered',
        'confirm-question',
      ]);
    });

    it('product 15 is not mailed again when it is deleted and written once more', async () => {
      const id = await ask('de-novo@exemplo.com');
      const first = await answered(id, 'Está incluído.');
      await answered(id, null, first.version);
      await answered(id, 'Não está incluído.');
      expect((await service.mailsTo('de-novo@exemplo.com')).map(({ kind }) => kind)).toEqual([
        'question-answered',
        'confirm-question',
      ]);
    });

    it('product 7 to a review is shown below it until it is removed', async () => {
      const { id } = await addReview('respondida@exemplo.com');
      const reply = 'Obrigado, Maria! <i>Volte</i> sempre.';
      const path = `/reviews/${id}/answer`;
      const { version } = schoolTextBody.parse(
        (await call('PUT', path, { answer: reply, version: null })).json(),
      );
      expect(await reviews()).toMatchObject([{ reply, repliedAt: version }]);
      await call('PUT', path, { answer: null, version });
      expect(await reviews()).toMatchObject([{ reply: null, repliedAt: null }]);
    });

    it('keeps what somebody else has written meanwhile, and returns it', async () => {
      const id = await ask('duas-pessoas@exemplo.com');
      const first = await answered(id, 'Está incluído.');
      const late = await answer(id, 'Não está incluído.');
      expect([late.statusCode, late.json()]).toMatchObject([
        409,
        { code: 'TEXT_CHANGED', details: { currentText: { ...first } } },
      ]);
      expect((await answer(id, null)).statusCode).toBe(409);
      expect(await service.stored(id)).toMatchObject({ answer: 'Está incluído.' });
    });

    it('lets one of two people answer at the same time', async () => {
      const id = await ask('ao-mesmo-tempo@exemplo.com');
      const both = await Promise.all([answer(id, 'Está.'), answer(id, 'Não está.')]);
      expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    });

    it('changes and records nothing when the same call is repeated', async () => {
      const id = await ask('duas-vezes@exemplo.com');
      const first = await answered(id, 'Está incluído.');
      expect(await answered(id, 'Está incluído.')).toEqual(first);
      const events = await test()
        .database.db.select()
        .from(auditEvent)
        .where(and(eq(auditEvent.subject, `question:${id}`), eq(auditEvent.schoolId, school.id)));
      expect(events).toHaveLength(1);
    });

    it('appears in the log of the school with before and after, also an operator’s', async () => {
      const id = await ask('registro@exemplo.com');
      const first = await answered(id, 'Está.');
      const operator = await signedInWithRole(test().database, 'operator', school.id);
      const change = { answer: 'Está, sempre.', version: first.version };
      const second = (await call('PUT', `/questions/${id}/answer`, change, operator)).json();
      await answered(id, null, second.version);
      const { events } = schoolLogBody.parse((await call('GET', '/log')).json());
      expect(events).toMatchObject([
        {
          action: 'question.answer-deleted',
          by: 'member',
          before: { answer: 'Está, sempre.' },
          after: { answer: null },
        },
        {
          action: 'question.answer-changed',
          by: 'team',
          before: { answer: 'Está.' },
          after: { answer: 'Está, sempre.' },
        },
        { action: 'question.answered', by: 'member', before: null, after: { answer: 'Está.' } },
      ]);
    });

    it('is about the text in the log, unless the text is hidden', async () => {
      const id = await ask('qual-delas@exemplo.com');
      await answered(id, 'Está.');
      expect(await loggedAbout()).toEqual(['“O almoço está incluído no integral?”']);
      await service.moderate(id, hold);
      expect(await loggedAbout()).toEqual([null]);
    });

    it.each([[' '], ['a'], ['a\u0000b'], ['a'.repeat(2_001)]])('EN-16 cannot be %j', async (text) => {
      const id = await ask('limites@exemplo.com');
      expect((await answer(id, text)).statusCode).toBe(400);
      expect(await service.stored(id)).toMatchObject({ answer: null });
    });

    it('EN-16 is impossible to a text that is not confirmed, or was rejected', async () => {
      await service.submit(school.slug, createQuestionForm('sem-confirmar@exemplo.com'));
      const rejected = await ask('recusada@exemplo.com');
      await service.moderate(rejected, reject);
      const { db } = test().database;
      for (const { id } of await db.select().from(question).where(eq(question.schoolId, school.id))) {
        expect((await answer(id, 'Sim.')).json()).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
        expect((await call('POST', `/questions/${id}/reports`, { reason: 'false' })).statusCode).toBe(404);
      }
      expect(await list()).toMatchObject({ waiting: 0, answered: 0, texts: [] });
    });
  });

  describe('the list', () => {
    it('has what waits, questions first, as many as the overview counts', async () => {
      const older = await addReview('antes@exemplo.com', { publishedAt: new Date('2025-03-01') });
      const newer = await addReview('depois@exemplo.com');
      await addReview('respondida@exemplo.com', { reply: 'Obrigada!', repliedAt: new Date('2026-03-02') });
      const id = await ask('lista@exemplo.com');
      const found = await list();
      expect(found).toMatchObject({
        school: { slug: school.slug, name: school.name },
        waiting: 3,
        answered: 1,
        pages: 1,
      });
      expect(found.texts.map((text) => [text.kind, text.id])).toEqual([
        ['question', id],
        ['review', newer.id],
        ['review', older.id],
      ]);
      expect(found.texts[1]).toMatchObject({
        rating: 4.2,
        relationship: 'Mãe, pai ou responsável',
        version: null,
      });
      const { waiting } = (await call('GET', '')).json();
      expect(waiting).toMatchObject({ questions: 1, reviews: 2 });
      expect(await list('?kind=review')).toMatchObject({ waiting: 2, answered: 1 });
    });

    it('has the latest answer first, and what was hidden after it was answered', async () => {
      const one = await ask('primeira@exemplo.com');
      const other = await addReview('segunda@exemplo.com', {
        reply: 'Obrigada!',
        repliedAt: new Date('2026-03-02'),
      });
      await answered(one, 'Está.');
      await service.moderate(one, hold);
      const { texts } = await list('?state=answered');
      expect(texts).toMatchObject([
        { kind: 'question', id: one, isHidden: true },
        { kind: 'review', id: other.id, isHidden: false },
      ]);
    });

    it('has pages, and shows the last one for a later number', async () => {
      for (let n = 0; n < 21; n += 1) await addReview(`pagina-${n}@exemplo.com`);
      expect(await list()).toMatchObject({ waiting: 21, page: 1, pages: 2 });
      const last = await list('?page=9');
      expect(last).toMatchObject({ page: 2, pages: 2 });
      expect(last.texts).toHaveLength(1);
    });
  });

  describe('a report', () => {
    it('product 15 counts once for all people of the school until our team has decided', async () => {
      const id = await ask('denunciada@exemplo.com');
      const owner = await signedInWithRole(test().database, 'owner', school.id);
      expect((await report(id)).json()).toMatchObject({ id, isReported: true });
      expect((await report(id, owner)).statusCode).toBe(200);
      const { db } = test().database;
      expect(await db.select().from(questionReport).where(eq(questionReport.textId, id))).toMatchObject([
        { reason: 'personal-data', details: 'Tem um telefone.' },
      ]);
      expect(await list()).toMatchObject({ texts: [{ id, isReported: true, isHidden: false }] });
      await service.moderate(id, publish);
      expect(await list()).toMatchObject({ texts: [{ id, isReported: false }] });
      await report(id);
      expect(await db.$count(questionReport, eq(questionReport.textId, id))).toBe(2);
    });

    it('product 15 counts again after a decision, whatever a visitor has reported since', async () => {
      const id = await ask('denunciada-de-novo@exemplo.com');
      await report(id);
      await service.moderate(id, publish);
      await service.report(id);
      expect(await list()).toMatchObject({ texts: [{ id, isReported: false }] });
      expect((await report(id)).json()).toMatchObject({ isReported: true });
      const { db } = test().database;
      expect(await db.$count(questionReport, eq(questionReport.textId, id))).toBe(3);
      const { events } = schoolLogBody.parse((await call('GET', '/log')).json());
      expect(events.map(({ action }) => action)).toEqual(['question.reported', 'question.reported']);
    });

    it('product 15 hides a text together with two by visitors, and is in the log without its details', async () => {
      const id = await ask('escondida@exemplo.com');
      await service.report(id);
      await service.report(id);
      expect((await report(id)).json()).toMatchObject({ isHidden: true, isReported: true });
      expect(await service.shown(school.slug)).toEqual([]);
      const { events } = schoolLogBody.parse((await call('GET', '/log')).json());
      expect(events).toMatchObject([{ action: 'question.reported', after: { reason: 'personal-data' } }]);
      expect(JSON.stringify(events)).not.toContain('telefone');
    });
  });
});
