import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { rateLimit, visitorSession } from '../../platform/database/account-schema.ts';
import { accountCalls, bearer, newPerson, type AccountCalls } from '../testing/account-calls.ts';

describeOneEngine('GET /v3/account/user/me', (test) => {
  let calls: AccountCalls;
  beforeAll(async () => {
    calls = await accountCalls(test().database);
    await test().database.db.delete(rateLimit);
  });
  const me = (headers: Record<string, string> = {}) => calls.get('/user/me', { headers });

  it('CA-06 EN-02 creates a session for a visitor without one, in header and body', async () => {
    const first = await me();
    const body = first.json();
    expect(body).toEqual({
      baseUserId: expect.any(Number),
      isPreUser: false,
      id: 0,
      sessionToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(first.headers['x-session-token']).toBe(body.sessionToken);
    expect(first.headers['cache-control']).toBe('private, no-store');

    const second = await me({ 'x-session-token': body.sessionToken });
    expect(second.json()).toEqual({ baseUserId: body.baseUserId, isPreUser: false, id: 0 });
    expect(second.headers['x-session-token']).toBeUndefined();
  });

  it.each(['x'.repeat(43), 'x', '', "'; DROP TABLE account"])(
    'CA-06 creates a new one for the unknown token %j',
    async (token) => {
      const answer = await me({ 'x-session-token': token });
      expect(answer.json().sessionToken).toMatch(/^[\w-]{43}$/);
      expect(answer.json().sessionToken).not.toBe(token);
    },
  );

  it('CA-06 creates a new visitor for an expired token', async () => {
    const first = (await me()).json();
    await test()
      .database.db.update(visitorSession)
      .set({ expiresAt: sql`now() - interval '1 second'` });
    const next = (await me({ 'x-session-token': first.sessionToken })).json();
    expect(next.sessionToken).toMatch(/^[\w-]{43}$/);
    expect(next.baseUserId).not.toBe(first.baseUserId);
  });

  it("CA-06 a login merges the visitor into the account's own", async () => {
    const person = newPerson();
    const token = await calls.register(person);
    const own = (await me(bearer(token))).json();
    expect(own).toMatchObject({ id: expect.any(Number), isPreUser: false });

    const visitor = (await me()).json();
    const visit = { 'x-session-token': visitor.sessionToken };
    expect(visitor.baseUserId).not.toBe(own.baseUserId);
    const login = await calls.post('/auth/login', person, { headers: visit });
    expect(login.headers['x-session-token']).toBeUndefined();
    const joined = await me({ ...bearer(login.json().token), ...visit });
    expect(joined.json()).toEqual({ baseUserId: own.baseUserId, id: own.id, isPreUser: false });
  });

  it('EN-02 a visitor whose account is not signed in is not identified', async () => {
    const person = newPerson();
    const registered = await calls.post('/user', person);
    const visit = { 'x-session-token': String(registered.headers['x-session-token']) };
    expect((await me(visit)).json()).toMatchObject({ id: 0, isPreUser: false });
  });

  it('CA-06 a login without a visitor session creates one', async () => {
    const person = newPerson();
    const token = await calls.register(person);
    const own = (await me(bearer(token))).json();
    const login = await calls.post('/auth/login', person);
    const visit = { 'x-session-token': String(login.headers['x-session-token']) };
    expect((await me(visit)).json().baseUserId).toBe(own.baseUserId);
  });

  it('CA-06 the session wins over the visitor token when both are sent', async () => {
    const token = await calls.register(newPerson());
    const own = (await me(bearer(token))).json();
    const stranger = (await me()).json();
    const both = await me({ ...bearer(token), 'x-session-token': stranger.sessionToken });
    expect(both.json()).toMatchObject({ baseUserId: own.baseUserId, id: own.id });
  });
});
