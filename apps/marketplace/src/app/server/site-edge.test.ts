import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import { startRecordedSite, type RecordedSite } from './recorded-site.ts';

let recorded: RecordedSite;
let port: string;
/** Renders in flight. */
let renderings: number;
/** Larger than a socket's buffers. */
const longText = Array.from({ length: 2_000_000 }, (_, index) => index).join(' ');

beforeEach(async () => {
  renderings = 0;
  recorded = await startRecordedSite('https://escola.example', {
    renderPage: async (request) => {
      renderings += 1;
      if (request.url.endsWith('/devagar')) await delay(300);
      renderings -= 1;
      return new Response(
        `<!doctype html><title>x</title>${request.url.endsWith('/longa') ? longText : ''}`,
        {
          headers: { 'content-type': 'text/html', 'content-security-policy': contentSecurityPolicy('abc') },
        },
      );
    },
  });
  recorded.responses = [{ status: 204 }];
  await recorded.site.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = new URL(recorded.site.listeningOrigin));
});

afterEach(() => recorded.close());

interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** The server's response to these bytes. */
async function send(request: string): Promise<RawAnswer> {
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request, 'latin1');
  const [head = '', ...body] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: new Map(
      lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')]),
    ),
    body: body.join('\r\n\r\n'),
  };
}

const get = (target: string, method = 'GET') =>
  send(`${method} ${target} HTTP/1.1\r\nhost: escola.example\r\nconnection: close\r\n\r\n`);

describe('S33 security headers are on every response', () => {
  const long = 'x'.repeat(20_000);
  it.each([
    ['a path that cannot be decoded', 400, 'GET /% HTTP/1.1\r\nhost: x\r\n'],
    ['bytes that are no UTF-8', 400, 'GET /%ff HTTP/1.1\r\nhost: x\r\n'],
    ['a control character', 404, 'GET /escolas/%00 HTTP/1.1\r\nhost: x\r\n'],
    ['a URL that is too long', 414, `GET /${long.slice(0, 5_000)} HTTP/1.1\r\nhost: x\r\n`],
    ['no HTTP', 400, 'segredo\r\n'],
    ['two lengths', 400, 'POST /entrar HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n'],
    ['headers that are too large', 431, `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${long}\r\n`],
    ['an expectation', 417, 'GET / HTTP/1.1\r\nhost: x\r\nexpect: 200-maybe\r\n'],
    ['no host', 400, 'GET / HTTP/1.1\r\n'],
    ['an unknown method', 404, 'PROPFIND / HTTP/1.1\r\nhost: x\r\n'],
    ['a page', 200, 'GET /nao-existe HTTP/1.1\r\nhost: x\r\n'],
    ['a file that is not there', 404, 'GET /assets/x.js HTTP/1.1\r\nhost: x\r\n'],
    ['a HEAD request', 200, 'HEAD /nao-existe HTTP/1.1\r\nhost: x\r\n'],
    ['a method that pages do not have', 405, 'PUT /escolas HTTP/1.1\r\nhost: x\r\n'],
    ['a redirect', 301, 'GET /escola/busca HTTP/1.1\r\nhost: x\r\n'],
    ['a redirect to a clean URL', 302, 'GET /?q=%00 HTTP/1.1\r\nhost: x\r\n'],
    ['a path with dots', 400, 'GET /escolas/../x HTTP/1.1\r\nhost: x\r\n'],
    ['a form from elsewhere', 403, 'POST /entrar HTTP/1.1\r\nhost: x\r\n'],
    ['a proxied response', 204, 'GET /api/v3/visitor-location HTTP/1.1\r\nhost: x\r\n'],
    ['an unknown call', 404, 'GET /api/nothing HTTP/1.1\r\nhost: x\r\n'],
    ['a picture', 404, 'GET /imagens/1/x HTTP/1.1\r\nhost: x\r\n'],
    ['a closed page', 401, 'GET /playground HTTP/1.1\r\nhost: x\r\n'],
    [
      'a body that is too large',
      413,
      'POST /entrar HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 99999\r\n',
    ],
    [
      'a body of an unknown type',
      415,
      'POST /entrar HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: text/x\r\ncontent-length: 0\r\n',
    ],
    ['HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n'],
    ['the health check', 200, 'GET /healthz HTTP/1.1\r\nhost: x\r\n'],
    ['robots.txt', 200, 'GET /robots.txt HTTP/1.1\r\nhost: x\r\n'],
  ])('for %s, with status %i', async (_name, status, request) => {
    const answer = await send(`${request}connection: close\r\n\r\n`);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /object-src 'none'; base-uri 'none';.* frame-ancestors 'none'$|object-src 'none'; base-uri 'none'; frame-ancestors 'none'$/,
      ),
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(answer.body).not.toContain('segredo');
  });

  it('for an incomplete request, with status 408', async () => {
    const connection = once(recorded.site.server, 'connection');
    const socket = connect(Number(port), '127.0.0.1');
    const [accepted] = await connection;
    // Emits Node's own timeout error, which would take ten seconds.
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    recorded.site.server.emit('clientError', late, accepted);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/content-security-policy: .*\r\n[^]*nosniff/);
  });
});

describe('S33 a request gets one response', () => {
  it.each([
    ['a page', 'GET /nao-existe'],
    ['a method that pages do not have', 'POST /escolas'],
    ['a call that is not proxied', 'POST /api/nothing'],
    ['a proxied read', 'GET /api/v3/visitor-location'],
  ])('for %s, though its body has a chunk without a length', async (_name, line) => {
    const head = `${line} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`;
    const socket = connect(Number(port), '127.0.0.1');
    let received = '';
    socket.on('error', () => undefined).on('data', (bytes) => (received += String(bytes)));
    socket.write(head);
    await vi.waitFor(() => expect(received).not.toBe(''), 20_000);
    const closed = once(socket, 'close');
    socket.write('ZZ\r\n\r\n');
    await closed;
    expect(received.match(/HTTP\/1\.1 \d{3}/gu)).toHaveLength(1);
    // In one packet.
    expect((await send(`${head}ZZ\r\n\r\n`)).body).not.toMatch(/HTTP\/1\.1/u);
  });
});

/** Calls that reached the service, without the site's own polls. */
const forwardedCalls = () => recorded.received.filter(({ path }) => !path.includes('/directory/changes'));
/** Log lines that would alert an operator. */
const errors = () => recorded.log.filter((line) => Number(JSON.parse(line).level) >= 50);

describe('S30 malformed URLs', () => {
  it.each([
    ['/escolas/busca?city=a%00b', '/escolas/busca?city=ab'],
    ['/escolas/busca?city=a%0d%0ab%09c', '/escolas/busca?city=a%20b%20c'],
    ['/escolas/busca?city=S%E3o', '/escolas/busca?city=So'],
    ['/escolas/busca?city=%ed%a0%80', '/escolas/busca?city='],
    [
      '/escolas/busca?utm_campaign=50%off&city=palmas-to',
      '/escolas/busca?utm_campaign=50%25off&city=palmas-to',
    ],
    ['//evil.example/?q=%07', '/evil.example/?q='],
  ])('%s redirects to %s', async (target, location) => {
    const answer = await get(target);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
    expect(forwardedCalls()).toEqual([]);
  });

  it.each([
    ['/escolas/a%00b', 404],
    ['/escolas/%C2%85', 404],
    ['/escolas/%ed%a0%80', 400],
    ['/api/v3/cities/by-slug/%00', 404],
    ['/api/v3/redirects?path=%00segredo', 400],
    ['/api/v3/redirects?path=%', 400],
    ['/api/v3/cities/by-slug/%2e%2e', 400],
    ['/api/v3/cities/by-slug/%2E.', 400],
    ['/api/v3/cities/by-slug/..', 400],
    ['/api/v3/neighborhoods/by-slug/%2e%2e/%2e%2e', 400],
    ['/api/v3/schools/%2e%2e/visits/days', 400],
    ['/api/v3/cities/by-slug/..%2f..%2foperator', 400],
    ['/api/v3/cities/by-slug/..%5coperator', 400],
    ['/api/v3/cities/by-slug/x\\..', 400],
    ['/escolas/api/v2/google/%2e%2e/geocode', 400],
    ['/imagens/320/%2e%2e/v3/operator/access', 400],
    ['/escolas/%2e%2e/minhas-bolsas', 400],
    ['/x/../minhas-bolsas', 400],
    ['/.', 400],
  ])('%s is %i, and reaches neither the service nor the log', async (target, status) => {
    const answer = await get(target);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(target.startsWith('/api/') ? /^\{"code":"\w+","message":"/ : /<h1>/);
    expect(forwardedCalls()).toEqual([]);
    expect(recorded.log.join('')).not.toMatch(/segredo|a%00b|by-slug\/%/);
    expect(errors()).toEqual([]);
  });

  it('submissions are rejected, not redirected', async () => {
    expect((await get('/entrar?redirect=%00', 'POST')).status).toBe(400);
  });

  it.each([
    'http://evil.example/escolas',
    '*',
    '/S\u00E3o',
    '/?q=S\u00E3o',
    '/%5c%5cevil',
    '/a%2f..%2fb',
    '/;%3f%23',
  ])('%s causes no error', async (target) => {
    expect((await get(target)).status).toBeLessThan(500);
    expect(errors()).toEqual([]);
  });
});

/** Number of open connections. */
const openConnections = () =>
  new Promise<number>((resolve) => recorded.site.server.getConnections((_, count) => resolve(count)));

describe('a visitor who disconnects', () => {
  it.each([
    ['before the response', 'GET /devagar HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['half-way through a page', 'GET /longa HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['half-way through a compressed page', 'GET /longa HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\n\r\n'],
    [
      'half-way through a form',
      'POST /entrar HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\nemail=',
    ],
    [
      'half-way through a picture',
      'PUT /api/v3/account/user/picture HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: image/png\r\ncontent-length: 100000\r\n\r\n1',
    ],
  ])('%s causes no error in the log', async (_when, request) => {
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    const arrived = once(recorded.site.server, 'request');
    socket.write(request);
    if (request.includes('/longa')) await once(socket, 'readable');
    else await arrived;
    socket.destroy();
    await vi.waitFor(async () => expect(await openConnections()).toBe(0), { timeout: 20_000 });
    await vi.waitFor(() => expect(renderings).toBe(0), 20_000);
    // Lets handlers finish that run after the render.
    await setImmediate();
    expect(errors()).toEqual([]);
  });
});
