import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRecordedSite, type RecordedSite } from '../recorded-site.ts';

const siteUrl = 'https://escola.example';
const sameOrigin = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };
const question = {
  text: ' O almoço está incluído?\r\n',
  userName: 'ANA de Souza',
  userEmail: 'ana@exemplo.com',
};
const stored = { text: 'O almoço está incluído?', userName: 'Ana de Souza', userEmail: 'ana@exemplo.com' };
const minuteAgo = () => String(Date.now() - 60_000);

let recorded: RecordedSite;

beforeEach(async () => {
  recorded = await startRecordedSite(siteUrl);
});
afterEach(() => recorded.close());

const postForm = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = sameOrigin,
) =>
  recorded.site.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Firefox', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const page = '/escolas/colegio-a/perguntas';

const postJson = (path: string, payload?: object) =>
  recorded.site.inject({
    method: 'POST',
    url: `/api/v3${path}`,
    headers: { ...sameOrigin, 'user-agent': 'Firefox' },
    ...(payload && { payload }),
  });

it('EN-17 a question is a lead: with and without JavaScript, its browser gets a random id', async () => {
  recorded.responses = [{ status: 202, body: { message: 'Quase lá!' } }];
  for (const answer of [
    await postForm(page, { ...question, startedAt: minuteAgo(), website: '' }),
    await postJson('/schools/colegio-a/questions', { ...stored, website: '', secondsTaken: 60 }),
  ])
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^userHash=[\da-f-]{36}; Max-Age=31536000; Path=\/;/,
    );
});

describe('product 15 the question form without JavaScript', () => {
  it('sends the question, and shows that it must be confirmed', async () => {
    recorded.responses = [{ status: 202, body: { message: 'Quase lá!' } }];
    const response = await postForm(page, { ...question, startedAt: minuteAgo(), website: '' });
    expect([response.statusCode, response.headers['location']]).toEqual([
      303,
      `${page}?situacao=enviada#perguntar`,
    ]);
    expect(recorded.received.map(({ path, body }) => [path, body])).toEqual([
      ['/v3/schools/colegio-a/questions', stored],
    ]);
  });

  it.each([
    ['an empty question', () => ({ text: ' ' })],
    ['a honeypot that is filled in', () => ({ website: 'x' })],
    ['a form that took no time', () => ({ startedAt: String(Date.now()) })],
  ])('rejects %s without calling the service', async (_what, fields) => {
    const sent = { ...question, startedAt: minuteAgo(), website: '', ...fields() };
    expect((await postForm(page, sent)).statusCode).toBe(400);
    expect(recorded.received).toEqual([]);
  });

  it('marks a question as helpful for the visitor’s browser, and shows it', async () => {
    recorded.responses = [{ status: 200, body: { helpfulCount: 3 } }];
    const response = await postForm(page, { helpful: '31' });
    expect([response.statusCode, response.headers['location']]).toEqual([
      303,
      `${page}?pergunta=31&util=31#pergunta-31`,
    ]);
    expect(recorded.received).toMatchObject([
      { path: '/v3/questions/31/helpful', headers: { 'user-agent': 'Firefox' } },
    ]);
  });

  it('shows why a mark as helpful was not counted', async () => {
    recorded.responses = [{ status: 429, body: { code: 'TOO_MANY_REQUESTS' } }];
    const response = await postForm(page, { helpful: '31' });
    expect(response.statusCode).toBe(429);
    expect(recorded.rendered).toMatchObject([{ failedMark: { question: 31, code: 'TOO_MANY_REQUESTS' } }]);
  });

  it('S8 accepts neither from another site', async () => {
    const crossSite = { origin: 'https://outro.example', 'sec-fetch-site': 'cross-site' };
    expect((await postForm(page, { helpful: '31' }, crossSite)).statusCode).toBe(403);
    expect((await postForm(page, { ...question, startedAt: minuteAgo() }, crossSite)).statusCode).toBe(403);
    expect(recorded.received).toEqual([]);
  });

  it('publishes the question by the button of the page that the e-mail links to', async () => {
    recorded.responses = [{ status: 200, body: { id: 31, message: '', school: { slug: 'colegio-a' } } }];
    const response = await postForm(page, { token: 'abc' });
    expect(response.headers['location']).toBe(`${page}?pergunta=31&situacao=publicada#pergunta-31`);
    expect(recorded.received).toMatchObject([{ path: '/v3/questions/confirm', body: { token: 'abc' } }]);
  });
});

describe('product 15 questions with JavaScript', () => {
  it('sends only the fields of the form', async () => {
    recorded.responses = [{ status: 202, body: { message: 'Quase lá!' } }];
    const response = await postJson('/schools/colegio-a/questions', {
      ...stored,
      website: '',
      secondsTaken: 60,
      more: 'x',
    });
    expect(response.statusCode).toBe(202);
    expect(recorded.received).toMatchObject([{ path: '/v3/schools/colegio-a/questions', body: stored }]);
  });

  it('names the fields to correct, and rejects bots', async () => {
    const invalid = await postJson('/schools/colegio-a/questions', {
      ...stored,
      text: 'Oi',
      secondsTaken: 60,
    });
    expect(invalid.json()).toMatchObject({
      fields: { text: 'O campo pergunta deve conter pelo menos 10 caracteres' },
    });
    const bot = await postJson('/schools/colegio-a/questions', { ...stored, website: 'x', secondsTaken: 60 });
    expect(bot.json()).toMatchObject({ code: 'LOOKS_AUTOMATED' });
    expect(recorded.received).toEqual([]);
  });

  it('marks as helpful without a body', async () => {
    recorded.responses = [{ status: 200, body: { helpfulCount: 3 } }];
    expect((await postJson('/questions/31/helpful')).json()).toEqual({ helpfulCount: 3 });
    expect(recorded.received).toMatchObject([
      { path: '/v3/questions/31/helpful', headers: { 'user-agent': 'Firefox' } },
    ]);
  });
});
