import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gradeAt } from '@melhor-escola/domain/stage';
import autocannon from 'autocannon';
import type { Database } from '../../src/database/database.ts';
import { freePort } from '../../test/postgresql-cluster.ts';
import { searchHeaders, testEnvironment } from '../../test/test-server.ts';
import { cityPageFacets, cityPageQuery } from './city-page-query.ts';
import type { LoadStep } from './load-table.ts';

const main = path.resolve(import.meta.dirname, '../../src/main.ts');
const secondsAStep = 8;
/** The next rate that is tried, to the one before. */
const growth = 1.25;
const firstRate = 50;

/** A process of the service, and what it is asked. */
export interface LoadedService {
  readonly url: string;
  readonly bodies: readonly string[];
  stop(): Promise<void>;
}

/** Starts it on this database, and asks until its code is optimised. */
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

/** Asks by so many connections, each again as soon as it is answered. */
export async function measureConnections(service: LoadedService, connections: number): Promise<LoadStep> {
  return measure(service, connections, undefined);
}

/** Asks more and more often, until the slowest hundredth takes longer than this, or fewer are answered than asked. */
export async function findHeldRate(
  service: LoadedService,
  barMilliseconds: number,
): Promise<readonly LoadStep[]> {
  const steps: LoadStep[] = [];
  for (let rate = firstRate; ; rate = Math.round(rate * growth)) {
    const step = await measure(service, 50, rate);
    steps.push(step);
    if (step.p99 > barMilliseconds || step.failed > 0 || step.answered < rate * 0.95) return steps;
  }
}

async function measure(
  { url, bodies }: LoadedService,
  connections: number,
  rate: number | undefined,
): Promise<LoadStep> {
  const result = await autocannon({
    url,
    connections,
    duration: secondsAStep,
    method: 'POST',
    headers: { ...searchHeaders },
    requests: bodies.map((body) => ({ body })),
    ...(rate !== undefined && { overallRate: rate }),
  });
  return {
    connections,
    asked: rate,
    answered: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** Cities and grades drawn from the offers, so that large cities come as often as they are asked for. */
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
