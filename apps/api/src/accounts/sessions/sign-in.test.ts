import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment } from '../../../test/test-server.ts';
import {
  account,
  accountSession,
  auditEvent,
  rateLimit,
  visitorSession,
} from '../../platform/database/account-schema.ts';
import { deviceName } from './sign-in.ts';
import { accountCalls, bearer, newPerson, type AccountCalls, type Person } from '../testing/account-calls.ts';

const androidChrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

describeOneEngine('signing in', (test) => {
  let calls: AccountCalls;
  let person: Person;
  let registered: string;

  beforeAll(async () => {
    calls = await accountCalls(test().database);
  });
  beforeEach(async () => {
    await test().database.db.delete(rateLimit);
    person = newPerson();
    registered = await calls.register(person);
  });

  const login = (who: Partial<Person>, headers: Record<string, string> = {}) =>
    calls.post('/auth/login', { email: who.email, password: who.password }, { headers });
  const fetchUserStatus = async (token: string) =>
    (await calls.get('/user', { headers: bearer(token) })).statusCode;

  describe('POST /v3/account/auth/login', () => {
    it('CA-01 S2 starts a new session and ends the one sent with the call', async () => {
      const answer = await login({ ...person, email: ` ${person.email.toUpperCase()} ` }, bearer(registered));
      expect(answer.statusCode).toBe(200);
      expect(Object.keys(answer.json())).toEqual(['token']);
      const { token } = answer.json();
      expect(token).not.toBe(registered);
      expect([await fetchUserStatus(token), await fetchUserStatus(registered)]).toEqual([200, 401]);
    });

    it('S2 a session ends after thirty days', async () => {
      await test()
        .database.db.update(accountSession)
        .set({ expiresAt: sql`now() - interval '1 second'` });
      expect(await fetchUserStatus(registered)).toBe(401);
    });

    it('S3 a wrong password and an unknown e-mail get the same headers and body', async () => {
      const alike = (answer: Awaited<ReturnType<typeof login>>) => {
        const { date: _, 'x-request-id': requestId, ...headers } = answer.headers;
        return { status: answer.statusCode, headers, body: answer.body.replace(String(requestId), '') };
      };
      // With the site's key no rate-limit headers are sent, which would count the caller's requests.
      const site = { 'x-api-key': testEnvironment.searchApiKey };
      const wrong = alike(await login({ ...person, password: 'outra coisa' }, site));
      const unknown = alike(await login(newPerson(), site));
      expect(wrong.status).toBe(401);
      expect(wrong.body).toContain('LOGIN_FAILED');
      expect(unknown).toEqual(wrong);
    });

    it('S3 a password in another Unicode form is the same password', async () => {
      const accented = { ...newPerson(), password: 'maçã é fruta'.normalize('NFD') };
      await calls.register(accented);
      const answer = await login({ ...accented, password: accented.password.normalize('NFC') });
      expect(answer.statusCode).toBe(200);
    });

    it.each(["' OR 1=1 --", 'maria@@escola.com', 'não é e-mail'])(
      'S3 treats an e-mail like %j as unknown',
      async (email) => {
        expect((await login({ email, password: 'qualquer' })).statusCode).toBe(401);
      },
    );
  });

  describe('POST /v3/account/auth/logout', () => {
    it('S2 ends the session on the server, and the visit', async () => {
      const { headers } = await login(person);
      const visit = { 'x-session-token': String(headers['x-session-token']) };
      const out = await calls.post('/auth/logout', undefined, {
        headers: { ...bearer(registered), ...visit },
      });
      expect(out.statusCode).toBe(204);
      expect(await fetchUserStatus(registered)).toBe(401);
      const next = await calls.get('/user/me', { headers: visit });
      expect(next.json()).toMatchObject({ id: 0, sessionToken: expect.any(String) });
    });

    it('S2 succeeds when already signed out', async () => {
      for (const headers of [{}, bearer('x'.repeat(43))]) {
        const out = await calls.post('/auth/logout', undefined, { headers });
        expect([out.statusCode, out.headers['clear-site-data']]).toEqual([204, '"cache"']);
      }
    });
  });

  describe('GET and DELETE /v3/account/auth/sessions', () => {
    it('CA-01 lists the devices and ends one of them', async () => {
      const answer = await login(person, { 'user-agent': androidChrome });
      const headers = bearer(answer.json().token);
      const { sessions } = (await calls.get('/auth/sessions', { headers })).json();
      expect(sessions).toHaveLength(2);
      expect(sessions).toContainEqual({
        id: expect.any(Number),
        device: 'Chrome no Android',
        current: true,
        createdAt: expect.stringMatching(/Z$/),
        lastSeenAt: expect.stringMatching(/Z$/),
      });
      const other = sessions.find(({ current }: { current: boolean }) => !current);
      expect((await calls.remove(`/auth/sessions/${other.id}`, { headers })).statusCode).toBe(204);
      expect(await fetchUserStatus(registered)).toBe(401);
      const again = await calls.remove(`/auth/sessions/${other.id}`, { headers });
      expect([again.statusCode, again.json().code]).toEqual([404, 'SESSION_NOT_FOUND']);
      const events = await test()
        .database.db.select()
        .from(auditEvent)
        .where(eq(auditEvent.subject, `session:${other.id}`));
      expect(events.map(({ action }) => action)).toEqual(['session.ended']);
    });

    it('S32 an account has at most twenty sessions: a new one ends the least recently used, even when many start at once', async () => {
      const { db } = test().database;
      const loginFrom = async (index: number) => {
        const { email, password } = person;
        const answer = await calls.post('/auth/login', { email, password }, { from: `198.51.100.${index}` });
        return String(answer.json().token);
      };
      const second = await loginFrom(1);
      const own = eq(
        accountSession.accountId,
        (await calls.get('/user', { headers: bearer(second) })).json().id,
      );
      // The oldest session has been used since.
      await db
        .update(accountSession)
        .set({ lastSeenAt: sql`now() - interval '2 days'` })
        .where(own);
      expect(await fetchUserStatus(registered)).toBe(200);
      const many = await Promise.all(Array.from({ length: 19 }, (_, index) => loginFrom(index)));
      expect(await db.$count(accountSession, own)).toBe(20);
      expect([await fetchUserStatus(registered), await fetchUserStatus(second)]).toEqual([200, 401]);
      await Promise.all(Array.from({ length: 10 }, (_, index) => loginFrom(index)));
      expect(await db.$count(accountSession, own)).toBe(20);
      const statuses = await Promise.all([registered, ...many].map(fetchUserStatus));
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      const [visitor] = await db.select().from(account).where(eq(account.email, person.email));
      const visits = eq(visitorSession.baseUserId, visitor?.baseUserId ?? 0);
      expect(await db.$count(visitorSession, visits)).toBe(20);
    });

    it("CA-01 another user's session is unknown", async () => {
      const own = await calls.get('/auth/sessions', { headers: bearer(registered) });
      const [mine] = own.json().sessions;
      const stranger = await calls.register(newPerson());
      const tried = await calls.remove(`/auth/sessions/${mine.id}`, { headers: bearer(stranger) });
      expect(tried.statusCode).toBe(404);
      expect(await fetchUserStatus(registered)).toBe(200);
    });

    it.each([
      ['/user', 'get'],
      ['/auth/sessions', 'get'],
      ['/auth/sessions/1', 'remove'],
    ] as const)('S2 %s answers 401 without a session', async (path, method) => {
      const invalid: Record<string, string>[] = [{}, bearer('x'.repeat(43)), { authorization: 'Bearer x' }];
      for (const headers of invalid) {
        const answer = await calls[method](path, { headers });
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([401, 'private, no-store']);
      }
    });
  });
});

describe('deviceName', () => {
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  it.each([
    [androidChrome, 'Chrome no Android'],
    [androidChrome.replace('Chrome/', 'SamsungBrowser/28.0 Chrome/'), 'Samsung Internet no Android'],
    [`${androidChrome} OPR/92.0.0.0`, 'Opera no Android'],
    [`${iPhone} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari no iPhone'],
    [`${iPhone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox no iPhone'],
    [`${iPhone} Version/18.0 EdgiOS/142.0.3595.66 Mobile/15E148 Safari/605.1.15`, 'Edge no iPhone'],
    [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/534.0.0.40.104;FBDV/iPhone15,4]`, 'Facebook no iPhone'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 401.0.0.29.80',
      'Instagram no iPad',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
      'Firefox no Mac',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge no Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) <script>', 'Navegador no Linux'],
    ['curl/8.5.0', 'Dispositivo desconhecido'],
    [undefined, 'Dispositivo desconhecido'],
  ])('names %j %j', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
