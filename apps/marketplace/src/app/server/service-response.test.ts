import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRecordedSite, type RecordedSite } from './recorded-site.ts';

const siteUrl = 'https://escola.example';
const sameOrigin = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };
const trace = 'Error: segredo interno\n    at query (/srv/api/database.ts:7:3)';

/** Response of a proxy in front of the service, or of a broken service. */
const html = {
  headers: { 'content-type': 'text/html' },
  text: `<html><body><pre>${trace}</pre></body></html>`,
};

let recorded: RecordedSite;

beforeEach(async () => {
  recorded = await startRecordedSite(siteUrl);
});

afterEach(() => recorded.close());

/** One route of each kind that forwards a response of the service. */
const calls: readonly (readonly [name: string, InjectOptions])[] = [
  ['the visitor location', { url: '/api/v3/visitor-location' }],
  ['a city', { url: '/api/v3/cities/by-slug/palmas-to' }],
  ['a search', { url: `/api/graphql/${Object.keys(manifest)[0]}` }],
  ['an address lookup', { url: '/escolas/api/v2/google/geocode?lat=-10&lng=-48' }],
  ['an account', { url: '/api/v3/account/user', headers: sameOrigin }],
  ['a sign-in', { method: 'POST', url: '/api/v3/account/auth/login', headers: sameOrigin, payload: {} }],
  [
    'a picture',
    {
      method: 'PUT',
      url: '/api/v3/account/user/picture',
      headers: { ...sameOrigin, 'content-type': 'image/png' },
      payload: Buffer.from('1'),
    },
  ],
  [
    'a report',
    { method: 'POST', url: '/api/v3/reviews/7/reports', headers: sameOrigin, payload: { reason: 'false' } },
  ],
];

describe.each(calls)('S33 the response to %s is validated', (_name, call) => {
  it('HTML instead of JSON is a 502 with a message of ours', async () => {
    for (const status of [200, 500]) {
      recorded.responses = [{ ...html, status }];
      const answer = await recorded.site.inject(call);
      expect(answer.statusCode).toBe(502);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(answer.json()).toMatchObject({ code: 'BAD_ANSWER', message: expect.any(String) });
    }
  });

  it('truncated JSON is a 502, and a proxy’s status for an unavailable service is kept', async () => {
    recorded.responses = [{ status: 200, text: '{"data":' }];
    expect((await recorded.site.inject(call)).statusCode).toBe(502);
    recorded.responses = [{ ...html, status: 503, headers: { ...html.headers, 'retry-after': '7' } }];
    const away = await recorded.site.inject(call);
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '7']);
    expect(away.body).not.toContain('segredo');
  });

  it('an error has the known fields only', async () => {
    const details = { internalTransactionCode: 'A-1', query: trace };
    const known = { code: 'NOT_HERE', message: 'Não está aqui.', fields: { name: 'Falta.' } };
    recorded.responses = [{ status: 409, body: { ...known, stack: trace, details } }];
    const rejected = await recorded.site.inject(call);
    expect(rejected.statusCode).toBe(409);
    expect(rejected.json()).toEqual({ ...known, details: { internalTransactionCode: 'A-1' } });
    recorded.responses = [{ status: 500, body: { code: 'INTERNAL', message: trace } }];
    const failed = await recorded.site.inject(call);
    expect([failed.statusCode, failed.json().code]).toEqual([500, 'INTERNAL']);
    expect(failed.body).not.toContain('segredo');
  });
});

it('CA-11 an unknown visitor location is null', async () => {
  recorded.responses = [{ status: 200, text: 'null' }];
  const answer = await recorded.site.inject('/api/v3/visitor-location');
  expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
});

it('S33 the errors of an operation are hidden', async () => {
  recorded.responses = [{ status: 200, body: { data: null, errors: [{ message: trace }] } }];
  const answer = await recorded.site.inject(`/api/graphql/${Object.keys(manifest)[0]}`);
  expect(answer.json()).toEqual({ errors: [{ message: expect.any(String) }] });
  expect(answer.body).not.toContain('segredo');
});
