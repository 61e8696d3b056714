import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Registry } from 'prom-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { freePort } from '../../../../test/postgresql-cluster.ts';
import {
  operatorHeader,
  searchHeaders,
  tenantHeader,
  testEnvironment,
  unconnectedDatabase,
} from '../../../../test/test-server.ts';
import { MAILBOX_LIMIT, OUTDATED } from '../../mail/sending/outbox.ts';
import { mailOutbox } from '../../database/operation-schema.ts';
import { importRun } from '../../database/import-schema.ts';
import { buildServer } from '../../../app/server.ts';
import type { ZodFastify } from '../../http/slice-routes.ts';
import { measurePools } from './pool-metrics.ts';

/** A non-loopback address of this machine. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

describeOneEngine('GET /metrics', (test) => {
  let server: ZodFastify;
  let port: number;

  const scrape = (headers: Record<string, string> = {}, host = '127.0.0.1'): Promise<Response> =>
    fetch(`http://${host}:${port}/metrics`, { headers });
  /** Value of the series whose line starts with this text; `undefined` when there is none. */
  const read = async (series: string): Promise<number | undefined> => {
    const lines = (await (await scrape()).text()).split('\n');
    const line = lines.find((candidate) => candidate.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };

  beforeAll(async () => {
    const { database } = test();
    server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
    port = Number(new URL(await server.listen({ host: '0.0.0.0', port: 0 })).port);
  });

  it('counts requests by route and status, never by user input', async () => {
    const paths = ['/v3/cities/by-slug/maria-da-silva', '/v3/cities/by-slug/x', '/v3/cities/by-slug/x'];
    for (const [n, path] of paths.entries()) {
      await fetch(`http://127.0.0.1:${port}${path}`, { headers: n === 0 ? {} : tenantHeader });
    }
    await fetch(`http://127.0.0.1:${port}/maria-da-silva`);
    const answer = await scrape();
    expect.soft(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    const labels = 'method="GET",route="/v3/cities/by-slug/:slug"';
    expect.soft(text).toContain(`http_request_duration_seconds_count{${labels},status="400"} 1\n`);
    expect.soft(text).toContain(`http_request_duration_seconds_count{${labels},status="404"} 2\n`);
    expect.soft(text).toContain('route="none",status="404"} 1\n');
    expect.soft(text).not.toContain('silva');
    expect.soft(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect.soft(text).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it('counts requests in flight, without those of disconnected clients', async () => {
    const caller = connect(port, '127.0.0.1');
    await once(caller, 'connect');
    const headers = { host: 'x', 'content-length': 100, ...searchHeaders };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    caller.write(`POST /graphql HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n{`);
    // The scrape itself is the other one.
    await expect.poll(() => read('http_requests_in_flight')).toBe(2);
    caller.destroy();
    await expect.poll(() => read('http_requests_in_flight')).toBe(1);
  });

  it('reports the pool’s connections and waiting callers', async () => {
    const { pool } = test().database;
    const registry = new Registry();
    measurePools({ primary: pool }, registry);
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const waiting = pool.connect();
    const text = await registry.metrics();
    for (const client of held) client.release();
    (await waiting).release();
    expect(text).toContain(`database_pool_connections{pool="primary"} ${held.length}\n`);
    expect(text).toContain('database_pool_idle_connections{pool="primary"} 0\n');
    // Jobs of the test's database may wait too.
    expect(text).toMatch(/database_pool_waiting\{pool="primary"\} [1-9]/);
  });

  it('reports waiting mail, the age of the oldest, dead letters, and mail over a mailbox’s limit', async () => {
    const mail = { kind: 'welcome', recipient: 'ana@example.com', subject: '', text: '', html: '' };
    const anHourAgo = new Date(Date.now() - 3_600_000);
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    const tomorrow = new Date(Date.now() + 24 * 3_600_000);
    await test()
      .database.db.insert(mailOutbox)
      .values([
        // It has waited for the end of the quiet hours.
        { ...mail, createdAt: yesterday, dueAt: anHourAgo },
        { ...mail, createdAt: yesterday, dueAt: tomorrow, nextAttemptAt: tomorrow },
        mail,
        { ...mail, sentAt: anHourAgo },
        { ...mail, failedAt: anHourAgo },
        { ...mail, failedAt: anHourAgo, lastError: MAILBOX_LIMIT },
        { ...mail, dueAt: tomorrow, nextAttemptAt: tomorrow, lastError: MAILBOX_LIMIT },
        { ...mail, dueAt: tomorrow, nextAttemptAt: tomorrow, lastError: MAILBOX_LIMIT },
        { ...mail, failedAt: anHourAgo, lastError: OUTDATED },
      ]);
    expect(await read('mail_outbox_waiting')).toBe(2);
    expect(await read('mail_outbox_oldest_seconds')).toBeGreaterThanOrEqual(3600);
    expect(await read('mail_outbox_oldest_seconds')).toBeLessThan(2 * 3600);
    expect(await read('mail_outbox_failed')).toBe(1);
    expect(await read('mail_outbox_discarded')).toBe(1);
    expect(await read('mail_outbox_postponed')).toBe(2);
    expect(await read('mail_outbox_outdated')).toBe(1);
    expect(await (await scrape()).text()).not.toContain('ana@');
  });

  it('reports imports by outcome', async () => {
    const finishedAt = new Date(1_790_000_000_000);
    await test()
      .database.db.insert(importRun)
      .values([
        { kind: 'places', finishedAt, report: { outcome: 'complete' } },
        { kind: 'inep', fileName: 'private-name.csv' },
      ]);
    expect(await read('import_runs{kind="places",outcome="complete"}')).toBe(1);
    expect(await read('import_runs{kind="inep",outcome="unfinished"}')).toBe(1);
    expect(await read('import_last_finished_timestamp_seconds{kind="places",outcome="complete"}')).toBe(
      1_790_000_000,
    );
  });

  it('counts runs of jobs', async () => {
    server.countJobRun({ job: 'expire-orders', failed: false, milliseconds: 50 });
    server.countJobRun({ job: 'expire-orders', failed: true, milliseconds: 50 });
    for (const outcome of ['done', 'failed']) {
      expect(await read(`job_duration_seconds_count{job="expire-orders",outcome="${outcome}"}`)).toBe(1);
    }
    expect(await read('job_last_success_timestamp_seconds{job="expire-orders"}')).toBeGreaterThan(1.7e9);
  });

  it.skipIf(outside === undefined)('allows this machine, and others only as the operator', async () => {
    expect((await scrape()).status).toBe(200);
    expect((await scrape({}, outside)).status).toBe(401);
    expect((await scrape(operatorHeader, outside)).status).toBe(200);
    const wrong = { authorization: `Basic ${btoa('operator:wrong')}` };
    expect((await scrape(wrong, outside)).status).toBe(401);
  });

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
    'does not treat a proxied request as local: %s',
    async (name) => {
      expect((await scrape({ [name]: '127.0.0.1' })).status).toBe(401);
    },
  );
});

describe('GET /metrics while the database is down', () => {
  it('reports it, and all other metrics', async () => {
    const database = unconnectedDatabase({ host: '127.0.0.1', port: await freePort() });
    const server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
    const answer = await server.inject('/metrics');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('\ndatabase_up 0\n');
    expect(answer.body).not.toMatch(/^mail_outbox_waiting \d/m);
    expect(answer.body).toMatch(/^process_cpu_seconds_total \d/m);
    await server.close();
    await database.close();
  });
});
