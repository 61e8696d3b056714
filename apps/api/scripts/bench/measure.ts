import type { Database } from '../../src/database/database.ts';
import { createRandom } from '../../src/demo/random.ts';
import { workload, type WorkloadQuery } from './workload.ts';

export type QueryName = WorkloadQuery['name'];

/** Times of one kind of query, in milliseconds. */
export interface Timing {
  readonly p50: number;
  readonly p95: number;
}

/** How often each kind is asked, and in how many turns: load that comes and goes then meets all kinds alike. */
const turns = 12;
const asksATurn: Readonly<Record<QueryName, number>> = {
  key: 60,
  city: 60,
  'sao-paulo': 10,
  radius: 60,
  'misspelt-name': 6,
  autocomplete: 60,
};

/** Asks the workload's questions, one at a time, the same in every run. */
export async function measureWorkload(database: Database): Promise<ReadonlyMap<QueryName, Timing>> {
  const times = new Map<QueryName, number[]>(workload.map(({ name }) => [name, []]));
  const numbers = createRandom('bench');
  const random = (): number => numbers.next();
  // Statements are prepared from their third use on, and PostgreSQL settles on a plan after five of them.
  for (const query of workload) for (let ask = 0; ask < 20; ask += 1) await query.run(database, random);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const query of workload) {
      for (let ask = 0; ask < asksATurn[query.name]; ask += 1) {
        const began = performance.now();
        await query.run(database, random);
        times.get(query.name)?.push(performance.now() - began);
      }
    }
  }
  return new Map(Array.from(times, ([name, taken]) => [name, timingOf(taken)]));
}

/** Median and 95th percentile. */
export function timingOf(times: readonly number[]): Timing {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
