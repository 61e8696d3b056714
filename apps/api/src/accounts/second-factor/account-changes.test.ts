import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { operatorHeader, tenantHeader } from '../../../test/test-server.ts';
import { account, accountSession, auditEvent, rateLimit } from '../../platform/database/account-schema.ts';
import {
  goToGoogle,
  googlePath,
  type GoogleCalls,
  openGoogleCalls,
} from '../google/testing/google-caller.ts';
import { bearer, newPerson, type AccountCalls } from '../testing/account-calls.ts';
import { factorCalls, outcome } from './testing/factor-calls.ts';

const notShown = '403 SECOND_FACTOR_REQUIRED';
const newPassword = 'uma frase nova e comprida';

describeOneEngine('an account with a second factor', (test) => {
  let google: GoogleCalls;
  let calls: AccountCalls;
  let factor: ReturnType<typeof factorCalls>;

  beforeAll(async () => {
    google = await openGoogleCalls(test().database);
    ({ calls } = google);
    factor = factorCalls(calls, test().database);
  });
  beforeEach(() => test().database.db.delete(rateLimit));
  afterAll(() => google.close());

  /** Somebody with a second factor: a session that has shown it, and one that has not. */
  const openBoth = async () => {
    const own = await factor.withAuthenticator();
    await test()
      .database.db.update(account)
      .set({ emailConfirmedAt: new Date() })
      .where(eq(account.id, own.accountId));
    return { ...own, privileged: own.token, other: await factor.signIn(own.person) };
  };
  type Both = Awaited<ReturnType<typeof openBoth>>;
  const post = (token: string, path: string, body: object) =>
    calls.post(path, body, { headers: bearer(token) });
  const row = async ({ accountId }: Both) => {
    const [found] = await test().database.db.select().from(account).where(eq(account.id, accountId));
    return found;
  };

  const changes: readonly (readonly [string, string, (own: Both) => object])[] = [
    [
      'a new e-mail',
      '/user',
      ({ person }) => ({ email: newPerson().email, currentPassword: person.password }),
    ],
    [
      'a new password',
      '/user',
      ({ person }) => ({ password: newPassword, currentPassword: person.password }),
    ],
    ['Google', '/auth/google/remove', ({ person }) => ({ password: person.password })],
    [
      'the deletion',
      '/user/privacy/delete',
      ({ person }) => ({ reviews: 'remove', givenUp: [], password: person.password }),
    ],
  ];
  it.each(changes)('S34 needs a privileged session for %s', async (_name, path, body) => {
    const own = await openBoth();
    const before = await row(own);
    expect(outcome(await post(own.other, path, body(own)))).toBe(notShown);
    expect(await row(own)).toEqual(before);
    expect((await post(own.privileged, path, body(own))).statusCode).toBeLessThan(300);
  });

  it('S34 changes what gives nobody the account without it', async () => {
    const { other } = await openBoth();
    expect(outcome(await post(other, '/user', { name: 'Maria das Graças' }))).toBe('200');
  });

  it('S34 is linked to Google in a privileged session only', async () => {
    const own = await openBoth();
    const { person } = own;
    const link = async (headers: Readonly<Record<string, string>>) => {
      const away = await goToGoogle(google, {
        subject: `factor-${own.accountId}`,
        email: person.email,
        verified: true,
      });
      return calls.post(googlePath, away.answer, { headers: { ...away.headers, ...headers } });
    };
    expect(outcome(await link({}))).toBe(notShown);
    expect(outcome(await link(bearer(own.other)))).toBe(notShown);
    // Privileged, but of somebody else.
    expect(outcome(await link(bearer((await openBoth()).privileged)))).toBe(notShown);
    expect(await row(own)).toMatchObject({ googleSubject: null });
    expect(outcome(await link(bearer(own.privileged)))).toBe('200');
    expect(await row(own)).toMatchObject({ googleSubject: `factor-${own.accountId}` });
    // Signing in with it afterwards needs no second factor, and gives no privileges.
    const { token } = (await link({})).json();
    expect(await factor.state(token)).toMatchObject({ status: 'needed' });
  });

  const reset = (email: string, headers: Readonly<Record<string, string>> = operatorHeader) =>
    calls.server.inject({
      method: 'DELETE',
      url: `/v3/operator/accounts/${encodeURIComponent(email)}/second-factor`,
      headers: { ...tenantHeader, ...headers },
    });

  it('S36 loses all factors, codes and privileges by an operator, who is recorded', async () => {
    const own = await openBoth();
    const { person, accountId, privileged, recoveryCodes } = own;
    const answer = await reset(person.email.toUpperCase());
    expect(answer.json()).toEqual({
      email: person.email,
      name: person.name,
      passkeys: 0,
      authenticator: true,
    });
    const { db } = test().database;
    const sessions = await db.select().from(accountSession).where(eq(accountSession.accountId, accountId));
    expect(sessions).toHaveLength(2);
    for (const session of sessions)
      expect(session).toMatchObject({ secondFactorAt: null, privilegedSeenAt: null });
    expect(await factor.state(privileged)).toMatchObject({
      status: 'none',
      authenticatorSince: null,
      recoveryCodesLeft: 0,
    });
    const [code = ''] = recoveryCodes;
    const replayed = await factor.post(privileged, '/verify', { method: 'recovery-code', code });
    expect(outcome(replayed)).toBe('403 SECOND_FACTOR_WRONG');
    const events = await db
      .select({ actor: auditEvent.actor, action: auditEvent.action })
      .from(auditEvent)
      .where(eq(auditEvent.subject, `account:${accountId}`))
      .orderBy(auditEvent.id);
    expect(events.at(-1)).toEqual({ actor: 'operator', action: 'second-factor.reset' });
    expect((await calls.mailsTo(person.email)).at(-1)).toBe('second-factor-changed');
    expect(outcome(await reset(person.email))).toBe('404 SECOND_FACTOR_NOT_FOUND');
  });

  it('S36 keeps them from anybody else, and from whoever only typed the e-mail', async () => {
    const { person, other, privileged } = await openBoth();
    for (const token of [other, privileged])
      expect((await reset(person.email, bearer(token))).statusCode).toBe(401);
    await test()
      .database.db.update(account)
      .set({ emailConfirmedAt: null })
      .where(eq(account.email, person.email));
    expect(outcome(await reset(person.email))).toBe('404 SECOND_FACTOR_NOT_FOUND');
    expect(await factor.state(privileged)).toMatchObject({ status: 'shown' });
  });
});
