import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRecordedSite, type RecordedSite } from './recorded-site.ts';

const siteUrl = 'https://escola.example';
const sameOrigin = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };
const token = 't'.repeat(43);
const older = 'o'.repeat(43);
const visit = 'v'.repeat(43);
const signedIn = { cookie: `__Host-authentication_token=${older}; __Host-sessiontoken=${visit}` };
const credentials = { email: 'maria@exemplo.com.br', password: 'uma frase que só eu sei' };

let recorded: RecordedSite;

beforeEach(async () => {
  recorded = await startRecordedSite(siteUrl);
});
afterEach(() => recorded.close());

const post = (path: string, payload: object | undefined, headers: Record<string, string> = sameOrigin) =>
  recorded.site.inject({
    method: 'POST',
    url: `/api/v3/account${path}`,
    headers,
    ...(payload && { payload }),
  });
const get = (path: string, headers: Record<string, string> = {}) =>
  recorded.site.inject({ method: 'GET', url: `/api/v3/account${path}`, headers });

/** The cookies of a response, by name, without varying attributes. */
function readCookies({ headers }: { headers: Record<string, unknown> }): Record<string, string> {
  const lines = [headers['set-cookie'] ?? []].flat().map(String);
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line]));
}

describe('signing in', () => {
  it('S1 CO-01 EN-17 the token is only in an HttpOnly cookie, for 30 days', async () => {
    recorded.responses = [{ status: 200, body: { token }, headers: { 'x-session-token': visit } }];
    const answer = await post('/auth/login', credentials);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({});
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['x-session-token']).toBeUndefined();
    expect(readCookies(answer)).toEqual({
      '__Host-authentication_token': `__Host-authentication_token=${token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      signed_in: 'signed_in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
      '__Host-sessiontoken': `__Host-sessiontoken=${visit}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`,
      userHash: expect.stringMatching(
        /^userHash=[\da-f-]{36}; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/,
      ),
    });
    expect(recorded.log.join('')).not.toMatch(new RegExp(`${token}|maria|frase`));
  });

  it('S2 the old session is sent with the call, which ends it; userHash stays', async () => {
    recorded.responses = [{ status: 200, body: { token } }];
    const cookie = `${signedIn.cookie}; userHash=0f8fad5b-d9cb-469f-a165-70867728950e`;
    const answer = await post('/auth/login', credentials, { ...sameOrigin, cookie });
    expect(recorded.received[0]?.headers).toMatchObject({
      authorization: `Bearer ${older}`,
      'x-session-token': visit,
    });
    expect(Object.keys(readCookies(answer))).toEqual(['__Host-authentication_token', 'signed_in']);
  });

  it('a wrong password forwards the service’s message, and ends no session', async () => {
    const body = { code: 'LOGIN_FAILED', message: 'E-mail ou senha incorretos.' };
    recorded.responses = [{ status: 401, body: { ...body, stack: 'at service.ts:1' } }];
    const answer = await post('/auth/login', credentials, { ...sameOrigin, ...signedIn });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(body);
    expect(readCookies(answer)).toEqual({});
  });

  it('S6 too many attempts return Retry-After', async () => {
    recorded.responses = [
      { status: 429, body: { code: 'TOO_MANY_REQUESTS' }, headers: { 'retry-after': '840' } },
    ];
    const answer = await post('/auth/login', credentials);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '840']);
  });

  it('EN-17 over HTTP, as in development, the cookies have the specified names', async () => {
    await recorded.close();
    recorded = await startRecordedSite('http://localhost:3000');
    recorded.responses = [{ status: 200, body: { token } }];
    const answer = await post('/auth/login', credentials, { origin: 'http://localhost:3000' });
    expect(readCookies(answer)['authentication_token']).toBe(
      `authentication_token=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
  });
});

describe('a session', () => {
  it('S1 S7 the service gets the cookie’s token, not one that the browser sends in a header', async () => {
    recorded.responses = [{ status: 200, body: { id: 1 } }];
    await get('/user', {
      ...signedIn,
      authorization: `Bearer ${token}`,
      'x-session-token': token,
      'x-forwarded-for': '203.0.113.9',
      'x-api-key': 'stolen',
      'user-agent': 'Firefox/140.0',
    });
    expect(recorded.received).toEqual([
      expect.objectContaining({
        path: '/v3/account/user',
        headers: expect.objectContaining({
          authorization: `Bearer ${older}`,
          'x-session-token': visit,
          'x-forwarded-for': '127.0.0.1',
          'x-api-key': 'the-search-key',
          'x-tenant': 'melhor-escola',
          'user-agent': 'Firefox/140.0',
        }),
      }),
    ]);
    expect(recorded.received[0]?.headers.cookie).toBeUndefined();
  });

  it('without a cookie, or with an invalid one, the call has no current user', async () => {
    recorded.responses = [{ status: 401, body: { code: 'UNAUTHORIZED' } }];
    await get('/user', { authorization: `Bearer ${token}` });
    await get('/user', { cookie: '__Host-authentication_token=a b; authentication_token=x' });
    expect(recorded.received.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it('ST-02 ends here if the service has ended it', async () => {
    recorded.responses = [{ status: 401, body: { code: 'UNAUTHORIZED' } }];
    const answer = await get('/user', signedIn);
    expect(answer.statusCode).toBe(401);
    expect(readCookies(answer)).toEqual({
      '__Host-authentication_token':
        '__Host-authentication_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      signed_in: 'signed_in=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    });
  });

  it('S2 a late rejection of the replaced session leaves the new one', async () => {
    recorded.responses = [{ status: 200, body: { token } }];
    await post('/auth/login', credentials, { ...sameOrigin, ...signedIn });
    recorded.responses = [{ status: 401, body: { code: 'UNAUTHORIZED' } }];
    const late = await get('/user', signedIn);
    expect(late.statusCode).toBe(401);
    expect(readCookies(late)).toEqual({});
    recorded.responses = [{ status: 401, body: { code: 'UNAUTHORIZED' } }];
    const ended = await get('/user', { cookie: `__Host-authentication_token=${token}` });
    expect(Object.keys(readCookies(ended))).toEqual(['__Host-authentication_token', 'signed_in']);
  });

  it.each([{ status: 204 }, { status: 503, body: { code: 'UNAVAILABLE' } }, 'cut' as const])(
    'ST-01 signing out clears the device, even if the service responds %j',
    async (scripted) => {
      recorded.responses = [scripted];
      const answer = await post('/auth/logout', undefined, { ...sameOrigin, ...signedIn });
      expect(answer.statusCode).toBe(scripted === 'cut' ? 503 : scripted.status);
      expect(Object.keys(readCookies(answer)).toSorted()).toEqual([
        '__Host-authentication_token',
        '__Host-sessiontoken',
        'signed_in',
        'userHash',
      ]);
      expect(Object.values(readCookies(answer)).every((cookie) => cookie.includes('=; Max-Age=0'))).toBe(
        true,
      );
      // The storage belongs to the device: schools saved without an account, and the cookie consent.
      expect(answer.headers['clear-site-data']).toBe('"cache"');
    },
  );

  it('CA-06 a new visitor gets a cookie', async () => {
    recorded.responses = [
      {
        status: 200,
        body: { baseUserId: 7, isPreUser: false, id: 0 },
        headers: { 'x-session-token': visit },
      },
    ];
    const answer = await get('/user/me');
    expect(answer.json()).toEqual({ baseUserId: 7, isPreUser: false, id: 0 });
    expect(Object.keys(readCookies(answer))).toEqual(['__Host-sessiontoken']);
  });
});

describe('registering', () => {
  it('CA-04 adds the campaign from the analytics cookies, and removes the token', async () => {
    recorded.responses = [{ status: 201, body: { user: { id: 1 }, token } }];
    const answer = await post(
      '/user',
      { name: 'Maria das Dores', ...credentials, gaToken: 'forged' },
      { ...sameOrigin, cookie: '_ga=GA1.1.123.456; utmSource=jornal; gclid=abc; other=x' },
    );
    expect(recorded.received[0]?.body).toEqual({
      name: 'Maria das Dores',
      ...credentials,
      gaToken: '123.456',
      gaCampaignParams: { utmSource: 'jornal', gclid: 'abc' },
    });
    expect(answer.json()).toEqual({ user: { id: 1 } });
    expect(readCookies(answer)).toHaveProperty('__Host-authentication_token');
  });
});

describe('S8 requests of other sites', () => {
  it.each([
    {},
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: siteUrl },
    { 'sec-fetch-site': 'same-site', origin: 'https://outro.escola.example' },
    { 'sec-fetch-site': 'none' },
  ] as Record<string, string>[])(
    'a write with %j is rejected, and nothing reaches the service',
    async (headers) => {
      const answers = [
        await post('/auth/login', credentials, headers),
        await post('/auth/logout', undefined, { ...headers, ...signedIn }),
        await post('/user', credentials, headers),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
      expect(answers.map(readCookies)).toEqual([{}, {}, {}]);
      expect(recorded.received).toEqual([]);
    },
  );

  it.each(['cross-site', 'same-site', 'none'])('a read as %s is rejected', async (fetchSite) => {
    expect((await get('/user', { ...signedIn, 'sec-fetch-site': fetchSite })).statusCode).toBe(403);
    expect(recorded.received).toEqual([]);
  });
});

describe('calls of the current user', () => {
  it('CA-05 a list returns its length, and its filters are forwarded', async () => {
    recorded.responses = [
      {
        status: 200,
        body: [],
        headers: { 'x-total-count': '12', 'x-total-pages': '2', 'x-inner': 'secret' },
      },
    ];
    const answer = await get('/user/orders?page=2&status[]=paid&status[]=enrolled', signedIn);
    expect(answer.headers).toMatchObject({ 'x-total-count': '12', 'x-total-pages': '2' });
    expect(answer.headers['x-inner']).toBeUndefined();
    expect(recorded.received[0]?.path).toBe('/v3/account/user/orders?page=2&status[]=paid&status[]=enrolled');
  });

  it('a retry has the idempotency key of the first attempt', async () => {
    recorded.responses = [{ status: 201, body: { id: 1 } }];
    const body = { offerId: 7, student: { name: 'Ana Clara Souza', birthDate: '2019-03-01' } };
    await post('/user/orders', body, { ...sameOrigin, ...signedIn, 'idempotency-key': 'a-key' });
    expect(recorded.received[0]).toMatchObject({ body, headers: { 'idempotency-key': 'a-key' } });
  });

  it.each([
    ['PUT', '/user/favorites/colegio-azul'],
    ['DELETE', '/user/favorites/colegio-azul'],
    ['DELETE', '/auth/sessions/12'],
    ['PATCH', '/user/saved-searches/3'],
  ] as const)('S8 %s %s is accepted from this site only', async (method, path) => {
    recorded.responses = [{ status: 204 }];
    const send = (headers: Record<string, string>) =>
      recorded.site.inject({
        method,
        url: `/api/v3/account${path}`,
        headers: { ...headers, ...signedIn },
        ...(method === 'PATCH' && { payload: { alerts: false } }),
      });
    expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(recorded.received).toEqual([]);
    expect((await send(sameOrigin)).statusCode).toBe(204);
    expect(recorded.received).toMatchObject([
      { method, path: `/v3/account${path}`, headers: { authorization: `Bearer ${older}` } },
    ]);
  });

  it.each([
    [200, true],
    [403, false],
  ])('S2 S23 a deletion with status %i ends the session: %j', async (status, ends) => {
    recorded.responses = [{ status, body: { protocol: 'LGPD-2026-7Q2K-M0XB' } }];
    const answer = await post('/user/privacy/delete', { reviews: 'remove' }, { ...sameOrigin, ...signedIn });
    expect(answer.statusCode).toBe(status);
    expect('__Host-authentication_token' in readCookies(answer)).toBe(ends);
    expect(answer.headers['clear-site-data']).toBe(ends ? '"cache", "storage"' : undefined);
  });
});

describe('a call that is not in the table', () => {
  it('is a 404', async () => {
    const answers = [
      await get('/auth/login'),
      await get('/user/orders/a_b'),
      await get('/user/orders/ME-1/cancel'),
      await post('/user/privacy/forget', {}),
      await post('/auth/../../reviews/confirm', {}),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(recorded.received).toEqual([]);
  });

  it('is rejected if its body is an array, or larger than 16 kB', async () => {
    expect((await post('/auth/login', [credentials])).statusCode).toBe(400);
    expect((await post('/auth/login', { email: 'x'.repeat(20_000) })).statusCode).toBe(413);
    expect(recorded.received).toEqual([]);
  });
});
