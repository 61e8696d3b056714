import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { accountPasskey, passkeyChallenge, rateLimit } from '../../platform/database/account-schema.ts';
import { accountCalls, type AccountCalls } from '../testing/account-calls.ts';
import { factorCalls, outcome } from './testing/factor-calls.ts';
import { virtualAuthenticator } from './testing/virtual-authenticator.ts';

const invalid = '400 PASSKEY_INVALID';
const wrong = '403 SECOND_FACTOR_WRONG';

describeOneEngine('passkeys', (test) => {
  let calls: AccountCalls;
  let factor: ReturnType<typeof factorCalls>;

  beforeAll(async () => {
    calls = await accountCalls(test().database);
    factor = factorCalls(calls, test().database);
  });
  beforeEach(() => test().database.db.delete(rateLimit));

  type Device = ReturnType<typeof virtualAuthenticator>;
  const options = async (token: string): Promise<unknown> =>
    (await factor.post(token, '/passkeys/options')).json();
  const challenge = async (token: string): Promise<unknown> =>
    (await factor.post(token, '/verify/options')).json();
  const add = async (token: string, device: Device) =>
    factor.post(token, '/passkeys', device.create(await options(token)));
  const show = (token: string, device: Device, asked: unknown) =>
    factor.post(token, '/verify', { method: 'passkey', passkey: device.show(asked) });
  const withPasskey = async () => {
    const registered = await factor.register();
    const device = virtualAuthenticator();
    const { token } = (await add(registered.token, device)).json();
    return { ...registered, device, token };
  };
  const expireChallenges = () =>
    test()
      .database.db.update(passkeyChallenge)
      .set({ expiresAt: sql`now() - interval '1 second'` });

  it('are added as the first factor, listed, shown and removed', async () => {
    const { person, token: first } = await factor.register();
    const device = virtualAuthenticator();
    const added = await add(first, device);
    expect(outcome(added)).toBe('200');
    expect(added.json().recoveryCodes).toHaveLength(10);
    expect(await factor.state(first)).toBe(401);
    const token = await factor.signIn(person);
    expect(await factor.state(token)).toMatchObject({
      status: 'needed',
      passkeys: [{ id: device.id, lastUsedAt: null }],
    });
    const shown = await show(token, device, await challenge(token));
    expect(outcome(shown)).toBe('200');
    expect(await factor.state(token)).toBe(401);
    const renewed = shown.json().token;
    expect(await factor.state(renewed)).toMatchObject({
      status: 'shown',
      passkeys: [{ id: device.id, lastUsedAt: expect.any(String) }],
    });
    expect(outcome(await factor.post(renewed, '/passkeys/remove', { id: device.id }))).toBe('204');
    expect(await factor.state(renewed)).toMatchObject({ status: 'none', passkeys: [], recoveryCodesLeft: 0 });
  });

  it('a further one brings no new recovery codes', async () => {
    const { token } = await withPasskey();
    const answer = await add(token, virtualAuthenticator());
    expect(answer.json().recoveryCodes).toBeNull();
    expect(await factor.state(answer.json().token)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('need the challenge of their session, once, within five minutes, and for the same purpose', async () => {
    const { person, device, token } = await withPasskey();
    const asked = await challenge(token);
    const shown = await show(token, device, asked);
    expect(outcome(await show(shown.json().token, device, asked))).toBe(wrong);
    const other = await factor.signIn(person);
    expect(outcome(await show(other, device, await challenge(shown.json().token)))).toBe(wrong);
    const late = await challenge(other);
    await expireChallenges();
    expect(outcome(await show(other, device, late))).toBe(wrong);
    // A challenge to show one adds none, and a wrong answer uses it up.
    const session = shown.json().token;
    const mixed = await challenge(session);
    expect(outcome(await factor.post(session, '/passkeys', virtualAuthenticator().create(mixed)))).toBe(
      invalid,
    );
    expect(outcome(await show(session, device, mixed))).toBe(wrong);
    const creation = await options(session);
    await expireChallenges();
    expect(outcome(await factor.post(session, '/passkeys', virtualAuthenticator().create(creation)))).toBe(
      invalid,
    );
  });

  it('of two concurrent answers to one challenge, one counts', async () => {
    const { device, token } = await withPasskey();
    const asked = await challenge(token);
    const answers = await Promise.all([show(token, device, asked), show(token, device, asked)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('of another site, or of somebody else, are rejected', async () => {
    const { token } = await factor.register();
    const phished = virtualAuthenticator({ origin: 'https://melhorescola.example.net' });
    expect(outcome(await add(token, phished))).toBe(invalid);
    const foreign = virtualAuthenticator({ rpId: 'outra.example' });
    expect(outcome(await add(token, foreign))).toBe(invalid);
    const [own, other] = [await withPasskey(), await withPasskey()];
    expect(outcome(await show(own.token, other.device, await challenge(own.token)))).toBe(wrong);
    expect(outcome(await add(own.token, other.device))).toBe(invalid);
    expect(outcome(await factor.post(own.token, '/passkeys/remove', { id: other.device.id }))).toBe(
      '404 SECOND_FACTOR_NOT_FOUND',
    );
  });

  it('a copied one, whose counter lags behind, is rejected', async () => {
    const { device, token } = await withPasskey();
    await test()
      .database.db.update(accountPasskey)
      .set({ counter: 100 })
      .where(eq(accountPasskey.id, device.id));
    expect(outcome(await show(token, device, await challenge(token)))).toBe(wrong);
  });

  it('an account has at most ten', async () => {
    const registered = await withPasskey();
    let { token } = registered;
    for (let count = 1; count < 10; count += 1)
      token = (await add(token, virtualAuthenticator())).json().token;
    expect(outcome(await factor.post(token, '/passkeys/options'))).toBe('409 PASSKEYS_LIMIT');
  });

  it('without one, there is no challenge', async () => {
    const { token } = await factor.register();
    expect(outcome(await factor.post(token, '/verify/options'))).toBe('404 SECOND_FACTOR_NOT_FOUND');
  });
});
