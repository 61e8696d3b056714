import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../database/database.ts';

/** Current connections of the pool: open, idle, and callers waiting for one. */
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
  gauge('database_pool_idle_connections', 'Idle connections to the database.', (pool) => pool.idleCount);
  gauge('database_pool_waiting', 'Callers waiting for a connection.', (pool) => pool.waitingCount);
}

/** Lag of the replica, and whether searches read from it. Without a replica there are no series. */
export function measureReplica({ replica }: Pick<Database, 'replica'>, registry: Registry): void {
  if (!replica) return;
  const registers = [registry];
  const lag: Gauge = new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'Lag of the replica; absent while it is down.',
    registers,
    collect() {
      if (replica.lag === undefined) lag.remove();
      else lag.set(replica.lag);
    },
  });
  const inUse: Gauge = new Gauge({
    name: 'database_replica_in_use',
    help: 'Whether searches read from the replica.',
    registers,
    collect: () => inUse.set(replica.inUse ? 1 : 0),
  });
}
