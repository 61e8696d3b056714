import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment, testLog } from '../../../test/test-server.ts';
import {
  account,
  accountSession,
  baseUser,
  googleSignIn,
  oneTimeToken,
  rateLimit,
  visitorSession,
} from '../database/account-schema.ts';
import { signedInAccount } from '../../accounts/testing/signed-in-account.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { mailOutbox } from '../database/operation-schema.ts';
import { schoolClaim, schoolInvitation, schoolPhoto } from '../database/panel-schema.ts';
import { testMail } from '../mail/testing/test-mail.ts';
import { purgeExpiredJob } from './purge-expired-job.ts';

const digest = (): Buffer => randomBytes(32);

describeOneEngine('purging expired rows', (test) => {
  it('deletes all expired rows, in any number, and no others', async () => {
    const { database } = test();
    const { db } = database;
    const [user] = await db.insert(baseUser).values({}).returning({ id: baseUser.id });
    const baseUserId = user?.id ?? 0;
    const [person] = await db
      .insert(account)
      .values({ baseUserId, name: 'Ana', email: 'ana@exemplo.com' })
      .returning({ id: account.id });
    const accountId = person?.id ?? 0;
    const expiries = [sql`now() - interval '1 second'`, sql`now() + interval '1 hour'`];
    for (const expiresAt of expiries) {
      await db.insert(visitorSession).values({ tokenDigest: digest(), baseUserId, expiresAt });
      await db
        .insert(accountSession)
        .values({ tokenDigest: digest(), accountId, device: 'Chrome no Android', expiresAt });
      await db
        .insert(oneTimeToken)
        .values({ tokenDigest: digest(), purpose: 'reset-password', subjectId: accountId, expiresAt });
      await db
        .insert(googleSignIn)
        .values({ stateDigest: digest(), nonce: 'n', codeVerifier: 'v', expiresAt });
    }
    const longAgo = sql`now() - interval '2 years'`;
    const [lapsed, current, recent] = await db
      .insert(baseUser)
      .values([{ createdAt: longAgo }, { createdAt: longAgo }, {}])
      .returning({ id: baseUser.id });
    for (const [at, expiresAt] of expiries.entries()) {
      const visitor = [lapsed, current][at]?.id ?? 0;
      await db.insert(visitorSession).values({ tokenDigest: digest(), baseUserId: visitor, expiresAt });
    }
    await db.update(baseUser).set({ createdAt: longAgo }).where(eq(baseUser.id, baseUserId));
    await db.execute(sql`INSERT INTO rate_limit (key, points, expire)
      SELECT 'old:' || n, 1, 1000 FROM generate_series(1, 2500) AS n`);
    await db.insert(rateLimit).values([
      { key: 'now', points: 1, expire: Date.now() + 60_000 },
      { key: 'for ever', points: 1, expire: null },
      { key: 'export:of today', points: 1, expire: Date.now() + 23 * 3_600_000 },
      { key: 'review-same-report:of yesterday', points: 1, expire: Date.now() + 89 * 24 * 3_600_000 },
    ]);
    const mail = { kind: 'welcome', recipient: 'ana@exemplo.com', ...testMail() };
    const old = sql`now() - interval '31 days'`;
    await db.insert(mailOutbox).values([
      { ...mail, createdAt: old, sentAt: old },
      { ...mail, createdAt: old, failedAt: old },
      { ...mail, subject: 'Ainda não', createdAt: old },
      { ...mail, subject: 'Há pouco', sentAt: sql`now() - interval '29 days'` },
    ]);

    const { log, written } = testLog();
    const { signal } = new AbortController();
    await purgeExpiredJob.run({ database, environment: testEnvironment, signal, log });

    expect
      .soft((await db.select().from(baseUser).orderBy(baseUser.id)).map(({ id }) => id))
      .toEqual([baseUserId, current?.id, recent?.id]);
    expect.soft(await db.$count(visitorSession)).toBe(2);
    for (const table of [accountSession, oneTimeToken, googleSignIn]) {
      expect.soft(await db.$count(table)).toBe(1);
    }
    expect
      .soft((await db.select().from(rateLimit)).map(({ key }) => key).toSorted())
      .toEqual(['export:of today', 'for ever', 'now', 'review-same-report:of yesterday']);
    expect
      .soft((await db.select().from(mailOutbox)).map(({ subject }) => subject).toSorted())
      .toEqual(['Ainda não', 'Há pouco']);
    expect.soft(written()).toContain('"what":"rate_limit","deleted":2500');
  });

  it('S34 deletes an unconfirmed account that nobody uses for 30 days, unless it has an order', async () => {
    const { database } = test();
    const { db } = database;
    const longAgo = sql`now() - interval '31 days'`;
    const kinds = [
      { name: 'unused' },
      { name: 'confirmed', emailConfirmedAt: new Date() },
      { name: 'new', createdAt: sql`now()` },
      { name: 'signed in' },
      { name: 'with an order' },
    ];
    const ids = new Map<string, number>();
    for (const given of kinds) {
      const [user] = await db.insert(baseUser).values({}).returning({ id: baseUser.id });
      const fields = { baseUserId: user?.id ?? 0, email: `${given.name.replaceAll(' ', '.')}@exemplo.com` };
      const [made] = await db
        .insert(account)
        .values({ createdAt: longAgo, passwordHash: 'a hash', ...fields, ...given })
        .returning({ id: account.id });
      ids.set(given.name, made?.id ?? 0);
    }
    await db.insert(accountSession).values({
      tokenDigest: digest(),
      accountId: ids.get('signed in') ?? 0,
      device: 'Chrome no Android',
      expiresAt: sql`now() + interval '1 hour'`,
    });
    await db.execute(sql`INSERT INTO scholarship_order (code, account_id, status, student_name, snapshot, expires_at)
      VALUES ('ME-1', ${ids.get('with an order')}, 'expired', 'Ana', '{}', now())`);
    const { log } = testLog();
    const { signal } = new AbortController();
    await purgeExpiredJob.run({ database, environment: testEnvironment, signal, log });
    const left = await db
      .select({ name: account.name })
      .from(account)
      .where(eq(account.passwordHash, 'a hash'));
    expect(left.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'confirmed',
      'new',
      'signed in',
      'with an order',
    ]);
  });

  it('deletes claims whose code nobody entered, addresses of ended invitations, and photos that no page shows', async () => {
    const { database } = test();
    const { db } = database;
    await insertCities(database);
    const schools = await insertSchools(
      database,
      ['lapsed', 'recent', 'waiting'].map((slug) => ({ name: slug, slug, cityId: 1702109 })),
    );
    const { row } = await signedInAccount(database);
    const longAgo = sql`now() - interval '31 days'`;
    for (const { id: schoolId, slug } of schools) {
      const at = slug === 'recent' ? sql`now() - interval '6 days'` : longAgo;
      await db.insert(schoolClaim).values({
        schoolId,
        accountId: row.id,
        proof: 'email',
        status: slug === 'waiting' ? 'waiting' : 'code',
        codeExpiresAt: at,
      });
      await db.insert(schoolPhoto).values({
        schoolId,
        digest: slug,
        image: digest(),
        width: 320,
        height: 320,
        unusedSince: slug === 'waiting' ? null : slug === 'recent' ? sql`now() - interval '23 hours'` : at,
      });
      await db.insert(schoolInvitation).values({
        schoolId,
        email: 'ana@exemplo.com',
        role: 'staff',
        tokenDigest: digest(),
        expiresAt: slug === 'waiting' ? sql`now() + interval '1 day'` : at,
      });
    }
    const { log } = testLog();
    const { signal } = new AbortController();
    await purgeExpiredJob.run({ database, environment: testEnvironment, signal, log });
    const kept = schools.slice(1).map(({ id }) => id);
    const claims = await db.select().from(schoolClaim).orderBy(schoolClaim.schoolId);
    expect(claims.map(({ schoolId }) => schoolId)).toEqual(kept);
    const invitations = await db.select().from(schoolInvitation).orderBy(schoolInvitation.schoolId);
    expect(invitations.map(({ schoolId }) => schoolId)).toEqual(kept);
    const photos = await db.select().from(schoolPhoto).orderBy(schoolPhoto.schoolId);
    expect(photos.map(({ schoolId }) => schoolId)).toEqual(kept);
  });
});
