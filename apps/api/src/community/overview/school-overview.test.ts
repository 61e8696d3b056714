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
    for (const days of [1, 1, 1, 2, 2, 2, 10, 30]) {
      const { row } = await signedInAccount(database);
      await db.insert(favorite).values({
        accountId: row.id,
        schoolId: own.id,
        createdAt: sql`now() - make_interval(days => ${days})`,
      });
    }
    const answer = await server.inject({ url: '/v3/panel/schools/anglo', headers });
    expect(answer.json()).toEqual({
      school: { slug: 'anglo', name: 'Anglo' },
      waiting: { visits: 1, questions: 1, reviews: 0, orders: 0, oversold: 0, endingOffers: 1 },
      offers: 1,
      seatsLeft: 4,
      week: {
        views: { current: 0, previous: 0 },
        comparisons: { current: 0, previous: 0 },
        saves: { current: 6, previous: null },
        visits: { current: 2, previous: 0 },
        orders: { current: 0, previous: 0 },
        enrollments: { current: 0, previous: 0 },
      },
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
