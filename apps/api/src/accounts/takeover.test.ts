import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { testEnvironment } from '../../test/test-server.ts';
import { rateLimit } from '../platform/database/account-schema.ts';
import type { Subject } from '../platform/rate-limits/rate-limit.ts';
import { eventHandlers } from '../app/event-handlers.ts';
import { type AccountContext, createAccountLimits } from './account-context.ts';
import {
  type GoogleCalls,
  type GooglePerson,
  openGoogleCalls,
  signInWithGoogle,
} from './google/testing/google-caller.ts';
import { findSession } from './sessions/account-session.ts';
import { bearer, newPerson, type AccountCalls, type Person } from './testing/account-calls.ts';
import { updateAccount } from './update-account.ts';

const victimData = { cpf: '28625587887', phone: '(98) 98877-6655' };

describeOneEngine('an attacker who knows the victim’s e-mail', (test) => {
  let google: GoogleCalls;
  let calls: AccountCalls;
  let victim: Person;
  let attacker: Person;
  let attackersGoogle: GooglePerson;

  beforeAll(async () => {
    google = await openGoogleCalls(test().database);
    ({ calls } = google);
  });
  beforeEach(async () => {
    await test().database.db.delete(rateLimit);
    victim = { ...newPerson(), name: 'Vitória Souza', password: 'só a vítima sabe esta frase' };
    attacker = { ...newPerson(), name: 'Outra Pessoa', password: 'frase de quem ataca contas' };
    attackersGoogle = { subject: `google-of-${attacker.email}`, email: attacker.email };
  });
  afterAll(() => google.close());

  const recover = async (email: string, password: string) => {
    await calls.post('/auth/recover-password', { email });
    const token = await calls.linkToken('recover-password', email);
    const answer = await calls.post('/auth/reset-password', { token, password });
    expect(answer.statusCode).toBe(200);
  };
  const login = async (email: string, password: string): Promise<string | undefined> =>
    (await calls.post('/auth/login', { email, password })).json().token;
  const removeGoogle = (token: string | undefined, password: string) =>
    calls.post('/auth/google/remove', { password }, { headers: bearer(String(token)) });
  const enterData = async (token: string | undefined) => {
    const answer = await calls.post('/user', victimData, { headers: bearer(String(token)) });
    expect(answer.json().user).toMatchObject({ cpf: victimData.cpf });
  };

  /**
   * What of the victim's the attacker reads with everything they can try: their sessions, their Google account and
   * their password, with either e-mail.
   */
  async function leaks(sessions: readonly (string | undefined)[]): Promise<string[]> {
    const tokens = [
      ...sessions,
      (await signInWithGoogle(google, attackersGoogle)).json().token,
      await login(victim.email, attacker.password),
      await login(attacker.email, attacker.password),
    ];
    const read: string[] = [];
    for (const token of tokens) {
      const headers = bearer(String(token));
      read.push((await calls.get('/user', { headers })).body);
      read.push((await calls.post('/user/privacy/export', {}, { headers })).body);
    }
    return [victimData.cpf, '98877', victim.name].filter((text) => read.some((body) => body.includes(text)));
  }

  it('S34 Google, a password by recovery and a change to the victim’s e-mail give no access to what the victim enters', async () => {
    const first = (await signInWithGoogle(google, attackersGoogle)).json().token;
    await recover(attacker.email, attacker.password);
    const second = await login(attacker.email, attacker.password);
    const moved = await calls.post(
      '/user',
      { email: victim.email, currentPassword: attacker.password },
      { headers: bearer(String(second)) },
    );
    expect(moved.statusCode).toBe(200);

    expect((await calls.post('/user', victim)).statusCode).toBe(201);
    await recover(victim.email, 'uma frase nova da vítima');
    const own = await login(victim.email, 'uma frase nova da vítima');
    await enterData(own);
    expect(await leaks([first, second])).toEqual([]);

    const change = { password: 'outra frase nova da vítima', currentPassword: 'uma frase nova da vítima' };
    await calls.post('/user', change, { headers: bearer(String(own)) });
    expect(await leaks([first, second])).toEqual([]);
  });

  it('S34 an account that the attacker created with the e-mail is the victim’s alone after recovery', async () => {
    const session = await calls.register({ ...attacker, email: victim.email });
    await calls.post('/user', { cpf: '11144477735' }, { headers: bearer(session) });
    await recover(victim.email, victim.password);
    const own = await login(victim.email, victim.password);
    await enterData(own);
    await calls.post('/user', { name: victim.name }, { headers: bearer(String(own)) });
    expect(await leaks([session])).toEqual([]);
  });

  it('S34 a tap on the link of the attacker’s account confirms nothing, and recovery ends their access', async () => {
    const session = await calls.register({ ...attacker, email: victim.email });
    const victims = await calls.register(victim);
    await calls.confirmEmail('welcome', { email: victim.email });
    await calls.confirmEmail('welcome', { email: victim.email }, { headers: bearer(session) });
    await enterData(victims);
    expect(await leaks([session])).toEqual([]);
  });

  it('S34 a change that waits for confirmation is not confirmed by a tap, nor after the victim has confirmed', async () => {
    const session = await calls.register(attacker);
    await calls.confirmEmail('welcome', attacker);
    const change = { email: victim.email, currentPassword: attacker.password };
    await calls.post('/user', change, { headers: bearer(session) });
    const link = await calls.linkToken('confirm-email', victim.email);
    const tapped = await calls.post('/auth/confirm-email', { token: link });
    expect([tapped.statusCode, tapped.json().code]).toEqual([403, 'CONFIRMATION_PASSWORD_WRONG']);

    const own = await calls.register(victim);
    await calls.confirmEmail('welcome', victim);
    await enterData(own);
    const late = await calls.post('/auth/confirm-email', { token: link }, { headers: bearer(session) });
    expect([late.statusCode, late.json().code]).toEqual([409, 'EMAIL_CONFIRMED_ELSEWHERE']);
    expect(await leaks([session])).toEqual([]);
  });

  it('S34 the victim’s Google account never joins an account that only typed the e-mail', async () => {
    const session = await calls.register({ ...attacker, email: victim.email });
    const victims = { subject: `google-of-${victim.email}`, email: victim.email };
    const own = (await signInWithGoogle(google, victims)).json().token;
    await enterData(own);
    expect(await leaks([session])).toEqual([]);
  });

  it('S34 confirming a new e-mail removes Google, and says so', async () => {
    await signInWithGoogle(google, attackersGoogle);
    await recover(attacker.email, attacker.password);
    const joined = (await signInWithGoogle(google, attackersGoogle)).json().token;
    const own = await login(attacker.email, attacker.password);
    const headers = bearer(String(own));
    await calls.post('/user', { email: victim.email, currentPassword: attacker.password }, { headers });
    const confirmed = await calls.confirmEmail('confirm-email', { email: victim.email }, { headers });
    expect(confirmed.json().message).toContain('e desligamos o Google dela');
    expect((await calls.get('/user', { headers: bearer(joined) })).statusCode).toBe(401);
    expect((await calls.get('/user', { headers })).json()).toMatchObject({ hasGoogle: false });
    await enterData(own);
    const later = (await signInWithGoogle(google, attackersGoogle)).json().token;
    const read = await calls.get('/user', { headers: bearer(later) });
    expect(read.json()).toMatchObject({ email: attacker.email, cpf: null });
  });

  it('S34 a change by the old password that is under way during recovery does not replace the new password', async () => {
    const { database } = test();
    const session = await calls.register(victim);
    const caller = await findSession(database.db, session);
    if (!caller) throw new Error('There is no session.');
    const limits = createAccountLimits(database);
    const clear = async (...subject: Subject) => {
      await limits['own-password'].clear(...subject);
      // The old password has been checked, and nothing is written yet.
      await recover(victim.email, 'uma frase nova da vítima');
    };
    const context: AccountContext = {
      database,
      environment: testEnvironment,
      events: eventHandlers(testEnvironment),
      limits: { ...limits, 'own-password': { ...limits['own-password'], clear } },
    };
    const fields = { password: attacker.password, email: attacker.email, currentPassword: victim.password };
    const change = updateAccount(context, { caller, fields, requestId: 'race' });
    await expect(change).rejects.toMatchObject({ code: 'CURRENT_PASSWORD_WRONG' });
    expect(await login(victim.email, attacker.password)).toBeUndefined();
    const own = await login(victim.email, 'uma frase nova da vítima');
    const user = await calls.get('/user', { headers: bearer(String(own)) });
    expect(user.json()).toMatchObject({ pendingEmail: null });
  });

  describe('POST /v3/account/auth/google/remove', () => {
    it('S34 removes Google with the password, ends the other sessions and tells the mailbox', async () => {
      await calls.register(attacker);
      await calls.confirmEmail('welcome', attacker);
      const joined = (await signInWithGoogle(google, attackersGoogle)).json().token;
      const own = await login(attacker.email, attacker.password);
      expect((await removeGoogle(own, 'errada demais')).json().code).toBe('CURRENT_PASSWORD_WRONG');
      expect((await removeGoogle(own, attacker.password)).statusCode).toBe(204);
      expect((await calls.get('/user', { headers: bearer(joined) })).statusCode).toBe(401);
      const user = await calls.get('/user', { headers: bearer(String(own)) });
      expect(user.json()).toMatchObject({ hasGoogle: false, hasPassword: true });
      expect(await calls.mailsTo(attacker.email)).toContain('google-removed');
    });

    it('S34 never removes the only way to sign in', async () => {
      const { token } = (await signInWithGoogle(google, attackersGoogle)).json();
      expect((await removeGoogle(token, 'qualquer frase')).json().code).toBe('PASSWORD_NOT_SET');
      expect((await signInWithGoogle(google, attackersGoogle)).statusCode).toBe(200);
    });
  });
});
