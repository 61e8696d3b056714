/**
 * Measures the capacity of one service process: the city page over GraphQL, for 200 realistic cities and grades, on
 * PostgreSQL at full scale, with autocannon on the same machine.
 *
 *     node scripts/load.ts
 *
 * First, with 50 connections, a steady rate that grows until fewer requests are answered than sent; then several numbers
 * of connections without a pause. Prints two tables; exits with 1 when the p99 of 50 connections without a pause exceeds
 * five times their median (P5).
 */
import {
  describeLoad,
  findMaxRate,
  type LoadStep,
  measureConnections,
  startLoadedService,
} from './bench/measure-load.ts';
import { prepareDatabase } from './bench/prepared-database.ts';

/** P5: maximum p99 at 50 connections, as a multiple of their p50. */
const MAX_P99_TO_P50 = 5;
const connectionCounts = [10, 50, 200, 1_000];

const prepared = await prepareDatabase('postgresql', 'full');
if (prepared?.url === undefined) {
  console.log('Skipped: no PostgreSQL is installed in /usr/lib/postgresql.');
} else {
  try {
    const service = await startLoadedService(prepared.database, prepared.url);
    try {
      const quiet = await measureConnections(service, 1);
      // Before the tests with many connections, whose statements continue for a while.
      const maxRate = await findMaxRate(service);
      console.log('Steady requests at 50 connections');
      for (const line of describeLoad(maxRate)) console.log(line);
      const steps: LoadStep[] = [quiet];
      for (const count of connectionCounts) steps.push(await measureConnections(service, count));
      console.log('\nConnections without a pause');
      for (const line of describeLoad(steps)) console.log(line);
      const fifty = steps.find((step) => step.connections === 50);
      if (!fifty || fifty.p99 > MAX_P99_TO_P50 * fifty.p50) process.exitCode = 1;
    } finally {
      await service.stop();
    }
  } finally {
    await prepared.remove();
  }
}
