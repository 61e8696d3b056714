import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment, testLog } from '../../../test/test-server.ts';
import { signedInAccount } from '../testing/signed-in-account.ts';
import { savedSearch, type AlertKind } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { offerPriceChange } from '../../platform/database/price-schema.ts';
import { offer } from '../../platform/database/schema.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { insertOffers, insertSchools, type TestOffer } from '../../search/testing/school-rows.ts';
import { sendSavedSearchAlerts } from './send-saved-search-alerts.ts';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

describeOneEngine('alerts about prices and seats', (test) => {
  let school: Awaited<ReturnType<typeof insertSchools>>[number];
  let accountId: number;

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const [inserted] = await insertSchools(database, [{ name: 'Anglo', cityId: 1702109 }]);
    if (!inserted) throw new Error('The insert returned no school.');
    school = inserted;
    accountId = (await signedInAccount(database)).row.id;
  });
  beforeEach(async () => {
    const { db } = test().database;
    await db.delete(savedSearch);
    await db.delete(offer);
    await db.delete(mailOutbox);
  });

  async function save(alertKinds?: AlertKind[]): Promise<void> {
    await test()
      .database.db.insert(savedSearch)
      .values({
        accountId,
        name: 'Araguaína',
        query: 'city=araguaina-to',
        seenUntil: hoursAgo(26),
        alertKinds,
      });
  }

  /** An offer from before the last alert, for R$ 500 a month. */
  async function add(title: string, changes: Partial<TestOffer> = {}): Promise<number> {
    const [added] = await insertOffers(test().database, [
      { school, title, monthlyFee: 100_000, createdAt: hoursAgo(90), ...changes },
    ]);
    return added?.id ?? 0;
  }

  async function changePrice(offerId: number, oldPrice: number, newPrice: number, hours = 2): Promise<void> {
    const fees = { oldMonthlyFee: 100_000, newMonthlyFee: 100_000 };
    const { db } = test().database;
    await db
      .insert(offerPriceChange)
      .values({ offerId, oldPrice, newPrice, ...fees, changedAt: hoursAgo(hours) });
    await db.update(offer).set({ price: newPrice }).where(eq(offer.id, offerId));
  }

  async function sentMails(): Promise<readonly { subject: string; text: string }[]> {
    const { database } = test();
    const { signal } = new AbortController();
    await sendSavedSearchAlerts({ database, environment: testEnvironment, signal, log: testLog().log });
    return database.db.select({ subject: mailOutbox.subject, text: mailOutbox.text }).from(mailOutbox);
  }

  it('product 15 one mail reports a new offer, a lower price and a free seat, each once', async () => {
    await save();
    await add('Nova', { createdAt: hoursAgo(3) });
    await changePrice(await add('Baixou'), 62_500, 50_000);
    await add('Reabriu', { seatsAgainAt: hoursAgo(3) });
    await add('Como antes');
    const [mail, ...others] = await sentMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('1 nova bolsa, 1 preço mais baixo e 1 vaga reaberta em “Araguaína”');
    expect(mail?.text.replaceAll('\u00A0', ' ')).toContain('R$ 500 por mês (antes R$ 625, 20% a menos)');
    expect(mail?.text).not.toContain('Como antes');
    // The next day.
    await test()
      .database.db.update(savedSearch)
      .set({ seenUntil: hoursAgo(1) });
    expect(await sentMails()).toHaveLength(1);
  });

  it('product 15 a price that rose, or fell and rose again, is no news', async () => {
    await save();
    await changePrice(await add('Subiu'), 40_000, 50_000);
    const up = await add('Baixou e subiu');
    await changePrice(up, 50_000, 40_000, 4);
    await changePrice(up, 40_000, 50_000, 2);
    await changePrice(await add('Há dias'), 62_500, 50_000, 60);
    expect(await sentMails()).toEqual([]);
  });

  it('product 15 a price that fell twice is compared with the one before both', async () => {
    await save();
    const id = await add('Duas vezes');
    await changePrice(id, 100_000, 60_000, 4);
    await changePrice(id, 60_000, 50_000, 2);
    expect((await sentMails())[0]?.text.replaceAll('\u00A0', ' ')).toContain('antes R$ 1.000, 50% a menos');
  });

  it('product 15 an offer that is full again is not reported', async () => {
    await save();
    await add('Reabriu e esgotou', { seatsAgainAt: hoursAgo(3), seatsLeft: 0 });
    expect(await sentMails()).toEqual([]);
  });

  it('product 15 only the chosen kinds are reported', async () => {
    await save(['lower-prices']);
    await add('Nova', { createdAt: hoursAgo(3) });
    await add('Reabriu', { seatsAgainAt: hoursAgo(3) });
    expect(await sentMails()).toEqual([]);
    await changePrice(await add('Baixou'), 62_500, 50_000);
    expect((await sentMails()).map(({ subject }) => subject)).toEqual(['1 preço mais baixo em “Araguaína”']);
  });
});
