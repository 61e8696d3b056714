import type { Database } from '../../src/platform/database/database.ts';
import { createRandom } from '../../src/demo/random.ts';
import { workload, type WorkloadQuery } from './workload.ts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../test/postgresql-cluster.ts';

export type QueryName = WorkloadQuery['name'];

/** Times of one kind of query, in milliseconds. */
export interface Timing {
  readonly p50: number;
  readonly p95: number;
}

/** Number of rounds, so that varying load affects all kinds alike. */
const ROUNDS = 12;
const REQUESTS_PER_ROUND: Readonly<Record<QueryName, number>> = {
  key: 60,
  city: 60,
  'city-by-school': 60,
  'sao-paulo': 10,
  radius: 60,
  'misspelt-name': 6,
  autocomplete: 60,
};

/** Runs the workload's queries one at a time, the same in every run. */
export async function measureWorkload(database: Database): Promise<ReadonlyMap<QueryName, Timing>> {
  const times = new Map<QueryName, number[]>(workload.map(({ name }) => [name, []]));
  const numbers = createRandom('bench');
  const random = (): number => numbers.next();
  // Statements are prepared from their third use on, and PostgreSQL chooses a generic plan after five executions.
  for (const query of workload) for (let ask = 0; ask < 20; ask += 1) await query.run(database, random);
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const query of workload) {
      for (let ask = 0; ask < REQUESTS_PER_ROUND[query.name]; ask += 1) {
        const began = performance.now();
        await query.run(database, random);
        times.get(query.name)?.push(performance.now() - began);
      }
    }
  }
  return new Map(Array.from(times, ([name, taken]) => [name, summarizeTimes(taken)]));
}

/** Median and 95th percentile. */
export function summarizeTimes(times: readonly number[]): Timing {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

const main = path.resolve(import.meta.dirname, '../../src/app/main.ts');
const STARTS = 5;

/** Time from starting the process on an existing data folder until it is ready. */
export async function measureStart(dataDir: string): Promise<Timing> {
  const taken: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const began = performance.now();
    const child = fork(main, [], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        API_PORT: String(await freePort()),
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit');
    const ready = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
    if (!ready) throw new Error('The service ended before it was ready.');
    taken.push(performance.now() - began);
    child.kill('SIGTERM');
    await ended;
  }
  return summarizeTimes(taken);
}
