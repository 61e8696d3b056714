import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { tokensIn } from '../../../test/form-service.ts';
import { tenantHeader, testEnvironment, testLog } from '../../../test/test-server.ts';
import { account, oneTimeToken, rateLimit, savedSearch } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { purgeExpiredJob } from '../../platform/jobs/purge-expired-job.ts';
import { signedInAccount } from '../testing/signed-in-account.ts';
import { type AlertService, email, openAlertService, query } from './testing/alert-service.ts';

describeOneEngine('alerts that end without a trace', (test) => {
  let service: AlertService;
  beforeAll(async () => {
    service = await openAlertService(test().database);
  });
  beforeEach(() => service.clear());

  /** Tables in which the address occurs. */
  async function traces(): Promise<string[]> {
    const { db } = test().database;
    const found = [];
    for (const [name, table] of Object.entries({
      savedSearch,
      mailOutbox,
      oneTimeToken,
      rateLimit,
      account,
    }))
      if (JSON.stringify(await db.select().from(table)).includes('ana@')) found.push(name);
    return found;
  }

  it('S31 when they are stopped by one click in a mail program (RFC 8058), idempotently', async () => {
    await service.begin();
    const [alert] = await service.alertsOfNewOffer();
    const url = new URL(alert?.unsubscribeUrl ?? '');
    expect(url.pathname).toBe('/api/v3/saved-searches/unsubscribe');
    const press = () =>
      service.server.inject({
        method: 'POST',
        url: `/v3/saved-searches/unsubscribe${url.search}`,
        headers: { ...tenantHeader, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await press()).statusCode).toBe(204);
    expect(await traces()).toEqual([]);
    expect(await test().database.db.$count(oneTimeToken)).toBe(0);
    expect((await press()).statusCode).toBe(204);
  });

  it('product 8 when they are stopped on the page of the link; those of another search stay', async () => {
    await service.begin();
    await service.begin(email, 'state=tocantins');
    const mails = await service.alertsOfNewOffer();
    const mail = mails.find(({ subject }) => subject.includes('6º ano'));
    const [token] = tokensIn([mail ?? { text: '' }]);
    const stopped = await service.stop(token);
    expect(stopped.json()).toEqual({ name: '6º ano em Araguaína, TO' });
    expect((await service.stored()).map((row) => row.query)).toEqual(['state=tocantins']);
    expect(await service.mailsTo(email, 'saved-search-alert')).toHaveLength(1);
  });

  const purge = () => {
    const { signal } = new AbortController();
    const { database } = test();
    return purgeExpiredJob.run({ database, environment: testEnvironment, signal, log: testLog().log });
  };

  it.each([
    ['unconfirmed', '47 hours', 1, sql`NULL`],
    ['unconfirmed', '49 hours', 0, sql`NULL`],
    ['confirmed', '364 days', 1, sql`created_at`],
    ['confirmed', '366 days', 0, sql`created_at`],
  ])('S31 %s ones of %s ago: %i stay', async (_, age, left, confirmedAt) => {
    await service.ask();
    const { db } = test().database;
    await db.execute(sql`UPDATE saved_search SET created_at = now() - ${age}::interval`);
    await db.execute(sql`UPDATE saved_search SET confirmed_at = ${confirmedAt}`);
    await purge();
    expect(await service.stored()).toHaveLength(left);
    const remaining = left === 0 ? await traces() : [];
    expect(remaining).toEqual([]);
  });

  it('S31 an unconfirmed one lives as long as its latest link', async () => {
    await service.ask();
    await test().database.db.execute(sql`UPDATE saved_search SET created_at = now() - interval '47 hours'`);
    await service.ask();
    const [alert] = await service.stored();
    expect(Date.now() - Number(alert?.createdAt)).toBeLessThan(60_000);
  });

  it('S31 when the account of their address is deleted before anyone has confirmed them', async () => {
    const owner = await signedInAccount(test().database, { email });
    await service.ask();
    const exported = await service.call(
      'POST',
      '/account/user/privacy/export',
      {},
      { headers: owner.headers },
    );
    expect(exported.json()).toMatchObject({ savedSearches: [{ email, query }] });
    const gone = await service.call(
      'POST',
      '/account/user/privacy/delete',
      { reviews: 'remove', givenUp: [] },
      { headers: owner.headers },
    );
    expect(gone.statusCode).toBe(200);
    expect(await service.stored()).toEqual([]);
  });
});
