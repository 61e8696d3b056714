import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageContext } from '../../service/request-context.ts';
import { createSite } from '../site.ts';

const siteUrl = 'https://escola.example';
const sameOrigin = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };

interface Answer {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

let service: Server;
let received: { path: string; headers: IncomingHttpHeaders; body: unknown }[];
let answer: Answer | 'cut';
let site: FastifyInstance;
let dist: string;
let rendered: (PageContext | undefined)[];

beforeEach(async () => {
  received = [];
  rendered = [];
  answer = { status: 202, body: { message: 'Quase lá!' } };
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      // Each page looks up redirects; there are none.
      if (url.startsWith('/v3/redirects')) {
        response.writeHead(204).end();
        return;
      }
      received.push({ path: url, headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      if (answer === 'cut') request.socket.destroy();
      else
        response
          .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
          .end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  dist = await mkdtemp(path.join(tmpdir(), 'site-'));
  site = await createSite({
    dist,
    serviceUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    searchApiKey: 'the-search-key',
    siteUrl,
    logLevel: 'silent',
    renderPage: (_request, context) => {
      rendered.push(context);
      return new Response('<!doctype html><title>x</title>', { headers: { 'content-type': 'text/html' } });
    },
  });
});

afterEach(async () => {
  await site.close();
  service.closeAllConnections();
  service.close();
  await rm(dist, { recursive: true, force: true });
});

/** The fields of a valid review form. */
const review = {
  userName: 'MARIA das Dores',
  userEmail: 'maria@exemplo.com.br',
  userRelationship: 'Ex-aluno',
  educationSystem: '',
  teachingMethodology: '',
  ratingStudentsMotivation: '5',
  ratingPhysicalStructure: '4',
  ratingCommunityParticipation: '4',
  ratingSocioemotionalDevelopment: '5',
  ratingExamPreparation: '3',
  testimonial: 'A equipe conhece cada criança pelo nome.',
};
const stored = {
  userName: 'Maria das Dores',
  ratingStudentsMotivation: 5,
  educationSystem: null,
  ratingEducationSystem: null,
};

const minuteAgo = () => String(Date.now() - 60_000);

const sendForm = (fields: Record<string, string> = {}, headers: Record<string, string> = sameOrigin) =>
  site.inject({
    method: 'POST',
    url: '/escolas/colegio-a/avaliar',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ ...review, startedAt: minuteAgo(), ...fields }).toString(),
  });

const sendJson = (fields: object = {}, headers: Record<string, string> = sameOrigin) =>
  site.inject({
    method: 'POST',
    url: '/api/v3/schools/colegio-a/reviews',
    headers,
    payload: {
      ...review,
      ...Object.fromEntries(
        Object.entries(review).flatMap(([name, value]) =>
          name.startsWith('rating') ? [[name, Number(value)]] : [],
        ),
      ),
      website: '',
      secondsTaken: 60,
      ...fields,
    },
  });

const confirm = (token: string, headers: Record<string, string> = sameOrigin) =>
  site.inject({
    method: 'POST',
    url: '/escolas/colegio-a/avaliar/confirmar',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ token }).toString(),
  });

const crossSite: readonly Record<string, string>[] = [
  {},
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'not an origin' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: siteUrl },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  { origin: 'https://escola.example.evil.example' },
  // The origin of this host, not of SITE_URL.
  { 'sec-fetch-site': 'same-origin', origin: 'http://escola.example', host: 'escola.example' },
  { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
];

describe('S8 a form submitted from another site', () => {
  it.each(crossSite)('with %j is rejected, and nothing reaches the service', async (headers) => {
    const answers = [await sendForm({}, headers), await sendJson({}, headers), await confirm('x', headers)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(received).toEqual([]);
    expect(rendered).toEqual([]);
  });

  it.each([{ origin: siteUrl }, { 'sec-fetch-site': 'same-origin' }] as Record<string, string>[])(
    'with %j is accepted as this site’s own',
    async (headers) => {
      expect((await sendForm({}, headers)).statusCode).toBe(303);
    },
  );
});

describe('EN-16 the review form without JavaScript', () => {
  it('reaches the service, and redirects to the thank-you page', async () => {
    const response = await sendForm({ website: '' });
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      '/escolas/colegio-a/avaliar/obrigado',
    ]);
    expect(received).toMatchObject([
      {
        path: '/v3/schools/colegio-a/reviews',
        headers: {
          'x-tenant': 'melhor-escola',
          'x-api-key': 'the-search-key',
          'x-forwarded-for': '127.0.0.1',
        },
        body: stored,
      },
    ]);
    expect(received[0]?.body).not.toHaveProperty('website');
  });

  it('VA-07 renders the page again, with the submitted values and the errors', async () => {
    const response = await sendForm({ testimonial: 'Curto' });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('text/html');
    expect(rendered).toMatchObject([
      {
        submittedReviewForm: {
          values: { testimonial: 'Curto', userName: 'MARIA das Dores', ratingPhysicalStructure: 4 },
          fields: { testimonial: 'O campo depoimento deve conter pelo menos 20 caracteres' },
        },
      },
    ]);
    expect(received).toEqual([]);
  });

  it.each([
    { website: 'https://spam.example' },
    { startedAt: String(Date.now() + 60_000) },
    { startedAt: 'x' },
  ] as Record<string, string>[])('is rejected when it looks automated: %j', async (fields) => {
    expect((await sendForm(fields)).statusCode).toBe(400);
    expect(rendered[0]?.submittedReviewForm?.message).toContain('rápido demais');
    expect(received).toEqual([]);
  });

  it('S6 sends Retry-After, and keeps the submitted values', async () => {
    answer = { status: 429, body: { code: 'TOO_MANY_REQUESTS' }, headers: { 'retry-after': '120' } };
    const response = await sendForm();
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '120']);
    expect(rendered[0]?.submittedReviewForm).toMatchObject({
      message: expect.stringContaining('em 2 minutos') as string,
      values: { userEmail: review.userEmail },
    });
  });

  it('S19 keeps the submitted values if the service is unavailable', async () => {
    answer = 'cut';
    const response = await sendForm();
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(rendered[0]?.submittedReviewForm?.values.testimonial).toBe(review.testimonial);
  });

  it('is the only content type that its path accepts', async () => {
    const response = await site.inject({
      method: 'POST',
      url: '/escolas/colegio-a/avaliar',
      headers: sameOrigin,
      payload: review,
    });
    expect(response.statusCode).toBe(415);
  });
});

describe('EN-16 the review form with JavaScript', () => {
  it('reaches the service without the site’s own fields, and is not cached', async () => {
    const response = await sendJson();
    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual({ message: 'Quase lá!' });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(received).toMatchObject([{ body: { userName: 'MARIA das Dores', ratingExamPreparation: 3 } }]);
    expect(received[0]?.body).not.toHaveProperty('secondsTaken');
  });

  it('VA-07 returns problems by field', async () => {
    const response = await sendJson({ ratingExamPreparation: 6, userEmail: 'maria@' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'BAD_REQUEST',
      fields: {
        ratingExamPreparation: 'O campo avaliação da preparação para vestibular deve ser uma nota de 1 a 5',
        userEmail: 'E-mail inválido',
      },
    });
    expect(received).toEqual([]);
  });

  it.each([{ website: 'x' }, { secondsTaken: 1 }, { secondsTaken: undefined }])(
    'is rejected when it looks automated: %j',
    async (fields) => {
      expect((await sendJson(fields)).json()).toMatchObject({ code: 'LOOKS_AUTOMATED' });
      expect(received).toEqual([]);
    },
  );

  it('S6 forwards Retry-After', async () => {
    answer = { status: 429, body: { code: 'TOO_MANY_REQUESTS' }, headers: { 'retry-after': '120' } };
    const response = await sendJson();
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '120']);
  });
});

describe('EN-16 the confirmation link', () => {
  it('S8 does not confirm by being opened', async () => {
    await site.inject('/escolas/colegio-a/avaliar/confirmar?token=abc');
    expect(received).toEqual([]);
    expect(rendered).toHaveLength(1);
  });

  it('confirms by its button, and redirects', async () => {
    answer = { status: 200, body: { message: 'ok', school: { slug: 'colegio-b', name: 'B' } } };
    const response = await confirm('abc');
    expect(received).toMatchObject([{ path: '/v3/reviews/confirm', body: { token: 'abc' } }]);
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      '/escolas/colegio-b/avaliar/confirmada',
    ]);
  });

  it('shows that it was used', async () => {
    answer = { status: 400, body: { code: 'LINK_INVALID', message: 'x' } };
    expect((await confirm('abc')).statusCode).toBe(400);
    expect(rendered).toMatchObject([{ submittedConfirmation: { token: 'abc', problem: { kind: 'link' } } }]);
  });

  it('can be retried if the service was unavailable', async () => {
    answer = 'cut';
    expect((await confirm('abc')).statusCode).toBe(503);
    expect(rendered).toMatchObject([{ submittedConfirmation: { token: 'abc', problem: { kind: 'later' } } }]);
  });
});
