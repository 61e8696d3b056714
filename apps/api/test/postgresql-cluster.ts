import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findServerUser, startAs, type ServerUser } from './server-process.ts';

/** A temporary PostgreSQL server for one run of tests or benchmarks. */
export interface PostgresqlCluster {
  /** URL of the server's database `postgres`, with the right to create others. */
  readonly url: string;
  /** Process id of the server's parent process; a signal reaches only that. */
  readonly pid: number | undefined;
  /** Stops immediately, like a crash (SIGQUIT); `start` recovers. */
  crash(): Promise<void>;
  /** Ends all sessions and stops cleanly (SIGINT). */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and deletes its folder. */
  remove(): Promise<void>;
}

export interface PostgresqlOptions {
  /** Additional server settings; they override ours. */
  readonly settings?: Readonly<Record<string, string | number>>;
  /** Environment variables of the server. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The newest PostgreSQL server installed in Debian's location; `undefined` without one. */
export function findPostgresqlBinaries(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(path.join(folder, 'initdb')))
    .toSorted((a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]))[0];
}

/** Creates and starts a server on a free loopback port. It always ends with this process. */
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

/** Creates and starts a streaming replica of this server, for reads. */
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
  const folder = mkdtempSync(path.join(folderWithSpace(), 'melhor-escola-postgresql-'));
  const serverUser = findServerUser();
  if (serverUser) chownSync(folder, serverUser.uid, serverUser.gid);
  return { path: folder, data: path.join(folder, 'data'), serverUser };
}

/**
 * A folder in memory, if it has enough space for the databases of a run, 10 to 200 MB each: they are copied, written and deleted a
 * hundred times, and a copy of 400 files takes a tenth of the time that it takes on a disk. A container often has only 64 MB of it.
 */
export function folderWithSpace(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 * 1024 ** 3 ? memory : tmpdir();
}

/** Fills the folder with the command, and starts a server on it. */
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
    await waitUntilReady(url);
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

/** Resolves when a connection succeeds; rejects after 15 seconds. */
export async function waitUntilReady(url: string): Promise<void> {
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

/** A free port on the loopback interface. */
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
