import { checksEverything } from '@melhor-escola/config/sample';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startScript } from '../../../../test/child-process.ts';
import { fastEngine, openTestDatabase, type TestDatabase } from '../../../../test/each-engine.ts';
import { fillWithPlaces, searchHeaders, testEnvironment } from '../../../../test/test-server.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import { buildServer } from '../../../app/server.ts';
import type { ZodFastify } from '../../http/slice-routes.ts';
import type { Tracing } from './otlp-tracing.ts';
import { startTracing } from './tracing.ts';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
  status: z.object({ code: z.number().optional() }),
});
type SentSpan = z.infer<typeof span>;
/** The parts of the protocol that these tests check. */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

/** A receiver of OTLP/HTTP in JSON. */
class Collector {
  readonly bodies: string[] = [];
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST' && request.url === '/v1/traces')
        this.bodies.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  spans(): SentSpan[] {
    return this.bodies
      .flatMap((body) => exported.parse(JSON.parse(body)).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  }
}

// On one engine also in `npm run test:all`: the statements of a process can be instrumented once.
describe('traces', () => {
  const collector = new Collector();
  let test: TestDatabase;
  let database: Database;
  let server: ZodFastify;
  let tracing: Tracing | undefined;
  const traceIds = Array.from({ length: 12 }, (_, n) => n.toString(16).padStart(32, 'a'));
  const strangersTrace = 'c'.repeat(32);
  const callers = traceIds.map((_, n) => n.toString(16).padStart(16, 'b'));

  const search = (index: number) =>
    server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...searchHeaders, traceparent: `00-${traceIds[index]}-${callers[index]}-01` },
      payload: { query: String.raw`{ cities(filter_string: "name:\"maria da silva\"") { hits { name } } }` },
    });

  /** A statement whose error quotes a value, which the request's error quotes again. */
  const failInRequest = async (): Promise<void> => {
    const failing = Fastify();
    tracing?.traceServer(failing, () => true);
    failing.get('/failing', () => database.pool.query(`SELECT $1::text::int`, ['maria da silva']));
    await failing.inject('/failing?name=silva');
    await failing.close();
  };

  beforeAll(async () => {
    test = await openTestDatabase(fastEngine);
    await fillWithPlaces(test.database);
    await test.database.close();
    tracing = await startTracing({ tracesUrl: await collector.listen() });
    database = await openDatabase(test.environment);
    server = await buildServer({
      environment: testEnvironment,
      database,
      logLevel: 'silent',
      ...(tracing && { tracing }),
    });
    // More requests than connections: waiting ones run in the callback of finished ones.
    await Promise.all(traceIds.map((_, index) => search(index)));
    await database.pool.query('SELECT 1');
    // Without the site's key, its parent is ignored.
    await server.inject({
      url: '/maria-da-silva',
      headers: { traceparent: `00-${strangersTrace}-${callers[0]}-01` },
    });
    await server.close();
    await failInRequest();
    await tracing?.stop();
  });
  afterAll(async () => {
    await database.close();
    await test.remove();
    collector.close();
  });

  it('S33 ignore the parent that a stranger sends', () => {
    expect(collector.spans().map(({ traceId }) => traceId)).not.toContain(strangersTrace);
  });

  it('have a span of each request, as a child of its caller’s', () => {
    const requests = collector.spans().filter(({ name }) => name === 'POST /graphql');
    expect(requests.map(({ traceId }) => traceId).toSorted()).toEqual(traceIds);
    for (const request of requests) {
      expect(request.parentSpanId).toBe(callers[traceIds.indexOf(request.traceId)]);
      expect(request.attributes).toContainEqual({
        key: 'http.response.status_code',
        value: { intValue: 200 },
      });
    }
  });

  it('have each statement as a child of its request’s span, and none outside a request', () => {
    const all = collector.spans();
    const statements = all.filter(({ name }) => name.startsWith('postgresql '));
    for (const traceId of traceIds) {
      const request = all.find((one) => one.traceId === traceId && one.name === 'POST /graphql');
      const own = statements.filter((statement) => statement.traceId === traceId);
      expect(own.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
        ['postgresql SELECT', request?.spanId],
      ]);
    }
    expect(statements.filter(({ traceId }) => !traceIds.includes(traceId))).toHaveLength(1);
  });

  it('mark a failed request and its failed statement, with the code of the error', () => {
    const failed = collector.spans().filter(({ status }) => status.code === 2);
    expect(failed.map(({ name }) => name).toSorted()).toEqual(['GET /failing', 'postgresql SELECT']);
    expect(collector.bodies.join('')).toContain('22P02');
  });

  it('contain no user input', () => {
    expect(collector.bodies.join('')).not.toMatch(/silva|SELECT [^"]/i);
    expect(collector.bodies.join('')).toContain('"melhor-escola-api"');
  });
});

describe.runIf(checksEverything)('without OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('are disabled, and their code is not loaded', async () => {
    const script = `
      import { registerHooks } from 'node:module';
      const read = [];
      registerHooks({ load(url, context, next) { read.push(url); return next(url, context); } });
      const { startTracing } = await import(${JSON.stringify(new URL('./tracing.ts', import.meta.url).href)});
      await import(${JSON.stringify(new URL('../../../app/server.ts', import.meta.url).href)});
      const off = await startTracing({ tracesUrl: undefined });
      const before = read.filter((url) => url.includes('opentelemetry/sdk')).length;
      await startTracing({ tracesUrl: 'http://127.0.0.1:1' });
      console.log(JSON.stringify([off ?? null, before, read.some((url) => url.includes('opentelemetry/sdk'))]));
      process.exit();
    `;
    const child = startScript(script);
    expect({ code: await child.ended, stdout: child.stdout() }).toEqual({
      code: 0,
      stdout: '[null,0,true]\n',
    });
  });
});
