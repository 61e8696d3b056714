import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/each-engine.ts';
import { tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import { buildServer } from '../../app/server.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { insertOffers, insertSchools } from '../../search/testing/school-rows.ts';
import { prepareDemoSchool } from './demo-school.ts';

describe('the demonstration account of a school', () => {
  let test: TestDatabase;
  let server: ZodFastify;

  beforeAll(async () => {
    test = await openTestDatabase('pglite');
    const { database } = test;
    await insertCities(database);
    const [anglo] = await insertSchools(database, [
      { name: 'Anglo', slug: 'anglo', cityId: 3550308, demo: true, source: 'demo' },
    ]);
    if (!anglo) throw new Error('Expected a school.');
    await insertOffers(database, [{ school: anglo, seatsTotal: 9, seatsLeft: 9, demo: true }]);
    server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
  });
  afterAll(async () => {
    await server.close();
    await test.remove();
  });

  it('opens the panel of a school where something of everything waits, again after the next start', async () => {
    const { database, environment } = test;
    const demo = await prepareDemoSchool(database, environment.dataDir);
    expect(await prepareDemoSchool(database, environment.dataDir)).toEqual(demo);
    const { token } = (
      await server.inject({
        method: 'POST',
        url: '/v3/account/auth/login',
        headers: tenantHeader,
        payload: demo,
      })
    ).json();
    const answer = await server.inject({
      url: '/v3/panel/schools/anglo',
      headers: { ...tenantHeader, authorization: `Bearer ${token}` },
    });
    expect(answer.json()).toMatchObject({
      waiting: { visits: 2, questions: 2, orders: 2, oversold: 0 },
      // Five statuses hold a seat.
      seatsLeft: 4,
      week: { visits: { current: 6 } },
    });
  });
});
