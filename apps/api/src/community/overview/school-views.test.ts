import { today } from '@melhor-escola/domain/date';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { searchHeaders } from '../../../test/test-server.ts';
import { panelCalls, type PanelCalls } from '../../accounts/testing/panel-calls.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { insertTwoSchools } from '../../accounts/testing/panel-schools.ts';
import { schoolDay } from '../../platform/database/collected-schema.ts';
import { farCities, insertCities, insertFarCities } from '../../search/testing/place-rows.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { findSchoolFunnel } from '../funnel/funnel.ts';
import { findSchoolOverview } from './school-overview.ts';
import { addSchoolViews } from './school-views.ts';

describeEachEngine('views of schools', (test) => {
  let calls: PanelCalls;
  let ids: readonly number[];
  /** In Fernando de Noronha and Rio Branco. */
  let far: readonly number[];

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const { own, other } = await insertTwoSchools(database);
    ids = [own.id, other.id];
    await insertFarCities(database);
    const distant = await insertSchools(database, [
      { name: 'Ilha', slug: 'ilha', cityId: farCities.noronha },
      { name: 'Rio', slug: 'rio', cityId: farCities.rioBranco },
    ]);
    far = distant.map(({ id }) => id);
    calls = await panelCalls(database);
  });
  afterAll(() => calls.server.close());
  beforeEach(() => test().database.db.delete(schoolDay));

  const add = (counts: object, headers: Readonly<Record<string, string>> = {}) =>
    calls.server.inject({
      method: 'POST',
      url: '/v3/school-views',
      headers: { ...searchHeaders, ...headers },
      payload: { counts },
    });
  const stored = () => test().database.db.select().from(schoolDay).orderBy(schoolDay.schoolId);

  it('are added up by school and day, without schools that do not exist', async () => {
    const answers = await Promise.all([
      add({ 'views/anglo': 2, 'comparisons/anglo': 1, 'views/outra': 1 }),
      add({ 'comparisons/outra': 1, 'views/anglo': 3, 'views/nenhuma': 9 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await stored()).toEqual([
      { schoolId: ids[0], day: today(), views: 5, comparisons: 1 },
      { schoolId: ids[1], day: today(), views: 1, comparisons: 1 },
    ]);
  });

  it('leave out those by people of the school', async () => {
    const staff = await signedInWithRole(test().database, 'staff', ids[0] ?? 0);
    await add({ 'views/anglo': 2, 'views/outra': 1 }, staff.headers);
    expect(await stored()).toMatchObject([{ schoolId: ids[1], views: 1 }]);
  });

  it.each([
    ['another kind', { 'saves/anglo': 1 }],
    ['what is no slug', { "views/anglo'; --": 1 }],
    ['less than one', { 'views/anglo': 0 }],
  ])('reject %s', async (_name, counts) => {
    expect((await add(counts)).statusCode).toBe(400);
  });

  it('are added by the site only', async () => {
    expect((await add({ 'views/anglo': 1 }, { 'x-api-key': 'guess' })).statusCode).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it.each([
    // A quarter to midnight in Rio Branco, and a quarter past it in Fernando de Noronha.
    ['2026-03-05T04:45:00Z', '2026-03-05', '2026-03-05', '2026-03-04'],
    ['2026-03-05T02:15:00Z', '2026-03-05', '2026-03-04', '2026-03-04'],
  ])('at %s count for the day of each school', async (moment, noronha, araguaina, rioBranco) => {
    await addSchoolViews(
      test().database.db,
      { 'views/ilha': 1, 'views/anglo': 1, 'views/rio': 1 },
      undefined,
      new Date(moment),
    );
    const days = new Map((await stored()).map(({ schoolId, day: counted }) => [schoolId, counted]));
    expect([days.get(far[0] ?? 0), days.get(ids[0] ?? 0), days.get(far[1] ?? 0)]).toEqual([
      noronha,
      araguaina,
      rioBranco,
    ]);
  });

  it('LGPD are shown to the school by finished weeks, as in its funnel', async () => {
    const { db } = test().database;
    const schoolId = ids[0] ?? 0;
    /** A Thursday; its week began on 2 March. */
    const now = new Date('2026-03-05T15:00:00Z');
    const days = ['2026-03-02', '2026-03-01', '2026-02-23', '2026-02-22', '2026-02-16', '2026-02-15'];
    await db
      .insert(schoolDay)
      .values(days.map((day, index) => ({ schoolId, day, views: 10 ** index, comparisons: index })));
    const { week } = await findSchoolOverview(db, schoolId, now);
    expect(week).toMatchObject({
      views: { current: 110, previous: 11_000 },
      comparisons: { current: null, previous: 7 },
    });
    const { funnel } = await findSchoolFunnel(db, { id: schoolId, slug: 'anglo' }, now);
    expect(funnel.buckets.slice(0, 2)).toMatchObject([
      { week: '2026-02-23', views: week.views.current, comparisons: week.comparisons.current },
      { week: '2026-02-16', views: week.views.previous, comparisons: week.comparisons.previous },
    ]);
    // One more today changes nothing that anyone could compare.
    await db.update(schoolDay).set({ views: 2 }).where(eq(schoolDay.day, '2026-03-02'));
    expect(await findSchoolOverview(db, schoolId, now)).toMatchObject({ week });
    await db.delete(schoolDay);
    expect((await findSchoolOverview(db, schoolId, now)).week.views).toEqual({ current: 0, previous: 0 });
  });
});
