import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRecordedSite, type RecordedSite } from './recorded-site.ts';

const siteUrl = 'https://escola.example';
const sameOrigin = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };
const person = {
  name: 'Maria das Dores',
  email: 'maria@exemplo.com.br',
  password: 'uma frase que só eu sei',
};

let recorded: RecordedSite;

beforeEach(async () => {
  recorded = await startRecordedSite(siteUrl);
});
afterEach(() => recorded.close());

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  recorded.site.inject({
    method: 'POST',
    url: `/api/v3/account${path}`,
    headers: { ...sameOrigin, ...headers },
    payload,
  });

/** The random id that a response sets. */
const readUserHash = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .filter((line) => typeof line === 'string')
    .filter((line) => line.startsWith('userHash='));

describe('EN-17 the random id of a browser', () => {
  it('is set by the first lead, also without a session: an account that waits for its confirmation', async () => {
    recorded.responses = [{ status: 201, body: { user: { id: 1 } } }];
    const first = readUserHash(await post('/user', person));
    expect(first).toEqual([
      expect.stringMatching(/^userHash=[\da-f-]{36}; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/),
    ]);
    const [cookie = ''] = first[0]?.split(';') ?? [];
    expect(readUserHash(await post('/user', person, { cookie }))).toEqual([]);
  });

  it('is set once by a registration that starts a session', async () => {
    recorded.responses = [{ status: 201, body: { user: { id: 1 }, token: 't'.repeat(43) } }];
    expect(readUserHash(await post('/user', person))).toHaveLength(1);
  });

  it('is not set by what says nothing about anyone, nor by a lead that failed', async () => {
    recorded.responses = [{ status: 200, body: {} }];
    const quiet = [
      await recorded.site.inject('/api/v3/account/user/me'),
      await post('/auth/recover-password', { email: person.email }),
      await recorded.site.inject('/api/v3/cities/by-slug/palmas-to'),
      await recorded.site.inject('/escolas'),
    ];
    recorded.responses = [{ status: 400, body: { code: 'BAD_REQUEST' } }];
    quiet.push(await post('/user', person));
    expect(quiet.flatMap(readUserHash)).toEqual([]);
  });
});
