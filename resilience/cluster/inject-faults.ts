import { setTimeout as delay } from 'node:timers/promises';
import type { Phase } from '../load/longest-gap.ts';
import { waitUntilAllUp } from './bring-up.ts';
import { healthyServers } from './haproxy-socket.ts';
import { readPatroniState } from './patroni-state.ts';
import type { ReferenceCluster } from './reference-cluster.ts';
import { until } from './until.ts';

/** A phase of the run, with or without a fault. */
export interface Fault extends Phase {
  readonly name: string;
  /** Seconds until full recovery; `undefined` for the phase without a fault. */
  readonly recoverySeconds: number | undefined;
  /** Writes that were rejected or not answered in this phase. */
  readonly failedWrites: number;
  /** Whether it is a planned restart, which must not cause errors. */
  readonly isPlanned: boolean;
}

export interface FaultsOptions {
  readonly cluster: ReferenceCluster;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
  /** Number of acknowledged writes so far. */
  readonly acknowledgedWrites: () => number;
  /** Number of failed writes so far. */
  readonly failedWrites: () => number;
  /** Called after each phase. */
  readonly onFault: (fault: Fault) => void;
}

const SETTLE_MS = 5_000;

/**
 * Injects faults under an external load: first none, then loss of the primary's machine, crashes of a service and a site, and rolling
 * restarts of all services and sites. Each phase lasts until recovery and 5 s longer.
 *
 * @throws {Failure} if something does not recover.
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
  await phase('no fault');
  await phase('the primary is killed', () => failOverPrimary(options));
  await phase('a service is killed', () => crash(options, 'services', services[0]));
  await phase('a site is killed', () => crash(options, 'sites', sites[0]));
  await phase('rolling restart of services', () => restartAll(options, 'services', services), true);
  await phase('rolling restart of sites', () => restartAll(options, 'sites', sites), true);
}

/** Cuts its power until another server is primary and accepts writes; then restarts it as a replica. */
async function failOverPrimary({ cluster, signal, acknowledgedWrites }: FaultsOptions): Promise<void> {
  const { layout } = cluster;
  const { primary: lost } = await until({ what: 'PostgreSQL has a primary', seconds: 30, signal }, async () =>
    readPatroniState(layout),
  );
  const machine = cluster.getProcess(lost);
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

/** Kills a server, which is restarted automatically. */
async function crash(options: FaultsOptions, backend: string, server: Server | undefined): Promise<void> {
  if (!server) throw new Error(`The layout has no ${backend}.`);
  await options.cluster.getProcess(server.name).crash();
  await waitUntilServing(options, backend, server);
}

/** Rolling restart, as for a deployment. */
async function restartAll(
  options: FaultsOptions,
  backend: string,
  servers: readonly Server[],
): Promise<void> {
  for (const server of servers) {
    await options.cluster.getProcess(server.name).restart();
    await waitUntilServing(options, backend, server);
  }
}

/** Waits until the server responds and HAProxy routes to it. */
async function waitUntilServing(
  { cluster, signal }: FaultsOptions,
  backend: string,
  server: Server,
): Promise<void> {
  await until({ what: `${server.name} responds again`, seconds: 180, signal }, async () => {
    const response = await fetch(`http://${server.address}:${server.port}/healthz`);
    return response.ok || undefined;
  });
  await until({ what: `HAProxy routes to ${server.name} again`, seconds: 30, signal }, async () => {
    const up = await healthyServers(cluster.adminSocket);
    return up.has(`${backend}/${server.name}`) || undefined;
  });
}
