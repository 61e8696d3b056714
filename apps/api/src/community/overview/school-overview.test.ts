import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment } from '../../../test/test-server.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { signedInAccount } from '../../accounts/testing/signed-in-account.ts';
import { buildServer } from '../../app/server.ts';
import { favorite } from '../../platform/database/account-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
import { offer } from '../../platform/database/schema.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { insertOffers, insertSchools } from '../../search/testing/school-rows.ts';
import { findSchoolOverview } from './school-overview.ts';

describeOneEngine('the overview of a school', (test) => {
  let server: ZodFastify;
  let schools: Awaited<ReturnType<typeof insertSchools>>;

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    schools = await insertSchools(database, [
      { name: 'Anglo', slug: 'anglo', cityId: 1702109 },
      { name: 'Outra', slug: 'outra', cityId: 1702109 },
    ]);
    server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
  });

  it('counts what waits for this school, and nothing of another', async () => {
    const { database } = test();
    const { db } = database;
    const [own, other] = schools;
    if (!own || !other) throw new Error('Expected two schools.');
    const { headers } = await signedInWithRole(database, 'owner', own.id);
    await insertOffers(database, [
      { school: own, seatsLeft: 4 },
      { school: own, seatsLeft: 0 },
      { school: other, seatsLeft: 7 },
    ]);
    // The first ends soon.
    await db
      .update(offer)
      .set({ validUntil: sql`current_date + 3` })
      .where(eq(offer.schoolId, own.id));
    const asked = { userName: 'Ana', text: 'Tem cantina?' };
    await db.insert(question).values([
      { ...asked, schoolId: own.id },
      { ...asked, schoolId: own.id, answer: 'Tem.' },
      { ...asked, schoolId: own.id, status: 'held' },
      { ...asked, schoolId: other.id },
    ]);
    const requested = {
      contactName: 'Ana',
      email: 'ana@exemplo.com.br',
      times: ['2036-03-05T14:00', '2036-03-06T14:00'],
      forwardedTo: 'school',
      endsAt: new Date('2036-03-06T18:00:00Z'),
    } as const;
    await db.insert(schoolVisit).values([
      { ...requested, schoolId: own.id },
      { ...requested, schoolId: own.id, confirmedTime: '2036-03-05T14:00' },
      { ...requested, schoolId: other.id },
    ]);
    const answer = await server.inject({ url: '/v3/panel/schools/anglo', headers });
    expect(answer.json()).toEqual({
      school: { slug: 'anglo', name: 'Anglo' },
      waiting: { visits: 1, questions: 1, reviews: 0, orders: 0, oversold: 0, endingOffers: 1 },
      offers: 1,
      seatsLeft: 4,
      week: {
        views: { current: 0, previous: 0 },
        comparisons: { current: 0, previous: 0 },
        saves: { current: 0, previous: 0 },
        visits: { current: 0, previous: 0 },
        orders: { current: 0, previous: 0 },
        enrollments: { current: 0, previous: 0 },
      },
    });
  });

  it('counts what happened in the last two finished weeks at the school', async () => {
    const { db } = test().database;
    const [, other] = schools;
    if (!other) throw new Error('Expected two schools.');
    await db.delete(schoolVisit);
    const moments = [
      // The week goes on; its Monday in Brasília begins at 03:00.
      '2026-03-05T12:00:00Z',
      '2026-03-02T03:00:00Z',
      ...Array.from({ length: 6 }, () => '2026-03-02T02:59:00Z'),
      '2026-02-16T03:00:00Z',
      '2026-02-16T02:59:00Z',
    ].map((moment) => new Date(moment));
    for (const createdAt of moments) {
      const { row } = await signedInAccount(test().database);
      await db.insert(favorite).values({ accountId: row.id, schoolId: other.id, createdAt });
    }
    const requested = {
      contactName: 'Ana',
      email: 'ana@exemplo.com.br',
      question: 'Tem cantina?',
      forwardedTo: 'school',
    } as const;
    await db.insert(schoolVisit).values(
      moments.map((createdAt) => ({
        ...requested,
        schoolId: other.id,
        times: [],
        endsAt: createdAt,
        createdAt,
      })),
    );
    const { week } = await findSchoolOverview(db, other.id, new Date('2026-03-05T15:00:00Z'));
    expect(week).toMatchObject({
      saves: { current: 6, previous: null },
      visits: { current: 6, previous: 1 },
    });
  });

  it('S36 asks an owner without a second factor for it', async () => {
    const { database } = test();
    const { headers } = await signedInWithRole(database, 'owner', schools[0]?.id ?? 0);
    await database.db.execute(
      sql`UPDATE account_session SET privileged_seen_at = now() - interval '61 minutes'`,
    );
    const answer = await server.inject({ url: '/v3/panel/schools/anglo', headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  });

  it('answers 404 for an unknown school', async () => {
    const { headers } = await signedInWithRole(test().database, 'operator', 0);
    const answer = await server.inject({ url: '/v3/panel/schools/nenhuma', headers });
    expect(answer.json()).toMatchObject({ code: 'SCHOOL_NOT_FOUND' });
  });
});
