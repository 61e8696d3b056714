import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testLog } from '../../../test/test-server.ts';
import { offerRelevance } from '../../catalog/offers/offer-relevance.ts';
import { schoolChange } from '../../platform/database/directory-schema.ts';
import { offer, school } from '../../platform/database/schema.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { insertOffers, insertSchools } from '../../search/testing/school-rows.ts';
import { refreshRelevance } from './refresh-relevance.ts';

describeOneEngine('the relevance of stored offers', (test) => {
  let schools: Awaited<ReturnType<typeof insertSchools>>;
  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const palmas = { cityId: 1721000, isPartner: true };
    schools = await insertSchools(database, [
      { ...palmas, name: 'Anglo', ratingAverage: 5, ratingCount: 1 },
      { ...palmas, name: 'Girassol' },
    ]);
    const [rated, unrated] = schools;
    if (!rated || !unrated) throw new Error('Expected two schools.');
    await insertOffers(database, [
      { school: rated, discountPercentage: 40, seatsLeft: 3, relevance: 99 },
      { school: rated, seatsLeft: 0, relevance: 98 },
      { school: unrated, relevance: 97 },
    ]);
  });

  const run = async () => {
    const { database } = test();
    const { log, written } = testLog();
    await refreshRelevance({ database, signal: new AbortController().signal, log });
    return written();
  };

  it('follows a release that changes its formula, for offers of rated schools that have seats', async () => {
    const { db } = test().database;
    expect(await run()).toContain('"changed":1');
    const stored = await db
      .select({ relevance: offer.relevance, rating: offer.ratingAverage, seatsLeft: offer.seatsLeft })
      .from(offer)
      .orderBy(offer.id);
    const relevance = offerRelevance({
      isPartner: true,
      discountPercentage: 40,
      ratingAverage: 5,
      ratingCount: 1,
      seatsLeft: 3,
    });
    expect(stored).toMatchObject([
      { relevance: expect.closeTo(relevance, 3) as number, rating: 5 },
      { relevance: 98 },
      { relevance: 97 },
    ]);
    const [rated] = schools;
    expect(await db.$count(schoolChange, eq(schoolChange.schoolId, rated?.id ?? 0))).toBe(1);
  });

  it('is written once: the next night finds nothing to do', async () => {
    const { db } = test().database;
    await run();
    const before = await db.select({ updatedAt: sql`max(${school.updatedAt})` }).from(school);
    expect(await run()).not.toContain('changed');
    expect(await db.select({ updatedAt: sql`max(${school.updatedAt})` }).from(school)).toEqual(before);
  });
});
