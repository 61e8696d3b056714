import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startNode, type NodeChild } from '../../../test/child-process.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/each-engine.ts';
import { freePort } from '../../../test/postgresql-cluster.ts';
import { searchHeaders, testEnvironment } from '../../../test/test-server.ts';
import { importRun } from '../database/import-schema.ts';
import { city } from '../database/schema.ts';

const main = fileURLToPath(new URL('../../app/main.ts', import.meta.url));
const answers = /The service answers at/;

describe('graceful shutdown', () => {
  const { postgresql } = inject('testEngines');
  let test: TestDatabase;
  let port: number;
  let child: NodeChild;

  const start = (environment: Record<string, string> = {}): NodeChild =>
    startNode([main], {
      DATA_DIR: test.environment.dataDir,
      ...(test.environment.databaseUrl && { DATABASE_URL: test.environment.databaseUrl }),
      API_PORT: String(port),
      SEARCH_API_KEY: testEnvironment.searchApiKey,
      API_BASIC_USER: testEnvironment.apiBasicUser,
      API_BASIC_PASSWORD: testEnvironment.apiBasicPassword,
      PAYMENT_WEBHOOK_SECRET: testEnvironment.paymentWebhookSecret,
      ...environment,
    });
  const ready = (): Promise<Response> => fetch(`http://127.0.0.1:${port}/readyz`);

  /** A search request whose last byte is not sent yet. */
  async function beginSearch(): Promise<{ socket: Socket; end(): Promise<string> }> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    const body = JSON.stringify({ query: '{ cities(filter_string: "slug:palmas-to") { total } }' });
    const headers = { host: 'x', connection: 'close', 'content-length': body.length, ...searchHeaders };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`POST /graphql HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`);
    return {
      socket,
      async end() {
        socket.write(body.slice(-1));
        await once(socket, 'close');
        return received;
      },
    };
  }

  beforeAll(async () => {
    test = await openTestDatabase(postgresql ? 'postgresql' : 'pglite');
    const { db } = test.database;
    // Otherwise the embedded database would first be filled with demonstration data.
    await db.insert(importRun).values({ kind: 'inep', report: { outcome: 'complete' } });
    const palmas = { name: 'Palmas', slug: 'palmas-to', uf: 'TO', norm: 'palmas' } as const;
    await db.insert(city).values({ ...palmas, id: 1721000, lat: -10.18, lng: -48.33 });
    await test.database.close();
  });
  beforeEach(async () => {
    port = await freePort();
  });
  afterAll(() => test.remove());

  it('first becomes unready, then rejects connections, and answers pending requests', async () => {
    child = start({ DRAIN_SECONDS: '300' });
    await child.printed(answers);
    expect.soft((await ready()).status).toBe(200);
    expect.soft((await fetch(`http://127.0.0.1:${port}/accepting`)).status).toBe(200);
    const slow = await beginSearch();
    // A response to a later request shows that the service has read the start of the slow one.
    await ready();
    child.process.kill('SIGTERM');
    await expect.poll(async () => (await ready()).status).toBe(503);
    expect.soft(await (await ready()).json()).toEqual({ status: 'unavailable', reason: 'stopping' });
    // HAProxy then sends no more requests, and keeps the current ones.
    expect.soft((await fetch(`http://127.0.0.1:${port}/accepting`)).status).toBe(404);
    // Clients that have not noticed yet are still served.
    expect.soft((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    child.process.kill('SIGTERM');
    await expect.poll(() => connectionError(port)).toBe('ECONNREFUSED');
    expect.soft(child.process.exitCode).toBeNull();
    expect(await slow.end()).toMatch(/^HTTP\/1\.1 200 [^]*"total":1/);
    expect.soft(await child.ended).toBe(0);
    expect.soft(child.stderr()).toBe('');
  });

  it('shuts down without a delay by default', async () => {
    child = start();
    await child.printed(answers);
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
  });
});

async function connectionError(port: number): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : undefined;
  } finally {
    socket.destroy();
  }
}
