import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, waitUntilReady } from './postgresql-cluster.ts';
import { findServerUser, startAs } from './server-process.ts';

const program = '/usr/sbin/pgbouncer';

/** Whether PgBouncer is installed. */
export const hasPgbouncer = existsSync(program);

/** A PgBouncer in front of a database, in transaction mode, with fewer connections than clients. */
export interface Pgbouncer {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startPgbouncer(databaseUrl: string): Promise<Pgbouncer> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(path.join(tmpdir(), 'melhor-escola-pgbouncer-'));
  const serverUser = findServerUser();
  const file = path.join(folder, 'pgbouncer.ini');
  const listen = await freePort();
  const database = pathname.slice(1);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: listen,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 3,
  };
  const lines = [
    '[databases]',
    `${database} = host=${hostname} port=${port} dbname=${database} user=${username} password=${password}`,
    '[pgbouncer]',
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  if (serverUser) for (const made of [folder, file]) chownSync(made, serverUser.uid, serverUser.gid);
  const server = startAs(program, [file], serverUser);
  const url = `postgresql://${username}@127.0.0.1:${listen}/${database}`;
  await waitUntilReady(url);
  return {
    url,
    async stop() {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
