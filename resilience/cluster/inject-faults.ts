import { setTimeout as delay } from 'node:timers/promises';
import type { Phase } from '../load/longest-gap.ts';
import { waitUntilAllUp } from './bring-up.ts';
import { healthyServers } from './haproxy-socket.ts';
import { readPatroniState } from './patroni-state.ts';
import type { ReferenceCluster } from './reference-cluster.ts';
import { until } from './until.ts';

/** What was done to the cluster, and when. */
export interface Fault extends Phase {
  readonly name: string;
  /** Seconds until everything was as before; `undefined` for a phase in which nothing was done. */
  readonly recoverySeconds: number | undefined;
  /** Writes of the phase that were refused or not answered. */
  readonly failedWrites: number;
  /** Whether nobody may have noticed. */
  readonly isPlanned: boolean;
}

export interface FaultsOptions {
  readonly cluster: ReferenceCluster;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
  /** How many writes have been acknowledged by now. */
  readonly acknowledgedWrites: () => number;
  /** How many have not. */
  readonly failedWrites: () => number;
  /** Told of each when it is over. */
  readonly onFault: (fault: Fault) => void;
}

const SETTLE_MS = 5_000;

/**
 * Under a load that others put on it: nothing at all, then the loss of the primary's machine, of a service and of a site,
 * and then each service and each site told to stop and started anew, as for new code. Each until it is back and a little longer.
 *
 * @throws {Failure} when something does not come back.
 */
export async function injectFaults(options: FaultsOptions): Promise<void> {
  const { cluster, signal, log, onFault } = options;
  const { services, sites } = cluster.layout;
  const phase = async (name: string, work?: () => Promise<void>, isPlanned = false): Promise<void> => {
    log(`${name} …`);
    const from = performance.now();
    const before = options.failedWrites();
    await work?.();
    const recoverySeconds = work && (performance.now() - from) / 1000;
    await delay(SETTLE_MS, undefined, { signal });
    onFault({
      name,
      from,
      to: performance.now(),
      recoverySeconds,
      failedWrites: options.failedWrites() - before,
      isPlanned,
    });
  };
  await phase('nothing is killed');
  await phase('the primary is killed', () => failOverPrimary(options));
  await phase('a service is killed', () => crash(options, 'services', services[0]));
  await phase('a site is killed', () => crash(options, 'sites', sites[0]));
  await phase('services start anew', () => restartAll(options, 'services', services), true);
  await phase('sites start anew', () => restartAll(options, 'sites', sites), true);
}

/** Its machine is away until another is primary and takes writes; then it comes back, as a replica. */
async function failOverPrimary({ cluster, signal, acknowledgedWrites }: FaultsOptions): Promise<void> {
  const { layout } = cluster;
  const { primary: lost } = await until({ what: 'PostgreSQL has a primary', seconds: 30, signal }, async () =>
    readPatroniState(layout),
  );
  const machine = cluster.processOf(lost);
  await machine.cutPower();
  await until({ what: 'the replica became primary', seconds: 90, signal }, async () => {
    const state = await readPatroniState(layout);
    return (state && state.primary !== lost) || undefined;
  });
  const before = acknowledgedWrites();
  await until(
    { what: 'writes go on', seconds: 60, signal },
    () => acknowledgedWrites() > before || undefined,
  );
  machine.start();
  await waitUntilAllUp(cluster, 120, signal);
}

interface Server {
  readonly name: string;
  readonly address: string;
  readonly port: number;
}

/** It is started again by itself. */
async function crash(options: FaultsOptions, backend: string, server: Server | undefined): Promise<void> {
  if (!server) throw new Error(`The layout has no ${backend}.`);
  await options.cluster.processOf(server.name).crash();
  await waitUntilServing(options, backend, server);
}

/** One after the other, as for new code. */
async function restartAll(
  options: FaultsOptions,
  backend: string,
  servers: readonly Server[],
): Promise<void> {
  for (const server of servers) {
    await options.cluster.processOf(server.name).restart();
    await waitUntilServing(options, backend, server);
  }
}

/** Back when it answers, and HAProxy sends to it. */
async function waitUntilServing(
  { cluster, signal }: FaultsOptions,
  backend: string,
  server: Server,
): Promise<void> {
  await until({ what: `${server.name} answers again`, seconds: 180, signal }, async () => {
    const response = await fetch(`http://${server.address}:${server.port}/healthz`);
    return response.ok || undefined;
  });
  await until({ what: `HAProxy sends to ${server.name} again`, seconds: 30, signal }, async () => {
    const up = await healthyServers(cluster.adminSocket);
    return up.has(`${backend}/${server.name}`) || undefined;
  });
}
