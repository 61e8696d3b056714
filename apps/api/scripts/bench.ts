/**
 * Benchmarks the search at the demonstration's scales, and on PostgreSQL at ten times the larger, on each engine: as
 * multiples of a lookup by primary key through the same driver in the same run (budget P6), and the time to start the
 * service on an existing database (P7).
 *
 *     node scripts/bench.ts [--scale small|full|tenfold] [--engine pglite|postgresql]
 *
 * Prints one table; exits with 1 when a budget is exceeded. P6 applies to PostgreSQL only.
 */
import { parseArgs } from 'node:util';
import { recordFigure } from '@melhor-escola/config/figure';
import type { DatabaseEngine } from '../src/platform/database/database.ts';
import { measureGraphql } from './bench/measure-graphql.ts';
import { measureStart, measureWorkload, type QueryName, type Timing } from './bench/measure.ts';
import { type BenchScale, benchScales, prepareDatabase } from './bench/prepared-database.ts';
import { tableLines, type Row } from './bench/table.ts';

/** P6: p50 as a multiple of the key lookup's, at full scale on PostgreSQL. */
const budgets: Readonly<Partial<Record<QueryName, number>>> = {
  city: 6,
  'city-by-school': 6,
  'sao-paulo': 60,
  radius: 6,
  'misspelt-name': 250,
  autocomplete: 2,
};
/** P6: maximum additional time of a city page over GraphQL, in milliseconds. */
const GRAPHQL_BUDGET_MS = 1;
/** P6: maximum growth of a city page from one scale to the next, about ten times the offers. */
const MAX_GROWTH = 8;
/** P7, seconds. */
const START_BUDGET_S = 3;
const startRow = 'start of the service';

const engines = ['pglite', 'postgresql'] as const satisfies readonly DatabaseEngine[];

const { values } = parseArgs({ options: { scale: { type: 'string' }, engine: { type: 'string' } } });
const rows: Row[] = [];
const cityTimes = new Map<string, number>();

for (const engine of chosen('engine', engines, values.engine)) {
  for (const scale of chosen('scale', benchScales, values.scale)) {
    // The embedded engine is meant for small data.
    if (engine === 'pglite' && scale === 'tenfold') continue;
    if (await benchmark(engine, scale)) continue;
    console.log('PostgreSQL: skipped, because no server is installed in /usr/lib/postgresql.');
    break;
  }
}
addGrowth();
for (const line of tableLines(rows)) console.log(line);
for (const row of rows.filter(({ budget }) => budget !== ''))
  recordFigure({
    target: row.query === startRow ? 'P7' : 'P6',
    what: `${row.query} (${row.engine}, ${row.scale})`,
    value: row.query === startRow || row['to a lookup'] === '' ? row.p50 : row['to a lookup'],
    limit: row.budget,
    holds: row.holds === 'yes',
  });
if (rows.some(({ holds }) => holds === 'NO')) process.exitCode = 1;

function chosen<Choice extends string>(
  option: string,
  all: readonly Choice[],
  wanted: string | undefined,
): readonly Choice[] {
  if (wanted === undefined) return all;
  const found = all.filter((choice) => choice === wanted);
  if (found.length > 0) return found;
  console.error(`--${option} is one of ${all.join(', ')}.`);
  return process.exit(1);
}

/** @returns whether the engine is available. */
async function benchmark(engine: DatabaseEngine, scale: BenchScale): Promise<boolean> {
  const prepared = await prepareDatabase(engine, scale);
  if (!prepared) return false;
  try {
    const timings = await measureWorkload(prepared.database);
    const lookup = timings.get('key')?.p50 ?? Number.NaN;
    const hasBudget = engine === 'postgresql' && scale === 'full';
    for (const [query, timing] of timings) {
      const ratio = timing.p50 / lookup;
      const budget = hasBudget ? budgets[query] : undefined;
      rows.push({
        ...named(engine, scale, query, timing),
        'to a lookup': ratio.toFixed(1),
        ...checked(ratio, budget, budget === undefined ? '' : `≤ ${budget}`),
      });
    }
    cityTimes.set(`${engine} ${scale}`, timings.get('city')?.p50 ?? Number.NaN);
    const { direct, graphql, bare } = await measureGraphql(prepared.database);
    const more = graphql.p50 - direct.p50;
    rows.push({
      ...named(engine, scale, 'city, over GraphQL', graphql),
      'to a lookup': `+ ${more.toFixed(2)} ms`,
      ...checked(more, hasBudget ? GRAPHQL_BUDGET_MS : undefined, `≤ ${GRAPHQL_BUDGET_MS} ms more`),
    });
    rows.push({
      ...named(engine, scale, 'the same bytes from a bare server', bare),
      'to a lookup': `${(more / bare.p50).toFixed(1)} in the above`,
      ...checked(bare.p50, undefined, ''),
    });
    if (prepared.dataDir === undefined) return true;
    await prepared.database.close();
    const starts = await measureStart(prepared.dataDir);
    rows.push({
      ...named(engine, scale, startRow, starts),
      'to a lookup': '',
      ...checked(starts.p50 / 1000, START_BUDGET_S, `≤ ${START_BUDGET_S} s`),
    });
    return true;
  } finally {
    await prepared.remove();
  }
}

function named(engine: string, scale: string, query: string, { p50, p95 }: Timing) {
  return { engine, scale, query, p50: milliseconds(p50), p95: milliseconds(p95) };
}

function checked(value: number, budget: number | undefined, text: string): Pick<Row, 'budget' | 'holds'> {
  if (budget === undefined) return { budget: '', holds: '' };
  return { budget: text, holds: value <= budget ? 'yes' : 'NO' };
}

function addGrowth(): void {
  for (const engine of engines) {
    for (const [index, scale] of benchScales.slice(1).entries()) {
      const before = benchScales[index];
      const [smaller, larger] = [cityTimes.get(`${engine} ${before}`), cityTimes.get(`${engine} ${scale}`)];
      if (smaller === undefined || larger === undefined) continue;
      const growth = larger / smaller;
      rows.push({
        engine,
        scale: `${before} to ${scale}`,
        query: 'city, growth',
        p50: `× ${growth.toFixed(1)}`,
        p95: '',
        'to a lookup': '',
        ...checked(growth, engine === 'postgresql' ? MAX_GROWTH : undefined, `≤ × ${MAX_GROWTH}`),
      });
    }
  }
}

function milliseconds(time: number): string {
  return `${time.toFixed(time < 10 ? 2 : 0)} ms`;
}
