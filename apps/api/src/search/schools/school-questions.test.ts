import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { question } from '../../platform/database/question-schema.ts';
import {
  openQuestionService,
  type QuestionService,
} from '../../community/questions/testing/question-service.ts';
import { firstQuestions, searchSchoolQuestions } from './school-questions.ts';

describeOneEngine('a school’s questions', (test) => {
  let service: QuestionService;
  let school: Awaited<ReturnType<QuestionService['addSchool']>>;
  let ids: number[];
  beforeAll(async () => {
    const { database } = test();
    service = await openQuestionService(database);
    school = await service.addSchool();
    const asked = (day: number, changes: Partial<typeof question.$inferInsert> = {}) => ({
      schoolId: school.id,
      userName: 'Ana',
      text: 'O almoço está incluído?',
      publishedAt: new Date(Date.UTC(2026, 0, day)),
      ...changes,
    });
    const rows = await database.db
      .insert(question)
      .values([
        asked(1),
        asked(2),
        asked(1, { answer: 'Sim.', answeredAt: new Date(Date.UTC(2026, 0, 9)) }),
        asked(1, { helpfulCount: 3 }),
        asked(9, { status: 'held', helpfulCount: 9 }),
      ])
      .returning({ id: question.id });
    ids = rows.map(({ id }) => id);
  });

  it('product 15 come most helpful first, then answered ones, then the latest', async () => {
    const [oldest = 0, latest = 0, answered = 0, helpful = 0] = ids;
    const found = await searchSchoolQuestions(test().database, { schoolSlug: school.slug });
    expect(found).toMatchObject({ total: 4, page: 1 });
    expect(found.hits.map(({ id }) => id)).toEqual([helpful, answered, latest, oldest]);
    const linked = await searchSchoolQuestions(test().database, {
      schoolSlug: school.slug,
      first: oldest,
      pagination: { page: 1, size: 2 },
    });
    expect(linked).toMatchObject({ total: 4, size: 2, hits: [{ id: oldest }, { id: helpful }] });
  });

  it('product 15 are none for an unknown school, and do not reveal a held one', async () => {
    const { database } = test();
    expect(await searchSchoolQuestions(database, { schoolSlug: 'no-such-school' })).toMatchObject({
      hits: [],
      total: 0,
    });
    const held = await searchSchoolQuestions(database, { schoolSlug: school.slug, first: ids[4] ?? 0 });
    expect(held.total).toBe(4);
  });

  it('product 15 the first of many schools are read at once', async () => {
    const other = await service.addSchool();
    const first = await firstQuestions(test().database, [school.id, other.id], 3);
    expect(first.get(school.id)).toMatchObject({ total: 4, hits: { length: 3 } });
    expect(first.has(other.id)).toBe(false);
  });
});
