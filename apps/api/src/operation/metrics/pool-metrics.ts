import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../database/database.ts';

/** The pool's connections as they are when they are asked about: all, idle, and callers that wait for one. */
export function measurePools(pools: Readonly<Record<string, Pool>>, registry: Registry): void {
  const gauge = (name: string, help: string, read: (pool: Pool) => number): void => {
    const made: Gauge = new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        for (const [label, pool] of Object.entries(pools)) made.set({ pool: label }, read(pool));
      },
    });
  };
  gauge('database_pool_connections', 'Open connections to the database.', (pool) => pool.totalCount);
  gauge('database_pool_idle_connections', 'Those of them that nobody uses.', (pool) => pool.idleCount);
  gauge('database_pool_waiting', 'Callers that wait for a connection.', (pool) => pool.waitingCount);
}

/** How far the replica is behind, and whether searches are read from it. Nothing where there is none. */
export function measureReplica({ replica }: Pick<Database, 'replica'>, registry: Registry): void {
  if (!replica) return;
  const registers = [registry];
  const lag: Gauge = new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'How far the replica is behind; absent while it is away.',
    registers,
    collect() {
      if (replica.lag === undefined) lag.remove();
      else lag.set(replica.lag);
    },
  });
  const inUse: Gauge = new Gauge({
    name: 'database_replica_in_use',
    help: 'Whether searches are read from the replica.',
    registers,
    collect: () => inUse.set(replica.inUse ? 1 : 0),
  });
}
