import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL server of our own, in a temporary folder, for one run of tests or benchmarks. */
export interface PostgresqlCluster {
  /** Of the server's database `postgres`, with the right to make others. */
  readonly url: string;
  /** Stops at once, as a crash would (SIGQUIT); `start` recovers. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and deletes its folder. */
  remove(): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The newest PostgreSQL server installed as Debian and its relatives do; `undefined` where there is none. */
export function findPostgresqlBinaries(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(path.join(folder, 'initdb')))
    .toSorted((a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]))[0];
}

/** Makes and starts a server on a free port of the loopback interface. It ends with this process, however that ends. */
export async function startPostgresqlCluster(binaries: string): Promise<PostgresqlCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'melhor-escola-postgresql-'));
  const owner = clusterOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const password = randomBytes(12).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const port = await freePort();
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
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
    const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = run(path.join(binaries, 'postgres'), ['-D', data, ...options], owner);
    await answers(url);
  };

  try {
    const initdb = run(
      path.join(binaries, 'initdb'),
      [
        '-D',
        data,
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
      ],
      owner,
    );
    const [status] = await once(initdb, 'exit');
    if (status !== 0) throw new Error(`initdb of ${binaries} ended with status ${String(status)}.`);
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return { url, crash: () => stop('SIGQUIT'), start, remove };
}

/** initdb refuses root: then the server's own user, or nobody. */
function clusterOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

function run(command: string, parameters: readonly string[], owner: Owner | undefined): ChildProcess {
  const setpriv = '/usr/bin/setpriv';
  // setpriv makes the kernel end the server with us, even when we are killed.
  const prefix = existsSync(setpriv)
    ? [
        setpriv,
        '--pdeathsig=INT',
        ...(owner ? [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'] : []),
      ]
    : [];
  const [program = command, ...rest] = [...prefix, command, ...parameters];
  return spawn(program, rest, {
    cwd: '/',
    stdio: 'ignore',
    ...(prefix.length === 0 && owner ? owner : {}),
  });
}

async function answers(url: string): Promise<void> {
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
