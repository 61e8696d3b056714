import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment } from '../../../test/test-server.ts';
import { account, accountSession, googleSignIn, rateLimit } from '../../platform/database/account-schema.ts';
import { accountCalls, bearer, newPerson, type AccountCalls, type Person } from '../testing/account-calls.ts';
import {
  goToGoogle as goTo,
  googleClient,
  type GoogleCalls,
  googlePath as path,
  openGoogleCalls,
} from './testing/google-caller.ts';
import { startOpenIdServer } from './testing/openid-server.ts';

describeOneEngine('signing in with Google', (test) => {
  let google: GoogleCalls;
  let calls: AccountCalls;
  let person: Person;
  let subjects = 0;
  let subject: string;

  beforeAll(async () => {
    google = await openGoogleCalls(test().database);
    ({ calls } = google);
  });
  beforeEach(async () => {
    await test().database.db.delete(rateLimit);
    person = newPerson();
    subjects += 1;
    subject = `google-${subjects}`;
  });
  afterAll(() => google.close());

  const goToGoogle = ({ verified = true, visit }: { verified?: boolean; visit?: string } = {}) =>
    goTo(google, { subject, email: person.email, verified }, visit);
  const finish = (answer: object, headers: Record<string, string>) => calls.post(path, answer, { headers });
  const rejected = { statusCode: 401, code: 'GOOGLE_SIGN_IN_FAILED' };
  async function outcome(answer: object, headers: Record<string, string>) {
    const response = await finish(answer, headers);
    return { statusCode: response.statusCode, code: response.json().code };
  }
  const fetchUser = async (token: string) => (await calls.get('/user', { headers: bearer(token) })).json();

  it('CA-01 S9 sends PKCE, state and nonce', async () => {
    const { authorizationUrl } = await goToGoogle();
    expect(Object.fromEntries(authorizationUrl.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/entrar/google',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('CA-01 creates an account with a confirmed mailbox, and signs it in the next time', async () => {
    const first = await goToGoogle();
    const { token } = (await finish(first.answer, first.headers)).json();
    const user = await fetchUser(token);
    expect(user).toMatchObject({
      name: 'Maria das Dores',
      email: person.email,
      emailConfirmed: true,
      picture: 'https://lh3.example/maria',
      cpf: null,
    });
    const second = await goToGoogle();
    const again = await finish(second.answer, second.headers);
    expect((await fetchUser(again.json().token)).id).toBe(user.id);
  });

  it('CA-04 S24 an account created through Google has no password until it sets one by mail', async () => {
    const { answer, headers } = await goToGoogle();
    const { token } = (await finish(answer, headers)).json();
    const options = { headers: bearer(token) };
    expect(await fetchUser(token)).toMatchObject({ hasPassword: false });
    const email = newPerson().email;
    // Never locked out: there is no password to guess.
    for (let tries = 0; tries < 7; tries += 1) {
      const rejection = await calls.post('/user', { email, currentPassword: `guess ${tries}` }, options);
      expect([rejection.statusCode, rejection.json().code]).toEqual([403, 'PASSWORD_NOT_SET']);
    }
    await test()
      .database.db.update(accountSession)
      .set({ createdAt: sql`now() - interval '1 day'` });
    const deletion = await calls.post('/user/privacy/delete', { reviews: 'anonymize' }, options);
    expect([deletion.statusCode, deletion.json().code]).toEqual([403, 'PASSWORD_NOT_SET']);
    await calls.post('/auth/recover-password', { email: person.email });
    const reset = await calls.linkToken('recover-password', person.email);
    await calls.post('/auth/reset-password', { token: reset, password: person.password });
    const login = await calls.post('/auth/login', { email: person.email, password: person.password });
    const own = { headers: bearer(login.json().token) };
    expect(await fetchUser(login.json().token)).toMatchObject({ hasPassword: true });
    const moved = await calls.post('/user', { email, currentPassword: person.password }, own);
    expect(moved.json().user).toMatchObject({ pendingEmail: email, hasPassword: true });
  });

  it('CA-06 S31 a pre-user who signs in with Google keeps the same account, without data of the form', async () => {
    const form = {
      name: 'Josefa Bandeira',
      email: newPerson().email,
      phone: '(11) 91234-5678',
      cpf: '28625587887',
    };
    const left = await calls.post('/user', form);
    const { answer, headers } = await goToGoogle({ visit: String(left.headers['x-session-token']) });
    const signedIn = await finish(answer, headers);
    expect(await fetchUser(signedIn.json().token)).toMatchObject({
      id: left.json().id,
      name: 'Maria das Dores',
      email: person.email,
      phone: null,
      cpf: null,
    });
  });

  describe('forged and replayed answers', () => {
    it('S9 rejects a replay', async () => {
      const { answer, headers } = await goToGoogle();
      expect((await finish(answer, headers)).statusCode).toBe(200);
      expect(await outcome(answer, headers)).toEqual(rejected);
    });

    it('S9 lets one of two concurrent requests sign in', async () => {
      const { answer, headers } = await goToGoogle();
      const both = await Promise.all([finish(answer, headers), finish(answer, headers)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
    });

    it('S9 rejects a wrong state', async () => {
      const { answer, headers } = await goToGoogle();
      expect(await outcome({ ...answer, state: 'x'.repeat(43) }, headers)).toEqual(rejected);
    });

    it('S9 rejects a state from another browser', async () => {
      const { answer } = await goToGoogle();
      const victim = (await calls.get('/user/me')).json().sessionToken;
      expect(await outcome(answer, { 'x-session-token': victim })).toEqual(rejected);
      expect(await outcome(answer, {})).toEqual(rejected);
    });

    it('S9 rejects a state after ten minutes', async () => {
      const { answer, headers } = await goToGoogle();
      await test()
        .database.db.update(googleSignIn)
        .set({ expiresAt: sql`now() - interval '1 second'` });
      expect(await outcome(answer, headers)).toEqual(rejected);
    });

    it('S9 rejects the code of another sign-in: PKCE and nonce belong to one', async () => {
      const [one, other] = [await goToGoogle(), await goToGoogle()];
      expect(await outcome({ ...one.answer, code: other.answer.code }, one.headers)).toEqual(rejected);
    });

    it.each([{ nonce: 'another' }, { codeVerifier: 'x'.repeat(43) }])(
      'S9 rejects an ID token issued for another: %j',
      async (another) => {
        const { answer, headers } = await goToGoogle();
        await test().database.db.update(googleSignIn).set(another);
        expect(await outcome(answer, headers)).toEqual(rejected);
      },
    );
  });

  describe('an existing account with the same e-mail', () => {
    it('CA-01 is linked when both confirmed the mailbox, and keeps its password', async () => {
      const { user } = (await calls.post('/user', person)).json();
      await calls.confirmEmail('welcome', person);
      const { answer, headers } = await goToGoogle();
      const { token } = (await finish(answer, headers)).json();
      expect(await fetchUser(token)).toMatchObject({ id: user.id, name: person.name });
      expect((await calls.post('/auth/login', person)).statusCode).toBe(200);
    });

    it('S34 is not linked before its mailbox is confirmed: the person gets an account of their own', async () => {
      const stranger = await calls.register(person);
      const { answer, headers } = await goToGoogle();
      const { token } = (await finish(answer, headers)).json();
      const strangers = await fetchUser(stranger);
      expect(strangers).toMatchObject({ emailConfirmed: false, hasGoogle: false });
      const own = await fetchUser(token);
      expect(own).toMatchObject({ email: person.email, emailConfirmed: true, hasGoogle: true });
      expect(own.id).not.toBe(strangers.id);
      const late = await calls.confirmEmail('welcome', person);
      expect(late.json().code).toBe('EMAIL_CONFIRMED_ELSEWHERE');
    });

    it('S34 that another Google account opens needs the mailbox: the mailed link removes that one', async () => {
      const first = await goToGoogle();
      await finish(first.answer, first.headers);
      subject = 'google-of-the-next-owner';
      const second = await goToGoogle();
      expect(await outcome(second.answer, second.headers)).toEqual({
        statusCode: 409,
        code: 'GOOGLE_EMAIL_PROOF_NEEDED',
      });
      const link = await calls.linkToken('recover-password', person.email);
      const reset = await calls.post('/auth/reset-password', {
        token: link,
        password: 'frase que só eu sei',
      });
      expect(reset.json().message).toBe(
        'Senha alterada. Encerramos todas as sessões da sua conta e desligamos o Google dela. Entre com a nova senha.',
      );
      const third = await goToGoogle();
      expect((await finish(third.answer, third.headers)).statusCode).toBe(200);
    });

    it('CA-01 is neither linked nor revealed when Google has not confirmed the mailbox', async () => {
      await calls.register(person);
      const { answer, headers } = await goToGoogle({ verified: false });
      expect(await outcome(answer, headers)).toEqual({ statusCode: 403, code: 'GOOGLE_ACCOUNT_UNUSABLE' });
      const [row] = await test().database.db.select().from(account).where(eq(account.email, person.email));
      expect(row?.googleSubject).toBeNull();
    });
  });

  it('CA-01 answers 404 when Google is not configured', async () => {
    const without = await accountCalls(test().database);
    const start = await without.get(`${path}/start`);
    expect([start.statusCode, start.json().code]).toEqual([404, 'GOOGLE_SIGN_IN_OFF']);
    const end = await without.post(path, { code: 'x', state: 'y' });
    expect(end.json().code).toBe('GOOGLE_SIGN_IN_OFF');
    await without.server.close();
  });

  it('CA-01 answers 503 while Google is unreachable, and recovers', async () => {
    const gone = await startOpenIdServer(googleClient);
    await gone.close();
    const environment = { ...testEnvironment, google: { ...googleClient, issuer: gone.issuer } };
    const alone = await accountCalls(test().database, { environment });
    const answer = await alone.get(`${path}/start`);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(answer.headers['retry-after']).toBe('5');
    const back = await startOpenIdServer(googleClient, Number(new URL(gone.issuer).port));
    expect((await alone.get(`${path}/start`)).statusCode).toBe(200);
    await alone.server.close();
    await back.close();
  });
});
