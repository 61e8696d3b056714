import { setTimeout as delay } from 'node:timers/promises';
import type { Phase } from '../load/longest-gap.ts';
import { everythingUp } from './bring-up.ts';
import { serversThatAreUp } from './haproxy-socket.ts';
import { readPatroniState } from './patroni-state.ts';
import type { ReferenceCluster } from './reference-cluster.ts';
import { until } from './until.ts';

/** What was done to the cluster, and when. */
export interface Fault extends Phase {
  readonly name: string;
  /** Seconds until everything was as before; `undefined` for a phase in which nothing was done. */
  readonly backAfter: number | undefined;
  /** Writes of the phase that were refused or not answered. */
  readonly refused: number;
  /** Whether nobody may have noticed. */
  readonly isPlanned: boolean;
}

export interface FaultsOptions {
  readonly cluster: ReferenceCluster;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  /** How many writes have been acknowledged by now. */
  readonly acknowledged: () => number;
  /** How many have not. */
  readonly refused: () => number;
  /** Told of each when it is over. */
  readonly onFault: (fault: Fault) => void;
}

const settleMilliseconds = 5_000;

/**
 * Under a load that others put on it: nothing at all, then the loss of the primary's machine, of a service and of a site,
 * and then each service and each site told to stop and started anew, as for new code. Each until it is back and a little longer.
 *
 * @throws {Failure} when something does not come back.
 */
export async function injectFaults(options: FaultsOptions): Promise<void> {
  const { cluster, signal, say, onFault } = options;
  const { services, sites } = cluster.layout;
  const phase = async (name: string, work?: () => Promise<void>, isPlanned = false): Promise<void> => {
    say(`${name} …`);
    const from = performance.now();
    const before = options.refused();
    await work?.();
    const backAfter = work && (performance.now() - from) / 1000;
    await delay(settleMilliseconds, undefined, { signal });
    onFault({ name, from, to: performance.now(), backAfter, refused: options.refused() - before, isPlanned });
  };
  await phase('nothing is killed');
  await phase('the primary is killed', () => losePrimary(options));
  await phase('a service is killed', () => crash(options, 'services', services[0]));
  await phase('a site is killed', () => crash(options, 'sites', sites[0]));
  await phase('services start anew', () => restartAll(options, 'services', services), true);
  await phase('sites start anew', () => restartAll(options, 'sites', sites), true);
}

/** Its machine is away until another is primary and takes writes; then it comes back, as a replica. */
async function losePrimary({ cluster, signal, acknowledged }: FaultsOptions): Promise<void> {
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
  const before = acknowledged();
  await until({ what: 'writes go on', seconds: 60, signal }, () => acknowledged() > before || undefined);
  machine.start();
  await everythingUp(cluster, 120, signal);
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
  await backInTurn(options, backend, server);
}

/** One after the other, as for new code. */
async function restartAll(
  options: FaultsOptions,
  backend: string,
  servers: readonly Server[],
): Promise<void> {
  for (const server of servers) {
    await options.cluster.processOf(server.name).restart();
    await backInTurn(options, backend, server);
  }
}

/** Back when it answers, and HAProxy sends to it. */
async function backInTurn(
  { cluster, signal }: FaultsOptions,
  backend: string,
  server: Server,
): Promise<void> {
  await until({ what: `${server.name} answers again`, seconds: 180, signal }, async () => {
    const response = await fetch(`http://${server.address}:${server.port}/healthz`);
    return response.ok || undefined;
  });
  await until({ what: `HAProxy sends to ${server.name} again`, seconds: 30, signal }, async () => {
    const up = await serversThatAreUp(cluster.adminSocket);
    return up.has(`${backend}/${server.name}`) || undefined;
  });
}
