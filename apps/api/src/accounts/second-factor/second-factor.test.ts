import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import {
  accountSession,
  auditEvent,
  rateLimit,
  recoveryCode,
} from '../../platform/database/account-schema.ts';
import { account } from '../../platform/database/account-schema.ts';
import { accountCalls, bearer, type AccountCalls } from '../testing/account-calls.ts';
import { currentCode, factorCalls, outcome, wrongCode } from './testing/factor-calls.ts';

const wrong = '403 SECOND_FACTOR_WRONG';
const notShown = '403 SECOND_FACTOR_REQUIRED';

describeOneEngine('the second factor', (test) => {
  let calls: AccountCalls;
  let factor: ReturnType<typeof factorCalls>;

  beforeAll(async () => {
    calls = await accountCalls(test().database);
    factor = factorCalls(calls, test().database);
  });
  beforeEach(() => test().database.db.delete(rateLimit));

  const ageSessions = (
    accountId: number,
    values: Partial<Record<'createdAt' | 'secondFactorAt' | 'privilegedSeenAt', ReturnType<typeof sql>>>,
  ) => test().database.db.update(accountSession).set(values).where(eq(accountSession.accountId, accountId));
  const verify = (token: string, code: string, from?: string) =>
    factor.post(token, '/verify', { method: 'authenticator', code }, from);
  const recover = (token: string, code: string) =>
    factor.post(token, '/verify', { method: 'recovery-code', code });

  it('is set up shortly after the sign-in, and renews the session', async () => {
    const { person, token, accountId } = await factor.register();
    expect(await factor.state(token)).toMatchObject({
      status: 'none',
      needed: 'nothing',
      recoveryCodesLeft: 0,
    });
    const { secret, uri } = await factor.begin(token);
    expect(uri).toContain(`secret=${secret}`);
    expect(await factor.state(token)).toMatchObject({ status: 'none', authenticatorSince: null });
    expect(outcome(await factor.post(token, '/authenticator/confirm', { code: wrongCode(secret) }))).toBe(
      wrong,
    );
    const code = currentCode(secret);
    const answer = await factor.post(token, '/authenticator/confirm', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(outcome(answer)).toBe('200');
    const { token: renewed, recoveryCodes } = answer.json();
    expect(recoveryCodes).toHaveLength(10);
    expect(await factor.state(token)).toBe(401);
    expect(await factor.state(renewed)).toMatchObject({ status: 'shown', recoveryCodesLeft: 10 });
    expect(await calls.mailsTo(person.email)).toContain('second-factor-changed');
    const events = await test()
      .database.db.select({ action: auditEvent.action })
      .from(auditEvent)
      .where(eq(auditEvent.actor, `account:${accountId}`));
    expect(events.map(({ action }) => action)).toContain('second-factor.authenticator-added');
    expect(outcome(await factor.post(renewed, '/authenticator'))).toBe('409 AUTHENTICATOR_EXISTS');
  });

  it('needs the password later, and another sign-in of somebody without one', async () => {
    const { person, token, accountId } = await factor.register();
    await ageSessions(accountId, { createdAt: sql`now() - interval '11 minutes'` });
    expect(await factor.state(token)).toMatchObject({ needed: 'password' });
    for (const path of ['/authenticator', '/passkeys/options']) {
      expect(outcome(await factor.post(token, path))).toBe('403 CURRENT_PASSWORD_WRONG');
      expect(outcome(await factor.post(token, path, { password: 'outra frase' }))).toBe(
        '403 CURRENT_PASSWORD_WRONG',
      );
      expect(outcome(await factor.post(token, path, { password: person.password }))).toBe('200');
    }
    await test().database.db.update(account).set({ passwordHash: null }).where(eq(account.id, accountId));
    expect(await factor.state(token)).toMatchObject({ needed: 'sign-in' });
    expect(outcome(await factor.post(token, '/authenticator'))).toBe('403 FRESH_SIGN_IN_REQUIRED');
  });

  it('does not count an app whose code QR has expired', async () => {
    const { token, accountId } = await factor.register();
    const { secret } = await factor.begin(token);
    await test().database.db.execute(
      sql`UPDATE account_totp SET created_at = now() - interval '61 minutes' WHERE account_id = ${accountId}`,
    );
    const answer = await factor.post(token, '/authenticator/confirm', { code: currentCode(secret) });
    expect(outcome(answer)).toBe('409 AUTHENTICATOR_NOT_BEGUN');
  });

  it('S34 cannot be changed by somebody who only knows the password', async () => {
    const { person } = await factor.withAuthenticator();
    const token = await factor.signIn(person);
    expect(await factor.state(token)).toMatchObject({ status: 'needed' });
    const { password } = person;
    expect(outcome(await factor.post(token, '/authenticator', { password }))).toBe(notShown);
    expect(outcome(await factor.post(token, '/passkeys/options', { password }))).toBe(notShown);
    expect(outcome(await factor.post(token, '/recovery-codes'))).toBe(notShown);
    expect(outcome(await factor.post(token, '/passkeys/remove', { id: 'x' }))).toBe(notShown);
    expect(outcome(await factor.remove(token, '/authenticator'))).toBe(notShown);
  });

  it('of two first factors at once, one counts', async () => {
    const { person, token } = await factor.register();
    const other = await factor.signIn(person);
    const { secret } = await factor.begin(token);
    const code = currentCode(secret);
    const answers = await Promise.all(
      [token, other].map((each) => factor.post(each, '/authenticator/confirm', { code })),
    );
    expect(answers.map((answer) => outcome(answer)).toSorted()).toEqual(['200', notShown]);
  });

  it('a code makes the session privileged once, also among concurrent calls', async () => {
    const { person, secret, accountId } = await factor.withAuthenticator();
    const sessions = await Promise.all([1, 2, 3].map(() => factor.signIn(person)));
    const code = currentCode(secret);
    const answers = await Promise.all(sessions.map((token) => verify(token, code)));
    expect(answers.map((answer) => outcome(answer)).toSorted()).toEqual(['200', wrong, wrong]);
    const renewed = answers.find(({ statusCode }) => statusCode === 200)?.json().token;
    expect(await factor.state(renewed)).toMatchObject({ status: 'shown' });
    expect(outcome(await verify(renewed, code))).toBe(wrong);
    await factor.reuseCodes(accountId);
    // The same token twice at once: it is renewed once.
    const twice = await Promise.all([verify(renewed, code), verify(renewed, code)]);
    expect(twice.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await factor.state(renewed)).toBe(401);
  });

  it('a recovery code works once, however it is typed, and its owner learns of it', async () => {
    const { person, accountId, recoveryCodes } = await factor.withAuthenticator();
    const [first = '', second = ''] = recoveryCodes;
    const rows = await test()
      .database.db.select()
      .from(recoveryCode)
      .where(eq(recoveryCode.accountId, accountId));
    expect(rows.map(({ codeDigest }) => codeDigest.length)).toEqual(Array.from({ length: 10 }, () => 32));
    const sessions = await Promise.all([factor.signIn(person), factor.signIn(person)]);
    const answers = await Promise.all(sessions.map((token) => recover(token, first)));
    expect(answers.map((answer) => outcome(answer)).toSorted()).toEqual(['200', wrong]);
    const token = await factor.signIn(person);
    expect(outcome(await recover(token, first))).toBe(wrong);
    expect(outcome(await recover(token, 'nenhum código'))).toBe(wrong);
    const typed = await recover(token, ` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `);
    expect(outcome(typed)).toBe('200');
    expect(await factor.state(typed.json().token)).toMatchObject({ status: 'shown', recoveryCodesLeft: 8 });
    const mails = await calls.mailsTo(person.email);
    expect(mails.filter((kind) => kind === 'second-factor-changed')).toHaveLength(3);
  });

  it('new recovery codes replace the old ones', async () => {
    const { token, recoveryCodes: old } = await factor.withAuthenticator();
    const answer = await factor.post(token, '/recovery-codes');
    const { recoveryCodes } = answer.json();
    expect(recoveryCodes).toHaveLength(10);
    expect(outcome(await recover(token, old[0] ?? ''))).toBe(wrong);
    expect(outcome(await recover(token, recoveryCodes[0]))).toBe('200');
  });

  it('somebody else’s codes do not work', async () => {
    const [own, other] = [await factor.withAuthenticator(), await factor.withAuthenticator()];
    expect(outcome(await recover(own.token, other.recoveryCodes[0] ?? ''))).toBe(wrong);
    expect(outcome(await verify(own.token, currentCode(other.secret)))).toBe(wrong);
  });

  it('S6 S32 guesses are limited, and cannot lock the owner out', async () => {
    const { person, secret, recoveryCodes } = await factor.withAuthenticator();
    const attacker = await factor.signIn(person);
    const guesses: string[] = [];
    for (let time = 0; time < 16; time += 1)
      guesses.push(
        outcome(await verify(attacker, wrongCode(secret), `198.51.${100 + Math.floor(time / 4)}.7`)),
      );
    expect(guesses.filter((answer) => answer === wrong)).toHaveLength(10);
    expect(guesses.at(-1)).toBe('429 TOO_MANY_REQUESTS');
    const mails = await calls.mailsTo(person.email);
    expect(mails.filter((kind) => kind === 'second-factor-guessed')).toHaveLength(1);
    const owner = await factor.signIn(person);
    const own = await recover(owner, recoveryCodes[0] ?? '');
    expect(outcome(own)).toBe('200');
    expect(outcome(await verify(own.json().token, currentCode(secret)))).toBe('200');
  });

  it('S6 one address gets five tries', async () => {
    const { person, recoveryCodes, token } = await factor.withAuthenticator();
    const attacker = await factor.signIn(person);
    const guesses: string[] = [];
    for (let time = 0; time < 6; time += 1)
      guesses.push(
        outcome(
          await factor.post(
            attacker,
            '/verify',
            { method: 'recovery-code', code: 'AAAA-AAAA-AAAA' },
            '198.51.100.9',
          ),
        ),
      );
    expect(guesses).toEqual([...Array.from({ length: 5 }, () => wrong), '429 TOO_MANY_REQUESTS']);
    expect(outcome(await recover(token, recoveryCodes[0] ?? ''))).toBe('200');
  });

  it.each([
    ['12 hours', { secondFactorAt: sql`now() - interval '12 hours'` }],
    ['60 idle minutes', { privilegedSeenAt: sql`now() - interval '60 minutes'` }],
  ])('S36 a session stops being privileged after %s', async (_, values) => {
    const { token, accountId } = await factor.withAuthenticator();
    expect(await factor.state(token)).toMatchObject({ status: 'shown' });
    await ageSessions(accountId, values);
    expect(await factor.state(token)).toMatchObject({ status: 'needed' });
    expect(outcome(await factor.remove(token, '/authenticator'))).toBe(notShown);
  });

  it('S34 a new password ends the privileges', async () => {
    const { person, token } = await factor.withAuthenticator();
    const password = 'uma frase nova e comprida';
    const changed = await calls.post(
      '/user',
      { password, currentPassword: person.password },
      { headers: bearer(token) },
    );
    expect(changed.statusCode).toBe(200);
    expect(await factor.state(token)).toMatchObject({ status: 'needed' });
    await calls.post('/auth/recover-password', { email: person.email });
    const link = await calls.linkToken('recover-password', person.email);
    await calls.post('/auth/reset-password', { token: link, password: 'mais uma frase comprida' });
    expect(await factor.state(token)).toBe(401);
    const again = await factor.signIn({ ...person, password: 'mais uma frase comprida' });
    expect(await factor.state(again)).toMatchObject({ status: 'needed', recoveryCodesLeft: 10 });
  });

  it('without the last factor, nothing stays privileged and no recovery code is left', async () => {
    const { person, token, accountId } = await factor.withAuthenticator();
    expect(outcome(await factor.remove(token, '/authenticator'))).toBe('204');
    expect(await factor.state(token)).toMatchObject({
      status: 'none',
      authenticatorSince: null,
      recoveryCodesLeft: 0,
    });
    const privileged = await test()
      .database.db.select()
      .from(accountSession)
      .where(and(eq(accountSession.accountId, accountId), sql`${accountSession.secondFactorAt} IS NOT NULL`));
    expect(privileged).toEqual([]);
    expect(await calls.mailsTo(person.email)).toContain('second-factor-changed');
    expect(outcome(await factor.remove(token, '/authenticator'))).toBe(notShown);
  });
});
