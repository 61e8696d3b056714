import { today } from '@melhor-escola/domain/date';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { searchHeaders } from '../../../test/test-server.ts';
import { panelCalls, type PanelCalls } from '../../accounts/testing/panel-calls.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { insertTwoSchools } from '../../accounts/testing/panel-schools.ts';
import { schoolDay } from '../../platform/database/collected-schema.ts';
import { farCities, insertCities, insertFarCities } from '../../search/testing/place-rows.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { schoolOverviewBody } from './schema.ts';
import { addSchoolViews } from './school-views.ts';

const day = (ago: number) => sql<string>`${today()}::date - ${ago}::int`;

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

  it('are shown to the school with those of the week before', async () => {
    const { database } = test();
    await database.db.insert(schoolDay).values(
      [0, 6, 7, 13, 14].map((ago, index) => ({
        schoolId: ids[0] ?? 0,
        day: day(ago),
        views: 10 ** index,
        comparisons: index,
      })),
    );
    const owner = await signedInWithRole(database, 'owner', ids[0] ?? 0);
    const { week } = schoolOverviewBody.parse((await calls.call(owner, 'GET', '/schools/anglo')).json());
    expect(week).toMatchObject({
      views: { current: 11, previous: 1_100 },
      comparisons: { current: null, previous: 5 },
    });
    await database.db.delete(schoolDay).where(eq(schoolDay.schoolId, ids[0] ?? 0));
    const none = schoolOverviewBody.parse((await calls.call(owner, 'GET', '/schools/anglo')).json());
    expect(none.week.views).toEqual({ current: 0, previous: 0 });
  });
});
