import { chownSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Layout } from '../layout/layout.ts';
import { machineFiles } from '../layout/machine-files.ts';
import type { Secrets } from '../layout/secrets.ts';
import type { Engines } from './debian-packages.ts';
import { supervise, type ProcessOptions, type SupervisedProcess } from './supervised-process.ts';
import { engineUser, type SystemUser } from './system-user.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** The reference layout on this machine: a folder and the processes of each simulated machine. */
export interface ReferenceCluster {
  readonly layout: Layout;
  /** HAProxy's admin socket. */
  readonly adminSocket: string;
  /** Environment of a service or site. */
  readEnvironment(service: string): Readonly<Record<string, string>>;
  startEtcd(): void;
  startDatabases(): void;
  startPoolers(): void;
  startBalancer(): void;
  startService(name: string): void;
  startSites(): void;
  /** @throws {Error} if no process of this name was started. */
  getProcess(name: string): SupervisedProcess;
  /** The last log lines of each process. */
  recentLogs(): string;
  /** Kills all processes and deletes the folder. */
  remove(): Promise<void>;
}

export interface ReferenceClusterOptions {
  readonly layout: Layout;
  readonly secrets: Secrets;
  readonly engines: Engines;
}

/** Writes all machines' files to a temporary folder. Starts nothing. */
export function createReferenceCluster({
  layout,
  secrets,
  engines,
}: ReferenceClusterOptions): ReferenceCluster {
  const folder = mkdtempSync(path.join(tmpdir(), 'melhor-escola-cluster-'));
  const user = engineUser();
  const machineRoot = (machine: string): string => path.join(folder, machine);
  writeMachines(folder, layout, secrets, user);
  const running = new Map<string, SupervisedProcess>();
  const readEnvironment = (machine: string): Record<string, string> =>
    readEnvironmentFile(
      path.join(machineRoot(machine), 'etc/melhor-escola', `${machine.replace(/\d+$/, '')}.env`),
    );
  const start = (
    name: string,
    command: ProcessOptions['command'],
    more: Partial<Pick<ProcessOptions, 'env' | 'user' | 'companion' | 'workingDirectory'>> = {},
  ): void => {
    const logFile = path.join(folder, `${name}.log`);
    running.set(
      name,
      supervise({
        name,
        command,
        logFile,
        env: {},
        user,
        workingDirectory: '/',
        setpriv: engines.setpriv,
        ...more,
      }),
    );
  };
  const startServer = (name: string, entry: string): void =>
    start(name, [process.execPath, '--disable-warning=ExperimentalWarning', path.join(repository, entry)], {
      env: readEnvironment(name),
      user: undefined,
      workingDirectory: repository,
    });
  const { balancer } = layout;
  return {
    layout,
    readEnvironment,
    adminSocket: path.join(machineRoot(balancer.name), 'run/haproxy/admin.sock'),
    startEtcd() {
      for (const { name } of layout.etcd)
        start(name, [engines.etcd], {
          env: readEnvironmentFile(path.join(machineRoot(name), 'etc/default/etcd')),
        });
    },
    startDatabases() {
      for (const { name } of layout.databases) {
        const root = machineRoot(name);
        start(name, [engines.patroni, path.join(root, 'etc/patroni/config.yml')], {
          companion: () => postmaster(path.join(root, 'var/lib/postgresql/melhor-escola')),
        });
      }
    },
    startPoolers() {
      for (const { name } of layout.services)
        start(`${name}-pgbouncer`, [
          engines.pgbouncer,
          path.join(machineRoot(name), 'etc/pgbouncer/pgbouncer.ini'),
        ]);
    },
    startBalancer() {
      start(balancer.name, [
        engines.haproxy,
        '-db',
        '-f',
        path.join(machineRoot(balancer.name), 'etc/haproxy/haproxy.cfg'),
      ]);
    },
    startService: (name) => startServer(name, 'apps/api/src/app/main.ts'),
    startSites() {
      for (const { name } of layout.sites) startServer(name, 'apps/marketplace/src/main.ts');
    },
    getProcess(name) {
      const found = running.get(name);
      if (!found) throw new Error(`There is no process ${name}.`);
      return found;
    },
    recentLogs: () => [...running.values()].map(lastLines).join('\n'),
    async remove() {
      // Load balancer first, so that nothing waits for a stopped dependency.
      for (const one of [...running.values()].toReversed()) await one.cutPower();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function writeMachines(folder: string, layout: Layout, secrets: Secrets, user: SystemUser | undefined): void {
  const files = machineFiles(layout, secrets, {
    machineRoot: (machine) => path.join(folder, machine),
    dropPrivileges: false,
  });
  for (const file of files) {
    const target = path.join(folder, file.machine, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.content, { mode: file.mode });
  }
  for (const machine of new Set(files.map((file) => file.machine)))
    // Folders that Debian's packages create.
    for (const created of ['run/haproxy', 'var/lib/etcd', 'var/lib/postgresql', 'var/lib/melhor-escola'])
      mkdirSync(path.join(folder, machine, created), { recursive: true });
  if (!user) return;
  for (const entry of [folder, ...globSync(`${folder}/**/*`)]) chownSync(entry, user.uid, user.gid);
}

function readEnvironmentFile(file: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parseEnv(readFileSync(file, 'utf8'))).map(([name, value]) => [name, value ?? '']),
  );
}

/** PostgreSQL's main process on this data folder, which outlives Patroni. */
function postmaster(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function lastLines({ name, logFile }: SupervisedProcess): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-12);
  return [`── ${name}`, ...lines.map((line) => `   ${line.slice(0, 300)}`)].join('\n');
}
