import { MAX_SCHOOL_PHOTO_BYTES } from '@melhor-escola/domain/school-photo';
import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import { IMPORT_CHUNK_BYTES } from '@melhor-escola/domain/import-file';
import { offerFileLimits } from '@melhor-escola/domain/offer-rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '@melhor-escola/site-server/limits';
import { startRecordedSite, type RecordedSite } from './recorded-site.ts';

const siteUrl = 'https://escola.example';
const sameOrigin = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };
const crossSite = { origin: 'https://outro.example', 'sec-fetch-site': 'cross-site' };
const cookie = `__Host-authentication_token=${'o'.repeat(43)}`;

let recorded: RecordedSite;

beforeEach(async () => {
  recorded = await startRecordedSite(siteUrl);
});
afterEach(() => recorded.close());

const report = (id: string, payload: object, headers: Record<string, string> = sameOrigin) =>
  recorded.site.inject({ method: 'POST', url: `/api/v3/reviews/${id}/reports`, headers, payload });

describe('product 7 a report of a review', () => {
  const thanks = { message: 'Obrigado por avisar.' };

  it('reaches the service with reason and details only', async () => {
    recorded.responses = [{ status: 202, body: thanks }];
    const response = await report('7', { reason: 'false', details: 'Nunca estudou lá.', more: 'x' });
    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual(thanks);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(recorded.received.map(({ path, body }) => [path, body])).toEqual([
      ['/v3/reviews/7/reports', { reason: 'false', details: 'Nunca estudou lá.' }],
    ]);
  });

  it('S8 is rejected from another site, without counting towards the visitor’s rate limit (S32)', async () => {
    recorded.responses = [{ status: 202, body: thanks }];
    for (const _ of Array(limits.requestsPerMinute.api))
      expect((await report('7', { reason: 'false' }, crossSite)).statusCode).toBe(403);
    expect(recorded.received).toEqual([]);
    expect((await report('7', { reason: 'false' })).statusCode).toBe(202);
  });

  it('is rejected without a known reason or with an invalid review id', async () => {
    expect((await report('7', { reason: 'porque sim' })).statusCode).toBe(400);
    expect((await report('7..%3Fconfirm', { reason: 'false' })).statusCode).toBe(404);
    expect((await report('7..%2Fconfirm', { reason: 'false' })).statusCode).toBe(400);
    expect(recorded.received).toEqual([]);
  });

  it('S6 forwards Retry-After', async () => {
    recorded.responses = [{ status: 429, body: thanks, headers: { 'retry-after': '60' } }];
    const response = await report('7', { reason: 'false' });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '60']);
  });
});

describe('S15 the path of a call', () => {
  it.each([
    ['/ap%69/v3/visitor-location', '/v3/visitor-location'],
    ['/%61pi/v3/redirects?path=%2Fa', '/v3/redirects?path=%2Fa'],
    ['/api/v3/cities/by-slug/a%3F..%23?x=1', '/v3/cities/by-slug/a%3F..%23?x=1'],
    ['/escolas/ap%69/v2/google/geocode?lat=1', '/escolas/api/v2/google/geocode?lat=1'],
  ])('for %s comes from the table: %s', async (url, path) => {
    recorded.responses = [{ status: 200, body: {} }];
    expect((await recorded.site.inject(url)).statusCode).toBe(200);
    expect(recorded.received.map((call) => call.path)).toEqual([path]);
  });
});

it('RO-02 an operation is sent by POST, with the manifest’s query', async () => {
  recorded.responses = [{ status: 200, body: { data: {} } }];
  const [id = '', query] = Object.entries(manifest)[0] ?? [];
  await recorded.site.inject({ url: `/api/graphql/${id}`, query: { variables: '{"size":1}' } });
  expect(recorded.received).toMatchObject([
    { method: 'POST', path: '/graphql', body: { query, variables: { size: 1 } } },
  ]);
});

describe('a profile picture', () => {
  const url = '/api/v3/account/user/picture';
  const read = (headers: Record<string, string> = {}) =>
    recorded.site.inject({ url, headers: { cookie, ...headers } });

  it('S12 S18 is private and never cached', async () => {
    recorded.responses = [{ status: 200, text: 'RIFF…WEBP', headers: { 'content-type': 'image/webp' } }];
    const response = await read();
    expect([response.statusCode, response.body]).toEqual([200, 'RIFF…WEBP']);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    expect(recorded.received[0]?.headers.authorization).toBe(`Bearer ${'o'.repeat(43)}`);
    expect((await read({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('S33 is rejected if the service sends another type', async () => {
    recorded.responses = [{ status: 200, text: '<script>', headers: { 'content-type': 'text/html' } }];
    const response = await read();
    expect(response.statusCode).toBe(502);
    expect(response.body).not.toContain('script');
    recorded.responses = ['cut'];
    const failed = await read();
    expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '5']);
  });

  it('is accepted as image bytes only', async () => {
    recorded.responses = [{ status: 200, body: { id: 1 } }];
    const write = (type: string, headers: Record<string, string> = sameOrigin) =>
      recorded.site.inject({
        method: 'PUT',
        url,
        headers: { cookie, 'content-type': type, ...headers },
        payload: Buffer.from('1'),
      });
    expect((await write('image/png')).statusCode).toBe(200);
    expect(recorded.received).toMatchObject([
      { method: 'PUT', text: '1', headers: { 'content-type': 'image/png', 'content-length': '1' } },
    ]);
    expect((await write('application/json')).statusCode).toBe(415);
    expect((await write('image/png', crossSite)).statusCode).toBe(403);
    expect(recorded.received).toHaveLength(1);
  });
});

const sendPhoto = (size: number, type = 'image/avif') =>
  recorded.site.inject({
    method: 'POST',
    url: '/api/v3/panel/schools/girassol/photos',
    headers: { cookie, 'content-type': type, ...sameOrigin },
    payload: Buffer.alloc(size, '1'),
  });

describe('a photo of a school', () => {
  it('is forwarded up to its largest size; a larger one, and what is no photo, does not reach the service', async () => {
    recorded.responses = [{ status: 200, body: { url: '/a', width: 1, height: 1 } }];
    expect((await sendPhoto(MAX_SCHOOL_PHOTO_BYTES)).statusCode).toBe(200);
    expect(recorded.received).toMatchObject([
      {
        path: '/v3/panel/schools/girassol/photos',
        headers: { 'content-type': 'image/avif', 'content-length': String(MAX_SCHOOL_PHOTO_BYTES) },
      },
    ]);
    expect((await sendPhoto(MAX_SCHOOL_PHOTO_BYTES + 1)).statusCode).toBe(413);
    expect((await sendPhoto(9, 'image/svg+xml')).statusCode).toBe(415);
    expect(recorded.received).toHaveLength(1);
  });
});

const spreadsheets = '/api/v3/panel/schools/girassol/offers/file';

const sendSpreadsheet = (path: string, size: number, type = 'text/csv') =>
  recorded.site.inject({
    method: 'POST',
    url: `${spreadsheets}/previews${path}`,
    headers: { cookie, 'content-type': type, ...sameOrigin },
    payload: Buffer.alloc(size, '1'),
  });

describe('a spreadsheet of offers', () => {
  it('S32 is forwarded up to its largest size, and no preview of another form', async () => {
    recorded.responses = [{ status: 200, body: { added: 1 } }];
    expect((await sendSpreadsheet('', offerFileLimits.bytes)).statusCode).toBe(200);
    expect((await sendSpreadsheet(`/${'a1'.repeat(32)}/apply`, 9)).statusCode).toBe(200);
    expect((await sendSpreadsheet('', offerFileLimits.bytes + 1)).statusCode).toBe(413);
    expect((await sendSpreadsheet('', 9, 'application/json')).statusCode).toBe(415);
    expect((await sendSpreadsheet('/x/apply', 9)).statusCode).toBe(415);
    expect(recorded.received.map(({ path }) => path.replace('/v3/panel/schools/girassol', ''))).toEqual([
      '/offers/file/previews',
      `/offers/file/previews/${'a1'.repeat(32)}/apply`,
    ]);
  });
});

const sendChunk = (position: string, size: number, type = 'application/octet-stream') =>
  recorded.site.inject({
    method: 'PUT',
    url: `/api/v3/panel/operation/imports/uploads/3f1c9f2e-1111-4222-8333-123456789abc/chunks/${position}`,
    headers: { cookie, 'content-type': type, 'content-digest': 'sha-256=:YQ==:', ...sameOrigin },
    payload: Buffer.alloc(size, '1'),
  });

describe('a chunk of a file for an import', () => {
  it('S32 is forwarded with its digest up to its size, and nothing that is no chunk', async () => {
    recorded.responses = [{ status: 200, body: { chunks: 1 } }];
    expect((await sendChunk('7', IMPORT_CHUNK_BYTES)).statusCode).toBe(200);
    expect(recorded.received).toMatchObject([
      {
        path: '/v3/panel/operation/imports/uploads/3f1c9f2e-1111-4222-8333-123456789abc/chunks/7',
        headers: { 'content-digest': 'sha-256=:YQ==:', 'content-length': String(IMPORT_CHUNK_BYTES) },
      },
    ]);
    expect((await sendChunk('7', IMPORT_CHUNK_BYTES + 1)).statusCode).toBe(413);
    expect((await sendChunk('7', 9, 'text/csv')).statusCode).toBe(415);
    expect((await sendChunk('..%2F..%2Fimports', 9)).statusCode).toBe(400);
    expect(recorded.received).toHaveLength(1);
  });
});

describe('CA-13 telemetry of browsers', () => {
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const send = (payload: string, headers: Record<string, string> = own) =>
    recorded.site.inject({ method: 'POST', url: '/api/collect', payload, headers });

  it('reaches the collector unchanged, with the key and without data that identifies the visitor', async () => {
    recorded.responses = [{ status: 202, body: { kept: true }, headers: { 'set-cookie': 'a=b' } }];
    const body = '{"meta":{"view":{"name":"/escolas"}},"x":"é"}';
    const response = await send(body, {
      ...own,
      'idempotency-key': 'k1',
      cookie: 'c=1',
      authorization: 'Bearer x',
    });
    expect(response.statusCode).toBe(202);
    expect(response.body).toBe('');
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(recorded.received).toMatchObject([
      {
        path: '/collect',
        text: body,
        headers: { 'x-api-key': 'the-search-key', 'idempotency-key': 'k1', 'x-forwarded-for': '127.0.0.1' },
      },
    ]);
    expect(recorded.received[0]?.headers).not.toHaveProperty('cookie');
    expect(recorded.received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('CO-04 returns the headers that Faro reads: an expired session, and Retry-After', async () => {
    recorded.responses = [{ status: 202, headers: { 'x-faro-session-status': 'invalid' } }];
    expect((await send('{}')).headers['x-faro-session-status']).toBe('invalid');
    recorded.responses = [{ status: 429, headers: { 'retry-after': '17' } }];
    const rejected = await send('{}');
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '17']);
  });

  it('S8 is accepted from pages of this site only, as JSON, up to 256 kB', async () => {
    expect((await send('{}', { ...own, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send('x=1', { ...own, 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await send(`{"x":"${'a'.repeat(300_000)}"}`)).statusCode).toBe(413);
    expect(recorded.received).toEqual([]);
  });

  it('S19 is retried later if the service does not respond', async () => {
    recorded.responses = ['cut'];
    const response = await send('{}');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '30']);
  });
});

it('S1 a token in an unexpected response is removed and starts no session', async () => {
  recorded.responses = [{ status: 200, body: { id: 1, token: 't'.repeat(43) } }];
  const response = await recorded.site.inject({ url: '/api/v3/account/user', headers: { cookie } });
  expect(response.json()).toEqual({ id: 1 });
  expect(response.headers['set-cookie']).toBeUndefined();
});
