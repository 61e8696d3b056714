/**
 * What one process of the service holds: the city page over GraphQL, of 200 cities and grades as visitors ask for them,
 * on PostgreSQL at full scale, with autocannon beside it on the same machine.
 *
 *     node scripts/load.ts
 *
 * First, at 50 connections, a steady number of requests a second that grows until fewer are answered than asked; then so many
 * connections without a pause. Prints two tables; exits with 1 when 50 connections without a pause do not keep the bar: the
 * slowest hundredth takes at most five times the median (P5).
 */
import {
  describeLoad,
  findHeldRate,
  type LoadStep,
  measureConnections,
  startLoadedService,
} from './bench/measure-load.ts';
import { prepareDatabase } from './bench/prepared-database.ts';

/** P5: p99 at 50 connections, as a multiple of their p50. */
const MAX_P99_TO_P50 = 5;
const crowds = [10, 50, 200, 1_000];

const prepared = await prepareDatabase('postgresql', 'full');
if (prepared?.url === undefined) {
  console.log('Skipped: no PostgreSQL is installed in /usr/lib/postgresql.');
} else {
  try {
    const service = await startLoadedService(prepared.database, prepared.url);
    try {
      const quiet = await measureConnections(service, 1);
      // Before the crowds, which leave statements behind that go on for a while.
      const held = await findHeldRate(service);
      console.log('Steady requests at 50 connections');
      for (const line of describeLoad(held)) console.log(line);
      const steps: LoadStep[] = [quiet];
      for (const count of crowds) steps.push(await measureConnections(service, count));
      console.log('\nConnections without a pause');
      for (const line of describeLoad(steps)) console.log(line);
      const crowded = steps.find((step) => step.connections === 50);
      if (!crowded || crowded.p99 > MAX_P99_TO_P50 * crowded.p50) process.exitCode = 1;
    } finally {
      await service.stop();
    }
  } finally {
    await prepared.remove();
  }
}
