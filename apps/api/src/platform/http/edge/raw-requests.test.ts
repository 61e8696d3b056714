import { once } from 'node:events';
import { connect, type Server } from 'node:net';
import { sendBeforeReading } from '@melhor-escola/server-kit/testing/send-before-reading';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { fillWithPlaces, searchHeaders, testEnvironment } from '../../../../test/test-server.ts';
import { buildServer } from '../../../app/server.ts';
import type { ZodFastify } from '../slice-routes.ts';

/** Headers of every response, of the service or of Node's parser. */
const securityHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-request-id',
];

const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'host: x', 'connection: close', ...headers, '', ''].join('\r\n');

describeOneEngine('raw bytes on a connection', (test) => {
  let server: ZodFastify;
  let port: number;
  const log: string[] = [];
  beforeAll(async () => {
    await fillWithPlaces(test().database);
    server = await buildServer({
      environment: testEnvironment,
      database: test().database,
      logLevel: 'trace',
      logTo: { write: (line) => log.push(line) },
    });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  });

  /** Sends bytes and resolves to everything received until the connection ends. */
  async function send(bytes: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket.on('error', () => undefined);
    socket.write(bytes, 'latin1');
    await once(socket, 'close');
    return received;
  }

  /** Sends the rest once the response to the first bytes has begun, or the server waits for the rest. */
  async function sendInTwo(first: string, rest: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket.on('error', () => undefined);
    const arrived = once(server.server, 'request');
    socket.write(first, 'latin1');
    await arrived;
    // Routes without bodies respond before there is one.
    if (first.startsWith('GET')) await vi.waitUntil(() => received !== '', 20_000);
    socket.write(rest, 'latin1');
    await once(socket, 'close');
    return received;
  }

  it.each([
    ['GET /%', get('/%'), 400],
    ['GET /%ff', get('/%ff'), 400],
    ['GET /graphql/%', get('/graphql/%'), 400],
    ['a name that is too long', get(`/v3/cities/by-slug/${'a'.repeat(300)}`), 414],
    ['an unknown address', get('/nothing'), 404],
    ['a method without a route', 'PROPFIND / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
    ['an invalid method', 'FOO / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['no HTTP', 'maria@exemplo.com.br\r\n\r\n', 400],
    ['no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['a control character in the path', get('/v3/cities/by-slug/\u0001'), 400],
    ['a control character in a header', get('/healthz', 'x-tenant: a\u0001b'), 400],
    ['a NUL in a header', get('/healthz', 'x-tenant: a\0b'), 400],
    ['an expectation', get('/healthz', 'expect: maria@exemplo.com.br'), 417],
    ['headers that are too large', get('/healthz', `x-tenant: ${'maria@exemplo.com.br'.repeat(2_000)}`), 431],
    ['a body with two lengths', get('/healthz', 'content-length: 1', 'content-length: 2'), 400],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ])('S33 S30 %s gets the security headers, and is not quoted in the log', async (_, bytes, status) => {
    log.length = 0;
    const answer = await send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const names = new Set(head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase()));
    expect(securityHeaders.filter((name) => !names.has(name))).toEqual([]);
    const code = status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST';
    expect(head).toMatch(
      /content-security-policy: .*object-src 'none'; base-uri 'none'; frame-ancestors 'none'/iu,
    );
    expect(JSON.parse(body)).toMatchObject(
      bytes.includes('/graphql') ? { errors: [{ extensions: { code } }] } : { code },
    );
    expect(log.join('')).not.toMatch(/maria|%ff|aaaa|\\u0001/);
  });

  it.each([
    ['an unknown address', 'POST /nothing'],
    ['a search', 'POST /graphql'],
    ['a route without bodies', 'GET /healthz'],
  ])('S33 a chunk without a length is answered once, for %s', async (_, line) => {
    const head = `${line} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
    expect((await send(`${head}ZZ\r\n\r\n`)).match(/HTTP\/1\.1 \d{3}/gu)).toHaveLength(1);
    expect((await sendInTwo(head, 'ZZ\r\n\r\n')).match(/HTTP\/1\.1 \d{3}/gu)).toHaveLength(1);
  });

  it('S32 tells a client that its body is too large, although it reads nothing before it has sent all', async () => {
    const headers = Object.entries(searchHeaders).map(([name, value]) => `${name}: ${value}`);
    const head = ['POST /graphql HTTP/1.1', 'host: x', 'content-type: application/json', ...headers];
    const answer = await sendBeforeReading(port, head.join('\r\n'), 64);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
    expect(answer).toContain('O que foi enviado é grande demais.');
  });

  describe('a client that disconnects', () => {
    const body = JSON.stringify({ query: '{ cities(name: "palmas") { total } }' });
    const head = ['POST /graphql HTTP/1.1', 'host: x', `content-length: ${body.length}`]
      .concat(Object.entries(searchHeaders).map(([name, value]) => `${name}: ${value}`))
      .join('\r\n');

    it.each([
      ['before the headers are complete', head],
      ['before the body is', `${head}\r\n\r\n${body.slice(0, 5)}`],
      ['before the response', `${head}\r\n\r\n${body}`],
    ])('S26 %s leaves no error in the log', async (_, bytes) => {
      log.length = 0;
      for (const end of ['destroy', 'resetAndDestroy'] as const) {
        const socket = connect(port, '127.0.0.1');
        await once(socket, 'connect');
        await new Promise((sent) => {
          socket.write(bytes, sent);
        });
        socket[end]();
      }
      await expect.poll(() => countConnections(server.server)).toBe(0);
      expect(log.map((line) => JSON.parse(line).level).filter((level) => level >= 40)).toEqual([]);
    });
  });
});

function countConnections(httpServer: Server): Promise<number> {
  return new Promise((resolve) => {
    httpServer.getConnections((_error, count) => resolve(count));
  });
}
