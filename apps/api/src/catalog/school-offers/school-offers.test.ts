import { today } from '@melhor-escola/domain/date';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment } from '../../../test/test-server.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { buildServer } from '../../app/server.ts';
import { auditEvent } from '../../platform/database/account-schema.ts';
import { schoolChange } from '../../platform/database/directory-schema.ts';
import { offer, school } from '../../platform/database/schema.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { insertOffers, insertSchools } from '../../search/testing/school-rows.ts';
import { importOffers } from '../imports/import-offers.ts';
import { offerRelevance } from '../offers/offer-relevance.ts';

const terms = {
  title: '',
  grade: '1-ano',
  shift: 'manha',
  year: 2027,
  monthlyFee: 185_000,
  discountPercentage: 20.15,
  enrollmentFee: 0,
  extras: { material: null, uniform: 0, meals: 90_000, transport: null },
  seats: 10,
  validUntil: '2999-03-31',
};

describeOneEngine('the scholarships of a school in the panel', (test) => {
  let server: ZodFastify;
  let headers: Readonly<Record<string, string>>;
  let accountId: number;
  let schools: Awaited<ReturnType<typeof insertSchools>>;

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    schools = await insertSchools(database, [
      { name: 'Anglo', slug: 'anglo', cityId: 1702109, ratingAverage: 4.5, ratingCount: 12 },
      { name: 'Outra', slug: 'outra', cityId: 1702109 },
    ]);
    const person = await signedInWithRole(database, 'staff', schools[0]?.id ?? 0);
    ({ headers } = person);
    accountId = person.row.id;
    server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
  });
  beforeEach(async () => {
    const { db } = test().database;
    await db.delete(offer);
    await db.delete(auditEvent);
    await db.delete(schoolChange);
  });

  const call = (method: 'GET' | 'POST' | 'PUT', path = '', payload?: object, more: object = {}) =>
    server.inject({
      method,
      url: `/v3/panel/schools/anglo/offers${path}`,
      headers: { ...headers, ...more },
      ...(payload ? { payload } : {}),
    });
  const add = async (change: object = {}) => (await call('POST', '', { ...terms, ...change })).json();
  const events = async () =>
    (await test().database.db.select().from(auditEvent).orderBy(auditEvent.id)).filter(({ action }) =>
      action.startsWith('offer.'),
    );

  it('EN-08 adds an offer that costs and ranks as an imported one, and renews the pages of the school', async () => {
    const added = await call('POST', '', terms);
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      version: 1,
      isOwn: true,
      title: '1º ano – Manhã',
      price: 147_723,
      seats: { total: 10, left: 10, reserved: 0 },
      state: 'open',
    });
    const { db } = test().database;
    const [row] = await db.select().from(offer);
    expect(row).toMatchObject({ source: 'school', cityId: 1702109, lat: -23.55, tagMask: 0 });
    const factors = { isPartner: true, discountPercentage: 20.15, seatsLeft: 10 };
    const relevance = offerRelevance({ ...factors, ratingAverage: 4.5, ratingCount: 12 });
    expect(row?.relevance).toBeCloseTo(relevance, 4);
    const [own] = await db.select().from(school).where(eq(school.slug, 'anglo'));
    expect(own?.isPartner).toBe(true);
    expect(await db.select({ id: schoolChange.schoolId }).from(schoolChange)).toEqual([{ id: own?.id }]);
    expect(await events()).toMatchObject([
      {
        actor: `account:${accountId}`,
        action: 'offer.added',
        schoolId: own?.id,
        after: { price: 147_723, grade: '1-ano' },
      },
    ]);
    const list = await call('GET');
    expect(list.json()).toMatchObject({
      school: { slug: 'anglo', name: 'Anglo' },
      total: 1,
      offers: [added.json()],
    });
  });

  it('adds once however often the same attempt is sent', async () => {
    const key = { 'idempotency-key': 'a-1' };
    const first = await call('POST', '', terms, key);
    const again = await call('POST', '', terms, key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const other = await call('POST', '', { ...terms, seats: 3 }, key);
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect((await call('GET')).json().total).toBe(1);
  });

  it('changes an offer, with before and after of only what changed and its history of prices', async () => {
    const { id } = await add();
    const changed = await call('PUT', `/${id}`, { ...terms, version: 1, monthlyFee: 200_000, seats: 12 });
    expect(changed.json()).toMatchObject({ version: 2, price: 159_700, seats: { total: 12, left: 12 } });
    expect((await events()).at(-1)).toMatchObject({
      action: 'offer.changed',
      subject: `offer:${id}`,
      before: { monthlyFee: 185_000, price: 147_723, seats: 10 },
      after: { monthlyFee: 200_000, price: 159_700, seats: 12 },
    });
    const same = await call('PUT', `/${id}`, { ...terms, version: 2, monthlyFee: 200_000, seats: 12 });
    expect(same.json()).toMatchObject({ version: 2 });
    expect(await events()).toHaveLength(2);
    expect((await call('GET', `/${id}/prices`)).json()).toMatchObject([
      { oldMonthlyFee: 185_000, newMonthlyFee: 200_000, oldPrice: 147_723, newPrice: 159_700 },
    ]);
  });

  it('rejects a change of an offer that somebody else has changed', async () => {
    const { id } = await add();
    await call('PUT', `/${id}`, { ...terms, version: 1, seats: 12 });
    const late = await call('PUT', `/${id}`, { ...terms, version: 1, seats: 5 });
    const { offers } = (await call('GET')).json();
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'OFFER_CHANGED', details: { currentOffer: offers[0] } },
    ]);
    expect(offers).toMatchObject([{ version: 2, seats: { total: 12 } }]);
  });

  it('closes several, all or none, and a new date opens one again', async () => {
    const [one, two] = [await add(), await add({ grade: '2-ano' })];
    const close = (versions: readonly number[]) =>
      call('POST', '/close', {
        offers: [one, two].map(({ id }, index) => ({ id, version: versions[index] })),
      });
    expect((await close([1, 2])).json()).toMatchObject({ code: 'OFFER_CHANGED' });
    expect((await call('GET')).json().offers).toMatchObject([{ state: 'open' }, { state: 'open' }]);
    const closed = (await close([1, 1])).json();
    expect(closed).toMatchObject([{ state: 'ended' }, { state: 'ended' }]);
    expect(closed[0].validUntil < today()).toBe(true);
    expect(await close([2, 2])).toMatchObject({ statusCode: 200 });
    const reopened = await call('PUT', `/${one.id}`, { ...terms, version: 2 });
    expect(reopened.json()).toMatchObject({ version: 3, state: 'open' });
    expect((await events()).map(({ action }) => action)).toEqual([
      'offer.added',
      'offer.added',
      'offer.closed',
      'offer.closed',
      'offer.changed',
    ]);
  });

  it.each([
    [{ monthlyFee: 150 }, 'faltam zeros?'],
    [{ discountPercentage: 100.5 }, 'de 0 a 100'],
    [{ seats: -1 }, 'número inteiro'],
    [{ validUntil: '2027-02-30' }, 'Informe um dia'],
    [{ extras: { ...terms.extras, meals: -5 } }, 'Informe um valor'],
    [{ grade: 'faculdade' }, 'grade'],
  ])('EN-08 rejects %j', async (change, message) => {
    const answer = await call('POST', '', { ...terms, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(message);
  });

  it('S36 never touches an offer of another school', async () => {
    const { database } = test();
    const [, other] = schools;
    if (!other) throw new Error('Expected two schools.');
    const [foreign] = await insertOffers(database, [{ school: other }]);
    const id = foreign?.id ?? 0;
    const answers = [
      await call('PUT', `/${id}`, { ...terms, version: 1 }),
      await call('POST', '/close', { offers: [{ id, version: 1 }] }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(['OFFER_NOT_FOUND', 'OFFER_NOT_FOUND']);
    expect((await call('GET', `/${id}/prices`)).json()).toEqual([]);
    expect((await call('GET')).json().offers).toEqual([]);
    expect(await database.db.select().from(offer)).toEqual([foreign]);
  });

  it('S37 no file of a partner overwrites what the school wrote or edited', async () => {
    const { database } = test();
    const columns =
      'school_slug;reference;grade;shift;year;monthly_fee;discount_percentage;seats;valid_until';
    const load = (reference: string) =>
      importOffers(database, {
        bytes: (async function* () {
          yield Buffer.from(`${columns}\nanglo;${reference};1-ano;manha;2027;900,00;50;7;2999-03-31\n`);
        })(),
      });
    expect(await load('A')).toMatchObject({ new: 1 });
    const [imported] = (await call('GET')).json().offers;
    expect(imported).toMatchObject({ isOwn: false, reference: 'A' });
    await call('PUT', `/${imported.id}`, { ...terms, version: imported.version });
    const report = await load('A');
    expect(report).toMatchObject({ changed: 0, outcome: 'complete' });
    expect(report.skipped).toEqual({
      'the school itself has written or edited this offer, which stays as it is': {
        count: 1,
        lines: [2],
        broken: false,
      },
    });
    expect((await call('GET')).json().offers).toMatchObject([{ isOwn: true, monthlyFee: 185_000 }]);
  });

  it('adds none to a school that has left the directory', async () => {
    const { db } = test().database;
    const leave = (unlistedReason: 'closed' | null) =>
      db.update(school).set({ unlistedReason }).where(eq(school.slug, 'anglo'));
    await leave('closed');
    const answer = await call('POST', '', terms);
    await leave(null);
    expect(answer.json()).toMatchObject({ code: 'SCHOOL_UNLISTED' });
  });
});
