import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gradeAt } from '@melhor-escola/domain/stage';
import autocannon from 'autocannon';
import type { Database } from '../../src/platform/database/database.ts';
import { freePort } from '../../test/postgresql-cluster.ts';
import { searchHeaders, testEnvironment } from '../../test/test-server.ts';
import { cityPageFacets, cityPageQuery } from './workload.ts';

const main = path.resolve(import.meta.dirname, '../../src/app/main.ts');
const STEP_SECONDS = 8;
/** Connections for the steady rate. */
const STEADY_CONNECTIONS = 50;
/** Factor between two tested rates. */
const RATE_FACTOR = 1.25;
const FIRST_RATE = 50;

/** A process of the service, and its requests. */
export interface LoadedService {
  readonly url: string;
  readonly bodies: readonly string[];
  stop(): Promise<void>;
}

/** Starts the service on this database, and sends requests until its code is optimized. */
export async function startLoadedService(database: Database, databaseUrl: string): Promise<LoadedService> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'melhor-escola-load-'));
  const port = await freePort();
  const child = fork(main, [], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      API_PORT: String(port),
      DATABASE_URL: databaseUrl,
      SEARCH_API_KEY: testEnvironment.searchApiKey,
      API_BASIC_USER: testEnvironment.apiBasicUser,
      API_BASIC_PASSWORD: testEnvironment.apiBasicPassword,
      PAYMENT_WEBHOOK_SECRET: testEnvironment.paymentWebhookSecret,
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const service: LoadedService = {
    url: `http://127.0.0.1:${port}/graphql`,
    bodies: await cityPages(database),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  const ready = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (!ready) throw new Error('The service ended before it was ready.');
  await measureConnections(service, 10);
  return service;
}

/** Sends requests on this many connections, each immediately after the previous response. */
export async function measureConnections(service: LoadedService, connections: number): Promise<LoadStep> {
  const { url, bodies } = service;
  const result = await autocannon({
    url,
    connections,
    duration: STEP_SECONDS,
    method: 'POST',
    headers: { ...searchHeaders },
    requests: bodies.map((body) => ({ body })),
  });
  return {
    connections,
    asked: undefined,
    answered: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** Increases the rate until fewer requests are answered than sent. */
export async function findMaxRate(service: LoadedService): Promise<readonly LoadStep[]> {
  const steps: LoadStep[] = [];
  for (let rate = FIRST_RATE; ; rate = Math.round(rate * RATE_FACTOR)) {
    const step = await measureRate(service, rate);
    steps.push(step);
    if (step.failed > 0 || step.answered < rate * 0.95) return steps;
  }
}

/**
 * Sends requests at a fixed rate and even intervals, regardless of pending ones. Latency is measured from the
 * scheduled time, so waiting for a connection counts. autocannon's own rate sends from all connections in the same
 * instant of each second.
 */
async function measureRate({ url, bodies }: LoadedService, rate: number): Promise<LoadStep> {
  const agent = new Agent({ keepAlive: true, maxSockets: STEADY_CONNECTIONS });
  const begin = performance.now();
  const answers: Promise<number | undefined>[] = [];
  for (let asked = 0; asked < rate * STEP_SECONDS; asked += 1) {
    const due = begin + (asked * 1_000) / rate;
    const early = due - performance.now();
    if (early > 0) await setTimeout(early);
    answers.push(
      ask(agent, url, bodies[asked % bodies.length] ?? '').then((ok) =>
        ok ? performance.now() - due : undefined,
      ),
    );
  }
  const measured = await Promise.all(answers);
  const seconds = (performance.now() - begin) / 1_000;
  agent.destroy();
  const times = measured.filter((time) => time !== undefined).toSorted((a, b) => a - b);
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return {
    connections: STEADY_CONNECTIONS,
    asked: rate,
    answered: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    failed: measured.length - times.length,
  };
}

/** @returns whether the complete response arrived, without an error. */
async function ask(agent: Agent, url: string, body: string): Promise<boolean> {
  const sent = request(url, {
    agent,
    method: 'POST',
    headers: {
      ...searchHeaders,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  sent.end(body);
  try {
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    if (!answer) return false;
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode === 200;
  } catch {
    return false;
  }
}

/** Cities and grades sampled from the offers, so that large cities occur as often as in real requests. */
async function cityPages({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query<{ slug: string; grade: number }>(
    'SELECT c.slug, o.grade FROM offer o JOIN city c ON c.id = o.city_id ORDER BY md5(o.id::text) LIMIT 200',
  );
  return rows.map(({ slug, grade }) =>
    JSON.stringify({
      query: cityPageQuery,
      variables: {
        filterString: `city_slug:${slug} AND grade:${gradeAt(grade)?.slug}`,
        facets: cityPageFacets,
      },
    }),
  );
}

/** Results of one step of load. Times in milliseconds. */
export interface LoadStep {
  readonly connections: number;
  /** Requests per second sent; `undefined` without a pause. */
  readonly asked: number | undefined;
  readonly answered: number;
  readonly p50: number;
  readonly p99: number;
  /** Responses other than 200, and requests without a response. */
  readonly failed: number;
}

const head = ['connections', 'asked/s', 'answered/s', 'p50', 'p99', 'p99 to p50', 'failed'] as const;

/** The steps as a plain-text table, numbers right-aligned. */
export function describeLoad(steps: readonly LoadStep[]): readonly string[] {
  const rows = steps.map(({ connections, asked, answered, p50, p99, failed }) => [
    String(connections),
    asked?.toFixed(0) ?? '–',
    answered.toFixed(0),
    `${p50.toFixed(1)} ms`,
    `${p99.toFixed(1)} ms`,
    `× ${(p99 / p50).toFixed(1)}`,
    String(failed),
  ]);
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows].map((row) =>
    row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '),
  );
}
