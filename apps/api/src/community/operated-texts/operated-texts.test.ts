import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { auditEvent } from '../../platform/database/account-schema.ts';
import { question, questionReport } from '../../platform/database/question-schema.ts';
import { review, reviewReport } from '../../platform/database/schema.ts';
import {
  createQuestionForm,
  openQuestionService,
  type QuestionService,
} from '../questions/testing/question-service.ts';
import { createReviewForm } from '../reviews/testing/review-service.ts';
import { countWaitingTexts } from './find-operated-texts.ts';
import { decidedTextsBody } from './schema.ts';
import { hold, publish, reject } from './testing/moderator.ts';

describeOneEngine('texts that wait for our team', (test) => {
  let service: QuestionService;
  beforeAll(async () => {
    service = await openQuestionService(test().database);
  });
  beforeEach(async () => {
    await test().database.db.delete(question);
    await test().database.db.delete(review);
  });

  /** A published question with a report of this day in 2026. */
  const reported = async (reportedOn: string) => {
    const { db } = test().database;
    const school = await service.addSchool();
    const [row] = await db
      .insert(question)
      .values({
        ...createQuestionForm('ana.souza@exemplo.com.br'),
        schoolId: school.id,
        publishedAt: new Date('2026-01-01T12:00:00Z'),
        status: 'published',
      })
      .returning();
    if (!row) throw new Error('The question was not stored.');
    await db
      .insert(questionReport)
      .values({ textId: row.id, reason: 'personal-data', createdAt: new Date(`${reportedOn}T12:00:00Z`) });
    return { id: row.id, school };
  };
  /** A review that reports have hidden on this day in 2026. */
  const heldReview = async (reportedOn: string) => {
    const { db } = test().database;
    const school = await service.addSchool();
    const [row] = await db
      .insert(review)
      .values({
        ...createReviewForm('bia@exemplo.com.br'),
        schoolId: school.id,
        publishedAt: new Date('2026-01-01T12:00:00Z'),
        status: 'held',
        reply: 'Obrigada!',
        repliedAt: new Date('2026-01-02T12:00:00Z'),
      })
      .returning();
    if (!row) throw new Error('The review was not stored.');
    await db
      .insert(reviewReport)
      .values({ textId: row.id, reason: 'false', createdAt: new Date(`${reportedOn}T12:00:00Z`) });
    return { id: row.id, school };
  };
  const keys = async (query?: string) =>
    (await service.moderator.list(query)).texts.map(({ kind, id }) => `${kind} ${id}`);

  describe('the list', () => {
    it('has what is hidden or reported, that which waits longest first, as many as the first page counts', async () => {
      const late = await reported('2026-03-03');
      const early = await heldReview('2026-03-01');
      const { total, texts } = await service.moderator.list();
      expect(total).toBe(2);
      expect(texts).toMatchObject([
        {
          kind: 'review',
          id: early.id,
          status: 'held',
          school: { slug: early.school.slug },
          rating: 4.2,
          answer: 'Obrigada!',
          waitingSince: '2026-03-01T12:00:00.000Z',
          reports: [{ reason: 'false' }],
        },
        { kind: 'question', id: late.id, status: 'published', email: 'a•••@e•••.com.br' },
      ]);
      expect(await countWaitingTexts(test().database.db)).toEqual({
        count: 2,
        oldest: new Date('2026-03-01T12:00:00Z'),
      });
    });

    it('is empty, and counts nothing, when nothing waits', async () => {
      expect(await service.moderator.list('?page=3')).toEqual({
        school: null,
        total: 0,
        page: 1,
        pages: 1,
        texts: [],
      });
      expect(await countWaitingTexts(test().database.db)).toEqual({ count: 0, oldest: null });
    });

    it('puts what our team has held after what nobody has looked at', async () => {
      const held = await heldReview('2026-03-01');
      const other = await reported('2026-03-03');
      await service.moderator.decide('review', held.id, publish);
      await service.moderator.decide('review', held.id, hold);
      expect(await keys()).toEqual([`question ${other.id}`, `review ${held.id}`]);
    });

    it('puts a text at the end that our team holds, though reports had hidden it already', async () => {
      const held = await heldReview('2026-03-01');
      const other = await reported('2026-03-03');
      const holding = () => service.moderator.decide('review', held.id, hold);
      expect(await holding()).toMatchObject({ outcome: 'done', text: { reports: [{ reason: 'false' }] } });
      expect(await keys()).toEqual([`question ${other.id}`, `review ${held.id}`]);
    });

    it('has all texts of a school on request, also those without a decision to make', async () => {
      const { id, school } = await reported('2026-03-03');
      await service.moderator.decide('question', id, reject);
      expect(await keys()).toEqual([]);
      expect(await service.moderator.list(`?school=${school.slug}`)).toMatchObject({
        school: { slug: school.slug, name: school.name },
        texts: [{ id, status: 'rejected', waitingSince: null }],
      });
      const unknown = await service.moderator.read('?school=nenhuma');
      expect(unknown.json()).toMatchObject({ code: 'SCHOOL_NOT_FOUND' });
    });
  });

  describe('a decision', () => {
    it('is applied with others in one call, each by itself', async () => {
      const one = await reported('2026-03-01');
      const other = await heldReview('2026-03-02');
      const { texts } = await service.moderator.list();
      const findVersion = (id: number) => texts.find((text) => text.id === id)?.version;
      const answer = await service.moderator.send([
        { kind: 'question', id: one.id, version: findVersion(one.id), decision: publish },
        { kind: 'question', id: 2_000_000_000, version: '', decision: publish },
        { kind: 'review', id: other.id, version: findVersion(other.id), decision: reject },
      ]);
      expect(decidedTextsBody.parse(answer.json()).results).toMatchObject([
        { id: one.id, outcome: 'done', text: { status: 'published', reports: [] } },
        { id: 2_000_000_000, outcome: 'gone', text: null },
        { id: other.id, outcome: 'done', text: { status: 'rejected' } },
      ]);
      expect(await keys()).toEqual([]);
    });

    it.each([
      ['somebody has decided', (id: number) => service.moderator.decide('question', id, reject)],
      ['somebody has reported it again', (id: number) => service.report(id)],
      [
        'the school has answered',
        (id: number) =>
          test()
            .database.db.update(question)
            .set({ answer: 'Sim.', answeredAt: new Date('2026-03-04') })
            .where(eq(question.id, id)),
      ],
    ])('changes nothing when %s since the text was read', async (_title, change) => {
      const { id } = await reported('2026-03-01');
      const [read] = (await service.moderator.list()).texts;
      await change(id);
      const before = await service.stored(id);
      const answer = await service.moderator.send([
        { kind: 'question', id, version: read?.version, decision: hold },
      ]);
      expect(decidedTextsBody.parse(answer.json()).results).toMatchObject([{ id, outcome: 'changed' }]);
      expect(await service.stored(id)).toEqual(before);
    });

    it('is done when it is sent again, as by a page that was closed before the answer', async () => {
      const { id } = await reported('2026-03-01');
      const [read] = (await service.moderator.list()).texts;
      const decision = { kind: 'question', id, version: read?.version, decision: reject };
      for (let n = 0; n < 2; n += 1) {
        const { results } = decidedTextsBody.parse((await service.moderator.send([decision])).json());
        expect(results).toMatchObject([{ outcome: 'done' }]);
      }
      const { db } = test().database;
      const events = await db
        .select()
        .from(auditEvent)
        .where(eq(auditEvent.subject, `question:${id}`));
      expect(events).toMatchObject([
        { actor: `account:${service.moderator.accountId}`, after: { reason: 'offensive' } },
      ]);
    });

    it('is not done when the text was rejected for another reason meanwhile, which its author reads', async () => {
      const { id } = await reported('2026-03-01');
      const [read] = (await service.moderator.list()).texts;
      await service.moderator.decide('question', id, reject);
      const before = await service.stored(id);
      for (const other of [
        { ...reject, reason: 'false' },
        { ...reject, details: 'Cita uma pessoa.' },
      ]) {
        const decision = { kind: 'question', id, version: read?.version, decision: other };
        const { results } = decidedTextsBody.parse((await service.moderator.send([decision])).json());
        expect(results).toMatchObject([{ outcome: 'changed' }]);
      }
      expect(await service.stored(id)).toEqual(before);
      // Read again, it can be corrected.
      const corrected = { ...reject, details: 'Cita uma pessoa.' };
      expect(await service.moderator.decide('question', id, corrected)).toMatchObject({ outcome: 'done' });
      expect((await service.stored(id)).rejectionReason).toContain('Cita uma pessoa.');
    });

    it('needs a known reason to reject', async () => {
      const { id } = await reported('2026-03-01');
      const version = (await service.moderator.list()).texts[0]?.version;
      for (const decision of [
        { kind: 'reject' },
        { kind: 'reject', reason: 'boring', details: null },
        { kind: 'reject', reason: 'other', details: 'a'.repeat(501) },
      ]) {
        const answer = await service.moderator.send([{ kind: 'question', id, version, decision }]);
        expect(answer.statusCode).toBe(400);
      }
      expect(await service.stored(id)).toMatchObject({ status: 'published' });
    });
  });
});
