import path from 'node:path';
import { Failure, repository, run } from '../../tools/runtime.mjs';
import { healthyServers } from './haproxy-socket.ts';
import { readPatroniState } from './patroni-state.ts';
import type { ReferenceCluster } from './reference-cluster.ts';
import { until } from './until.ts';

export interface BringUpOptions {
  readonly signal: AbortSignal;
  /** Prints a progress line. */
  readonly log: (line: string) => void;
}

/** Starts all parts in dependency order, and imports places and demonstration schools. */
export async function bringUp(cluster: ReferenceCluster, { signal, log }: BringUpOptions): Promise<void> {
  const { layout } = cluster;
  const step = async (label: string, work: () => Promise<void>): Promise<void> => {
    signal.throwIfAborted();
    const began = performance.now();
    await work();
    log(`${label}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  };
  await step('etcd, three members', async () => {
    cluster.startEtcd();
    await until({ what: 'etcd has a leader', seconds: 60, signal }, async () => {
      const [member] = layout.etcd;
      const response = await fetch(`http://${member?.address}:${member?.clientPort}/health`);
      return response.ok || undefined;
    });
  });
  await step('PostgreSQL under Patroni, primary and replica', async () => {
    cluster.startDatabases();
    await until(
      { what: 'PostgreSQL has a primary and a synchronous replica', seconds: 120, signal },
      async () => (await readPatroniState(layout))?.synchronous,
    );
  });
  await step('pgbouncer and HAProxy', async () => {
    cluster.startPoolers();
    cluster.startBalancer();
    await until({ what: 'HAProxy sees the primary and the replica', seconds: 30, signal }, async () => {
      const up = [...(await healthyServers(cluster.adminSocket))];
      return (
        ['primary/', 'replicas/'].every((part) => up.some((server) => server.startsWith(part))) || undefined
      );
    });
  });
  const [first = '', ...others] = layout.services.map(({ name }) => name);
  await step('Places and demonstration schools', async () => {
    const environment = cluster.readEnvironment(first);
    await command(['import', 'places'], environment);
    await command(['seed', 'demo'], environment);
  });
  // One after the other, as an operator would: loading its code occupies a core for seconds.
  for (const name of [first, ...others])
    await step(name, async () => {
      cluster.startService(name);
      await until(
        { what: `${name} is up`, seconds: 180, signal },
        async () => (await healthyServers(cluster.adminSocket)).has(`services/${name}`) || undefined,
      );
    });
  await step('Two sites', async () => {
    cluster.startSites();
    await waitUntilAllUp(cluster, 120, signal);
  });
}

/** Waits until HAProxy sees every site and service, the primary and the replica as healthy. */
export async function waitUntilAllUp(
  { layout, adminSocket }: ReferenceCluster,
  seconds: number,
  signal: AbortSignal,
): Promise<void> {
  const servers = [
    ...layout.sites.map(({ name }) => `sites/${name}`),
    ...layout.services.map(({ name }) => `services/${name}`),
  ];
  await until({ what: 'everything is up', seconds, signal }, async () => {
    const state = await readPatroniState(layout);
    const up = await healthyServers(adminSocket);
    const needed = [...servers, `primary/${state?.primary}`, `replicas/${state?.synchronous}`];
    return needed.every((server) => up.has(server)) || undefined;
  });
}

/** Runs a command of `pnpm api` on this database. */
async function command(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const cli = path.join(repository, 'apps/api/src/app/cli.ts');
  const { code, output } = await run(process.execPath, [cli, ...args, '--json'], { env: environment });
  if (code !== 0) throw new Failure(`\`pnpm api ${args.join(' ')}\` failed: ${output.trim().slice(-500)}`);
}
