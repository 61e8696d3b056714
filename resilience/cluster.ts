// `pnpm cluster`: runs the reference layout of resilience/ on the loopback interface under load, kills one part after the other, and
// then performs a rolling restart. Prints a table, and exits with 1 if an acknowledged write was lost, a part did not recover, or the
// rolling restart caused errors.
import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { Failure, repository, stopCommands } from '../tools/runtime.mjs';
import { bringUp } from './cluster/bring-up.ts';
import { findEngines } from './cluster/debian-packages.ts';
import { injectFaults, type Fault } from './cluster/inject-faults.ts';
import { setServerEnabled } from './cluster/haproxy-socket.ts';
import { loopbackLayout } from './cluster/loopback-layout.ts';
import { createReferenceCluster, type ReferenceCluster } from './cluster/reference-cluster.ts';
import { readStoredEmails } from './cluster/stored-writes.ts';
import { makeSecrets, type Secrets } from './layout/secrets.ts';
import { longestGap } from './load/longest-gap.ts';
import { describeErrors } from './load/read-outcomes.ts';
import { startReaders, type Readers } from './load/readers.ts';
import { pagesToRead, schoolSearch } from './load/school-search.ts';
import { renderTable } from './load/table.ts';
import { measureThroughput } from './load/throughput.ts';
import { startWriters, WRITTEN_EMAIL_PATTERN, type Writers } from './load/writers.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stop.abort(new Failure('Stopped.'));
    stopCommands();
  });
}
const log = (line: string): void => void process.stdout.write(`${line}\n`);

let cluster: ReferenceCluster | undefined;
try {
  const engines = findEngines(log);
  if (!existsSync(path.join(repository, 'apps/marketplace/dist/server/render-handler.js')))
    throw new Failure(
      'The site has not been built yet: `pnpm exec turbo run build --filter=@melhor-escola/marketplace` builds it.',
    );
  const secrets = makeSecrets();
  const layout = await loopbackLayout(engines.postgresql);
  cluster = createReferenceCluster({ layout, secrets, engines });
  await bringUp(cluster, { signal: stop.signal, log });
  process.exitCode = (await runScenario(cluster, secrets)) ? 0 : 1;
} catch (error) {
  if (cluster && !stop.signal.aborted) process.stderr.write(`${cluster.recentLogs()}\n`);
  const cause: unknown = stop.signal.aborted ? stop.signal.reason : error;
  process.stderr.write(`${cause instanceof Failure ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
} finally {
  await cluster?.remove();
}

/**
 * Puts load on the cluster, injects the faults and prints the table.
 *
 * @returns whether no acknowledged write was lost and planned restarts caused no errors.
 * @throws {Failure} if a part did not recover.
 */
async function runScenario(target: ReferenceCluster, secrets: Secrets): Promise<boolean> {
  const { address, servicePort } = target.layout.balancer;
  const serviceUrl = `http://${address}:${servicePort}`;
  const headers = {
    'x-tenant': 'melhor-escola',
    'x-api-key': secrets.searchApiKey,
    'x-application-name': 'cluster',
  };
  const rates = await compareServices(target, serviceUrl, headers);
  const pages = await pagesToRead(serviceUrl, headers);
  const writers = startWriters(serviceUrl, headers);
  const readers = startReaders(target.layout.siteUrl, pages);
  const faults: Fault[] = [];
  let failure: unknown;
  try {
    await injectFaults({
      cluster: target,
      signal: stop.signal,
      log,
      acknowledgedWrites: () => writers.acknowledged.length,
      failedWrites: () => [...writers.failures.values()].reduce((sum, count) => sum + count, 0),
      onFault: (fault) => faults.push(fault),
    });
  } catch (error) {
    // Print the results so far before failing.
    failure = error;
  }
  await Promise.all([writers.stop(), readers.stop()]);
  stop.signal.throwIfAborted();
  const stored = await readStoredEmails(target.layout, secrets.databasePassword, WRITTEN_EMAIL_PATTERN);
  const lost = writers.acknowledged.filter((email) => !stored.has(email));
  log(`\n${faultTable(faults, writers, readers)}\n`);
  log(
    `Acknowledged writes: ${writers.acknowledged.length}, of which lost: ${lost.length}. Rejected or unanswered: ${describe(writers.failures)}; stored nevertheless: ${stored.size - writers.acknowledged.length + lost.length}.`,
  );
  log(
    `Searches per second: ${rates.one.toFixed(0)} with one service, ${rates.two.toFixed(0)} with two (× ${(rates.two / rates.one).toFixed(2)}), on ${availableParallelism()} cores shared by all processes; load average ${loadavg()[0]?.toFixed(1)}.`,
  );
  if (failure !== undefined) throw failure;
  const disruptive = faults.filter((fault) => fault.isPlanned && causedErrors(fault, readers));
  for (const { name } of disruptive) log(`Caused errors although planned: ${name}.`);
  return lost.length === 0 && disruptive.length === 0;
}

function causedErrors({ from, to, failedWrites }: Fault, { outcomes }: Readers): boolean {
  return failedWrites > 0 || outcomes.some(({ at, outcome }) => at >= from && at <= to && outcome !== '200');
}

/** Throughput of one service and of all, under the same load. */
async function compareServices(
  { adminSocket, layout }: ReferenceCluster,
  serviceUrl: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly one: number; readonly two: number }> {
  log('Measuring one service and two services under the same load …');
  const measure = (): Promise<number> => measureThroughput(serviceUrl, schoolSearch(headers), 5);
  const others = layout.services.slice(1).map(({ name }) => `services/${name}`);
  for (const server of others) await setServerEnabled(adminSocket, server, false);
  const one = await measure();
  for (const server of others) await setServerEnabled(adminSocket, server, true);
  stop.signal.throwIfAborted();
  return { one, two: await measure() };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function faultTable(faults: readonly Fault[], writers: Writers, readers: Readers): string {
  return renderTable([
    ['', 'longest write gap', 'failed writes', 'failed reads', 'recovered after'],
    ...faults.map((fault) => [
      fault.name,
      seconds(longestGap(writers.acknowledgedAt, fault)),
      String(fault.failedWrites),
      describeErrors(readers.outcomes, fault),
      fault.recoverySeconds === undefined ? '–' : `${fault.recoverySeconds.toFixed(1)} s`,
    ]),
  ]);
}

function describe(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([kind, count]) => `${kind} × ${count}`).join(', ') || 'none';
}
