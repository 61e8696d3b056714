import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startNode, type NodeChild } from '../../test/child-process.ts';
import { openTestDatabase, type TestDatabase } from '../../test/each-engine.ts';
import { freePort } from '../../test/postgresql-cluster.ts';
import { searchHeaders, testEnvironment } from '../../test/test-server.ts';
import { city, importRun } from '../database/schema.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const answers = /The service answers at/;

describe('the service told to stop', () => {
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

  /** A search of which the last byte is still to come. */
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
    // Otherwise the embedded database would be given the demonstration first.
    await db.insert(importRun).values({ kind: 'inep', report: { outcome: 'complete' } });
    const palmas = { name: 'Palmas', slug: 'palmas-to', uf: 'TO', norm: 'palmas' } as const;
    await db.insert(city).values({ ...palmas, id: 1721000, lat: -10.18, lng: -48.33 });
    await test.database.close();
  });
  beforeEach(async () => {
    port = await freePort();
  });
  afterAll(() => test.remove());

  it('says first that it is not ready, then takes no connections, and answers what it was asked before', async () => {
    child = start({ DRAIN_SECONDS: '300' });
    await child.printed(answers);
    expect((await ready()).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/accepting`)).status).toBe(200);
    const slow = await beginSearch();
    // The answer to a later request tells that the service has read the slow one's beginning.
    await ready();
    child.process.kill('SIGTERM');
    await expect.poll(async () => (await ready()).status).toBe(503);
    expect(await (await ready()).json()).toEqual({ status: 'unavailable', reason: 'stopping' });
    // By this HAProxy sends it nothing more, and leaves it what it has.
    expect((await fetch(`http://127.0.0.1:${port}/accepting`)).status).toBe(404);
    // Whoever has not heard yet is still served.
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    child.process.kill('SIGTERM');
    await expect.poll(() => connectionError(port)).toBe('ECONNREFUSED');
    expect(child.process.exitCode).toBeNull();
    expect(await slow.end()).toMatch(/^HTTP\/1\.1 200 [^]*"total":1/);
    expect(await child.ended).toBe(0);
    expect(child.stderr()).toBe('');
  });

  it('waits for nobody to hear of it unless told', async () => {
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
