import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageContext } from '../../service/request-context.ts';
import { createSite } from '../site.ts';

const siteUrl = 'https://escola.example';
const token = 'a-'.repeat(21) + 'b';

let service: Server;
let received: { method: string; path: string; body: string; key: unknown }[];
let status: number;
let code: string | undefined;
let site: FastifyInstance;
let rendered: { url: string; context: PageContext | undefined }[];

beforeEach(async () => {
  received = [];
  rendered = [];
  status = 200;
  code = undefined;
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      // Each page looks up redirects; there are none.
      if (url.startsWith('/v3/redirects')) {
        response.writeHead(204).end();
        return;
      }
      received.push({ method, path: url, body: Buffer.concat(chunks).toString(), key: headers['x-api-key'] });
      response
        .writeHead(status, {
          'content-type': 'application/json',
          ...(status === 429 && { 'retry-after': '60' }),
        })
        .end(JSON.stringify({ name: 'x', code }));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  site = await createSite({
    dist: tmpdir(),
    serviceUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    searchApiKey: 'the-search-key',
    siteUrl,
    logLevel: 'silent',
    renderPage: ({ url }, context) => {
      rendered.push({ url, context });
      return new Response('<!doctype html><title>x</title>', { headers: { 'content-type': 'text/html' } });
    },
  });
});

afterEach(async () => {
  await site.close();
  service.closeAllConnections();
  service.close();
});

const unsubscribe = (path: string, contentType: string, payload: string) =>
  site.inject({
    method: 'POST',
    url: `/api${path}?token=${token}`,
    headers: { 'content-type': contentType },
    payload,
  });

const submitForm = (
  page: string,
  headers: Record<string, string> = { origin: siteUrl, 'sec-fetch-site': 'same-origin' },
) =>
  site.inject({
    method: 'POST',
    url: `${page}?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `token=${token}`,
  });

/** E-mails of saved searches and to people of schools. */
const stoppable = [
  { page: '/buscas-salvas/parar', stop: '/v3/saved-searches/stop', path: '/v3/saved-searches/unsubscribe' },
  { page: '/alertas/parar', stop: '/v3/saved-searches/stop', path: '/v3/saved-searches/unsubscribe' },
  { page: '/avisos-da-escola/parar', stop: '/v3/school-mails/stop', path: '/v3/school-mails/unsubscribe' },
];

describe.each(stoppable)('product 8 one-click unsubscribe at $path', ({ page, path }) => {
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('forwards a mail client’s request of type %s without an origin', async (contentType, payload) => {
    status = 204;
    const response = await unsubscribe(path, contentType, payload);
    expect([response.statusCode, response.headers['cache-control'], response.body]).toEqual([
      204,
      'no-store',
      '',
    ]);
    expect(received).toEqual([
      {
        method: 'POST',
        path: `${path}?token=${token}`,
        body: '',
        key: 'the-search-key',
      },
    ]);
  });

  it('encodes the token, and forwards Retry-After', async () => {
    status = 429;
    const response = await site.inject({
      method: 'POST',
      url: `/api${path}?token=a%26b%2F..%2F`,
    });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '60']);
    expect(received[0]?.path).toBe(`${path}?token=a%26b%2F..%2F`);
  });

  it('S8 does nothing when the link is opened', async () => {
    await site.inject(`/api${path}?token=${token}`);
    await site.inject(`${page}?token=${token}`);
    expect(received).toEqual([]);
  });
});

describe.each(stoppable)('product 8 $page', ({ page, stop }) => {
  it('P3 stops the alerts and redirects, so that a reload does not submit again', async () => {
    const response = await submitForm(page);
    expect([response.statusCode, response.headers['location']]).toEqual([303, `${page}?situacao=parada`]);
    expect(received).toMatchObject([{ path: stop, body: JSON.stringify({ token }) }]);
    expect(rendered).toEqual([]);
  });

  it.each([
    [400, 'LINK_INVALID', 'link'],
    [400, 'BAD_REQUEST', 'link'],
    [429, 'TOO_MANY_REQUESTS', 'later'],
    [503, 'UNAVAILABLE', 'later'],
    [400, 'NEW', 'later'],
    [502, undefined, 'later'],
  ] as const)('explains the error %s %s on the page', async (answered, withCode, stopProblem) => {
    status = answered;
    code = withCode;
    const response = await submitForm(page);
    expect(response.statusCode).toBe(answered);
    expect(rendered).toMatchObject([{ url: `${siteUrl}${page}?token=${token}`, context: { stopProblem } }]);
  });

  it('S8 rejects forms from other sites', async () => {
    expect(
      (await submitForm(page, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).statusCode,
    ).toBe(403);
    expect(received).toEqual([]);
  });
});
