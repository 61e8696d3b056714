import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../tools/runtime.mjs';

/** Program of each engine, by Debian package. */
const programs = {
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  setpriv: '/usr/bin/setpriv',
} as const;

const aptGet = '/usr/bin/apt-get';

/** Paths of the engines' programs. */
export interface Engines {
  readonly haproxy: string;
  readonly pgbouncer: string;
  readonly patroni: string;
  readonly etcd: string;
  /** Runs a program as another user, with a parent-death signal. */
  readonly setpriv: string;
  /** Folder of PostgreSQL's programs. */
  readonly postgresql: string;
}

/**
 * Finds the engines, and installs missing Debian packages if running as root.
 *
 * @throws {Failure} if an engine is missing and cannot be installed.
 */
export function findEngines(log: (line: string) => void): Engines {
  const missing = missingPackages();
  if (missing.length > 0) install(missing, log);
  const postgresql = postgresqlBinaries();
  if (postgresql === undefined || missingPackages().length > 0)
    throw new Failure(
      `Debian's packages ${missing.join(', ')} are installed, but not at the expected paths.`,
    );
  const { 'etcd-server': etcd, ...others } = programs;
  return { ...others, etcd, postgresql };
}

function missingPackages(): readonly string[] {
  const missing = Object.entries(programs)
    .filter(([, program]) => !existsSync(program))
    .map(([name]) => (name === 'setpriv' ? 'util-linux' : name));
  return postgresqlBinaries() === undefined ? [...missing, 'postgresql'] : missing;
}

/** The newest installed version. */
function postgresqlBinaries(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(path.join(folder, 'initdb')))
    .toSorted((a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]))[0];
}

function install(packages: readonly string[], log: (line: string) => void): void {
  const list = packages.join(' ');
  if (process.getuid?.() !== 0 || !existsSync(aptGet))
    throw new Failure(`The cluster needs missing programs: on Debian, run \`sudo apt-get install ${list}\`.`);
  log(`Installing Debian's packages ${list} …`);
  const { status, stderr } = spawnSync(aptGet, ['install', '--yes', '--no-install-recommends', ...packages], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) {
    const reason = stderr.trim().split('\n').at(-1) ?? '';
    throw new Failure(
      `Debian's packages ${list} cannot be installed (${reason}): try \`apt-get update\` first.`,
    );
  }
}
