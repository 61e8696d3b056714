import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRecordedSite, type RecordedSite } from '../testing/recorded-service.ts';

let recorded: RecordedSite;

beforeEach(async () => {
  recorded = await startRecordedSite('https://escola.example');
  recorded.answers = [{ status: 202, body: { kept: true }, headers: { 'set-cookie': 'a=b' } }];
});
afterEach(() => recorded.close());

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const send = (payload: string, headers: Record<string, string> = own) =>
  recorded.site.inject({ method: 'POST', url: '/api/collect', payload, headers });

describe('CA-13 what browsers measured', () => {
  it('goes on as it is, with the key, and without what names the visitor', async () => {
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

  it('CO-04 is answered with what Faro heeds: a session that is over, and when to come back', async () => {
    recorded.answers = [{ status: 202, headers: { 'x-faro-session-status': 'invalid' } }];
    expect((await send('{}')).headers['x-faro-session-status']).toBe('invalid');
    recorded.answers = [{ status: 429, headers: { 'retry-after': '17' } }];
    const refused = await send('{}');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '17']);
  });

  it('S8 is taken from pages of this site alone, as JSON, and up to 256 kB', async () => {
    expect((await send('{}', { ...own, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send('x=1', { ...own, 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await send(`{"x":"${'a'.repeat(300_000)}"}`)).statusCode).toBe(413);
    expect(recorded.received).toEqual([]);
  });

  it('S19 without a service is told to come back', async () => {
    recorded.answers = ['cut'];
    const response = await send('{}');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '30']);
  });
});
