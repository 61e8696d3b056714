import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { panelCalls, rejectionCode, type PanelCalls } from '../../accounts/testing/panel-calls.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { signedInAccount } from '../../accounts/testing/signed-in-account.ts';
import { favorite } from '../../platform/database/account-schema.ts';
import { schoolDay } from '../../platform/database/collected-schema.ts';
import {
  orderStatusChange,
  scholarshipOrder,
  type OfferSnapshot,
  type OrderStatus,
} from '../../platform/database/order-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { newOrderCode } from '../../platform/readable-codes.ts';
import { farCities, insertCities, insertFarCities } from '../../search/testing/place-rows.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { findFunnel, findSchoolFunnel } from './funnel.ts';
import { schoolFunnelBody } from './schema.ts';

/** A Thursday; the last finished week began on 2 March. */
const now = new Date('2026-03-12T15:00:00Z');
const inLastWeek = new Date('2026-03-05T15:00:00Z');
const lastWeek = '2026-03-02';

const nothing = {
  views: 0,
  saves: 0,
  comparisons: 0,
  visits: 0,
  questions: 0,
  reservations: 0,
  paid: 0,
  enrolled: 0,
};

describeEachEngine('the funnel', (test) => {
  let calls: PanelCalls;
  let schools: Awaited<ReturnType<typeof insertSchools>>;
  const db = () => test().database.db;
  const findId = (slug: string) => schools.find((one) => one.slug === slug)?.id ?? 0;

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    await insertFarCities(database);
    schools = await insertSchools(database, [
      { name: 'Anglo', slug: 'anglo', cityId: 1702109 },
      { name: 'Rio', slug: 'rio', cityId: farCities.rioBranco },
      { name: 'Ilha', slug: 'ilha', cityId: farCities.noronha },
    ]);
    calls = await panelCalls(database);
  });
  afterAll(() => calls.server.close());
  beforeEach(async () => {
    for (const table of [schoolDay, favorite, schoolVisit, question, scholarshipOrder])
      await db().delete(table);
  });

  const ofSchool = async (slug: string) =>
    (await findSchoolFunnel(db(), { id: findId(slug), slug }, now)).funnel.buckets;
  const storeVisits = (
    slug: string,
    count: number,
    { at = inLastWeek, grade = '1-ano' }: { readonly at?: Date; readonly grade?: string | null } = {},
  ) =>
    db()
      .insert(schoolVisit)
      .values(
        Array.from({ length: count }, () => ({
          schoolId: findId(slug),
          contactName: 'Ana',
          email: 'ana@exemplo.com.br',
          studentGrade: grade,
          times: [],
          question: 'Tem cantina?',
          forwardedTo: 'school' as const,
          endsAt: at,
          createdAt: at,
        })),
      );
  const snapshot: OfferSnapshot = {
    title: '1º ano – Manhã',
    grade: '1º ano',
    stage: 'Ensino fundamental I',
    shift: 'Manhã',
    year: 2027,
    monthlyFee: 100_000,
    price: 50_000,
    discountPercentage: 50,
    enrollmentFee: 0,
    extras: { material: null, uniform: null, meals: null, transport: null },
    school: { name: 'Anglo', slug: 'anglo', city: 'Araguaína', uf: 'TO' },
  };
  const storeOrders = async (slug: string, count: number, statuses: readonly OrderStatus[]) => {
    const orders = await db()
      .insert(scholarshipOrder)
      .values(
        Array.from({ length: count }, () => ({
          code: newOrderCode(),
          schoolId: findId(slug),
          status: statuses.at(-1) ?? 'initiated',
          studentName: 'Bia',
          snapshot,
          expiresAt: inLastWeek,
          createdAt: inLastWeek,
        })),
      )
      .returning({ id: scholarshipOrder.id });
    await db()
      .insert(orderStatusChange)
      .values(
        orders.flatMap(({ id }) =>
          statuses.map((status) => ({ orderId: id, status, createdAt: inLastWeek })),
        ),
      );
  };

  it('counts each step of a school per week and grade, and nothing of another', async () => {
    await db()
      .insert(schoolDay)
      .values([
        { schoolId: findId('anglo'), day: '2026-03-02', views: 40, comparisons: 6 },
        { schoolId: findId('anglo'), day: '2026-03-05', views: 2, comparisons: 1 },
        { schoolId: findId('anglo'), day: '2026-03-01', views: 9 },
        { schoolId: findId('rio'), day: '2026-03-02', views: 500 },
      ]);
    for (let n = 0; n < 5; n += 1) {
      const { row } = await signedInAccount(test().database);
      await db()
        .insert(favorite)
        .values({ accountId: row.id, schoolId: findId('anglo'), createdAt: inLastWeek });
    }
    await storeVisits('anglo', 6);
    await storeVisits('anglo', 5, { grade: null });
    await db()
      .insert(question)
      .values(
        Array.from({ length: 7 }, (_, n) => ({
          schoolId: findId('anglo'),
          userName: 'Ana',
          text: 'Tem cantina?',
          createdAt: inLastWeek,
          status: n === 0 ? ('held' as const) : ('published' as const),
        })),
      );
    await storeOrders('anglo', 5, ['awaiting_payment', 'paid', 'enrolled']);
    await storeOrders('anglo', 3, ['awaiting_payment', 'paid']);
    await storeOrders('anglo', 5, ['awaiting_payment']);
    expect(await ofSchool('anglo')).toEqual([
      {
        ...nothing,
        week: lastWeek,
        grade: null,
        views: 42,
        comparisons: 7,
        saves: 5,
        visits: 5,
        questions: 6,
      },
      { ...nothing, week: lastWeek, grade: '1-ano', visits: 6, reservations: 13, paid: 8, enrolled: 5 },
      { ...nothing, week: '2026-02-23', grade: null, views: 9 },
    ]);
  });

  it.each([
    [0, undefined],
    [1, null],
    [4, null],
    [5, 5],
  ])('LGPD shows %i requests of a week and grade as %j', async (count, shown) => {
    if (count > 0) await storeVisits('anglo', count);
    const [bucket] = await ofSchool('anglo');
    expect(bucket?.visits).toBe(shown);
  });

  it('LGPD states no total from which a hidden count could be derived', async () => {
    await storeVisits('anglo', 3);
    await storeVisits('anglo', 20, { grade: '2-ano' });
    const buckets = await ofSchool('anglo');
    expect(buckets.map(({ grade, visits }) => [grade, visits])).toEqual([
      ['1-ano', null],
      ['2-ano', 20],
    ]);
    expect(JSON.stringify(buckets)).not.toMatch(/\b(3|23)\b(?!-)/);
  });

  it('adds up all schools for our team before it hides', async () => {
    await storeVisits('anglo', 3);
    await storeVisits('rio', 4);
    const { buckets, weeks } = await findFunnel(db(), now);
    expect(buckets).toEqual([{ ...nothing, week: lastWeek, grade: '1-ano', visits: 7 }]);
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([12, lastWeek, '2025-12-15']);
  });

  it.each([
    // A quarter to midnight on Sunday in Rio Branco; in São Paulo it is Monday.
    ['rio', '2026-03-02T04:45:00Z', '2026-02-23'],
    ['anglo', '2026-03-02T04:45:00Z', lastWeek],
    // A quarter past midnight on Monday in Fernando de Noronha; in São Paulo it is Sunday.
    ['ilha', '2026-03-02T02:15:00Z', lastWeek],
    ['anglo', '2026-03-02T02:15:00Z', '2026-02-23'],
  ])('counts for the week of the school: %s at %s', async (slug, moment, week) => {
    await storeVisits(slug, 5, { at: new Date(moment) });
    expect((await ofSchool(slug)).map((bucket) => bucket.week)).toEqual([week]);
  });

  it('LGPD counts no week that goes on, anywhere in the country for our team', async () => {
    await storeVisits('anglo', 5, { at: now });
    await storeVisits('anglo', 5, { at: new Date('2026-03-09T03:00:00Z') });
    expect(await ofSchool('anglo')).toEqual([]);
    // Monday in Brasília, and Sunday in Rio Branco.
    const night = new Date('2026-03-09T04:30:00Z');
    expect((await findFunnel(db(), night)).weeks[0]).toBe('2026-02-23');
    expect((await findFunnel(db(), new Date('2026-03-09T05:00:00Z'))).weeks[0]).toBe(lastWeek);
  });

  it('counts an order in the week in which it was first paid', async () => {
    await storeOrders('anglo', 5, ['awaiting_payment', 'paid', 'enrolled']);
    await db()
      .update(orderStatusChange)
      .set({ createdAt: new Date('2025-11-05T15:00:00Z') })
      .where(eq(orderStatusChange.status, 'paid'));
    expect(await ofSchool('anglo')).toMatchObject([{ paid: 0, enrolled: 5 }]);
  });

  it('forgets what is older than twelve weeks', async () => {
    await storeVisits('anglo', 5, { at: new Date('2025-12-14T15:00:00Z') });
    expect(await ofSchool('anglo')).toEqual([]);
  });

  it('is for the people of the school, and of all schools for our team', async () => {
    const staff = await signedInWithRole(test().database, 'staff', findId('anglo'));
    const answer = await calls.call(staff, 'GET', '/schools/anglo/funnel');
    expect(schoolFunnelBody.parse(answer.json()).school).toEqual({ slug: 'anglo', name: 'Anglo' });
    expect(rejectionCode(await calls.call(staff, 'GET', '/operation/funnel'))).toBe('FORBIDDEN');
    const operator = await signedInWithRole(test().database, 'operator', 0);
    expect((await calls.call(operator, 'GET', '/operation/funnel')).statusCode).toBe(200);
  });
});
