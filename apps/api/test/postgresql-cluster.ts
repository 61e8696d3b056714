import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findServerUser, startAs, type ServerUser } from './server-process.ts';

/** A PostgreSQL server of our own, in a temporary folder, for one run of tests or benchmarks. */
export interface PostgresqlCluster {
  /** Of the server's database `postgres`, with the right to make others. */
  readonly url: string;
  /** Of the process that starts all others of the server; a signal reaches it alone. */
  readonly pid: number | undefined;
  /** Stops at once, as a crash would (SIGQUIT); `start` recovers. */
  crash(): Promise<void>;
  /** Ends all sessions and stops in good order (SIGINT). */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and deletes its folder. */
  remove(): Promise<void>;
}

export interface PostgresqlOptions {
  /** Besides where it listens; they win over ours. */
  readonly settings?: Readonly<Record<string, string | number>>;
  /** Variables that the server is started with. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The newest PostgreSQL server installed as Debian and its relatives do; `undefined` where there is none. */
export function findPostgresqlBinaries(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(path.join(folder, 'initdb')))
    .toSorted((a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]))[0];
}

/** Makes and starts a server on a free port of the loopback interface. It ends with this process, however that ends. */
export async function startPostgresqlCluster(
  binaries: string,
  options: PostgresqlOptions = {},
): Promise<PostgresqlCluster> {
  const folder = newFolder();
  const password = randomBytes(12).toString('hex');
  const passwordFile = path.join(folder.path, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (folder.serverUser) chownSync(passwordFile, folder.serverUser.uid, folder.serverUser.gid);
  const port = await freePort();
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  return startServer(binaries, folder, { ...options, port, url }, [
    'initdb',
    '-D',
    folder.data,
    '-U',
    'postgres',
    '--pwfile',
    passwordFile,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
}

/** Makes and starts a server that follows this one by streaming replication, and may be read from. */
export async function startPostgresqlReplica(
  binaries: string,
  { url: primaryUrl }: PostgresqlCluster,
): Promise<PostgresqlCluster> {
  const folder = newFolder();
  const port = await freePort();
  const url = new URL(primaryUrl);
  url.port = String(port);
  return startServer(binaries, folder, { port, url: url.href }, [
    'pg_basebackup',
    '-D',
    folder.data,
    '-d',
    primaryUrl,
    '--write-recovery-conf',
    '--wal-method=stream',
    '--checkpoint=fast',
    '--no-sync',
  ]);
}

interface ServerFolder {
  readonly path: string;
  readonly data: string;
  readonly serverUser: ServerUser | undefined;
}

function newFolder(): ServerFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'melhor-escola-postgresql-'));
  const serverUser = findServerUser();
  if (serverUser) chownSync(folder, serverUser.uid, serverUser.gid);
  return { path: folder, data: path.join(folder, 'data'), serverUser };
}

/** Fills the folder by the command and runs a server on it. */
async function startServer(
  binaries: string,
  { path: folder, data, serverUser }: ServerFolder,
  {
    port,
    url,
    settings = {},
    environment,
  }: PostgresqlOptions & { readonly port: number; readonly url: string },
  [program = '', ...parameters]: readonly string[],
): Promise<PostgresqlCluster> {
  let server: ChildProcess | undefined;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  const remove = async (): Promise<void> => {
    await stop('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async (): Promise<void> => {
    const ours = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
    const options = Object.entries({ ...ours, ...settings }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    server = startAs(path.join(binaries, 'postgres'), ['-D', data, ...options], serverUser, environment);
    await untilItAnswers(url);
  };
  try {
    const [status] = await once(startAs(path.join(binaries, program), parameters, serverUser), 'exit');
    if (status !== 0) throw new Error(`${program} of ${binaries} ended with status ${String(status)}.`);
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url,
    get pid() {
      return server?.pid;
    },
    crash: () => stop('SIGQUIT'),
    stop: () => stop('SIGINT'),
    start,
    remove,
  };
}

/** Resolves when a connection can be made; rejects after 15 seconds. */
export async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 150) throw error;
      await delay(100);
    }
  }
}

/** A port that was free a moment ago, on the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was free.');
  return address.port;
}
