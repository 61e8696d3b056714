import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sendBeforeReading } from '@melhor-escola/server-kit/testing/send-before-reading';
import { afterEach, describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import type { FastifyInstance, RouteHandler } from 'fastify';
import { examplePlainPages } from '../testing/example-site.ts';
import { createHttpServer, type ConnectionLimits } from './http-server.ts';

let server: FastifyInstance | undefined;
let port: number;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.server.closeAllConnections();
  await server?.close();
  server = undefined;
});

/** The site's limits, with timeouts divided by a hundred. */
const quick: ConnectionLimits = {
  ...limits.connections,
  headersTimeout: 100,
  requestTimeout: 300,
  keepAliveTimeout: 200,
  connectionsCheckingInterval: 50,
  silenceTimeout: 600,
};

async function listen(
  connections: ConnectionLimits,
  handler: RouteHandler = (_request, reply) => reply.send('done'),
): Promise<void> {
  server = createHttpServer(
    { connections, logLevel: 'silent', calls: [], plainPages: examplePlainPages },
    'test',
  );
  server.route({ method: ['GET', 'POST'], url: '/', handler });
  port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
}

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket.on('error', () => undefined);
}

/** Everything that the server sends until it closes the connection. */
async function answerTo(text: string, opened?: Socket): Promise<string> {
  const socket = opened ?? (await open());
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

describe('S32 a body that is too large', () => {
  it('is answered, although its client reads nothing before it has sent all', async () => {
    await listen(limits.connections);
    const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json';
    const answer = await sendBeforeReading(port, head, 64);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
    expect(answer).toContain('O envio é grande demais.');
  });
});

describe('S26 one connection', () => {
  it('is closed if its headers or its body do not arrive', async () => {
    await listen(quick);
    expect(await answerTo('GET / HTTP/1.1\r\nhost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /);
    expect(
      await answerTo(
        'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nslow',
      ),
    ).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is closed if no request follows its response', async () => {
    await listen(quick);
    expect(await answerTo('GET / HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [^]*done/);
  });

  it('gets a 431 if its headers are too large', async () => {
    await listen(quick);
    const cookie = 'a'.repeat(quick.maxHeaderSize);
    expect(await answerTo(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });

  it('is closed if the client does not read the response', async () => {
    const cut = Promise.withResolvers<boolean>();
    await listen(quick, (_request, reply) => {
      reply.raw.once('close', () => cut.resolve(reply.raw.writableFinished));
      return reply.send(Buffer.alloc(32 * 1024 * 1024));
    });
    const socket = await open();
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await cut.promise).toBe(false);
  });
});

it('S26 connections beyond the limit are closed at once, and earlier ones are served', async () => {
  await listen({ ...quick, maxConnections: 2 });
  const [first] = [await open(), await open()];
  const third = await open();
  await once(third, 'close');
  expect(await answerTo('GET / HTTP/1.1\r\nhost: x\r\n\r\n', first)).toMatch(/^HTTP\/1\.1 200 /);
});
