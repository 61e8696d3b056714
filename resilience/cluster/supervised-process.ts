import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { killTree } from './process-tree.ts';
import type { SystemUser } from './system-user.ts';

export interface ProcessOptions {
  readonly name: string;
  readonly command: readonly [program: string, ...parameters: string[]];
  readonly env: Readonly<Record<string, string>>;
  readonly workingDirectory: string;
  readonly logFile: string;
  /** User to run as; `undefined`: the current user. */
  readonly user: SystemUser | undefined;
  readonly setpriv: string;
  /** Pid of a process that it detaches: PostgreSQL under Patroni. */
  readonly companion?: () => number | undefined;
}

/** A process that is restarted like by systemd (`Restart=always`, `RestartSec=1`). */
export interface SupervisedProcess extends AsyncDisposable {
  readonly name: string;
  readonly logFile: string;
  /** Pid of the current process, if running. */
  readonly pid: number | undefined;
  /** Kills the process tree with SIGKILL. It is restarted after a second. */
  crash(): Promise<void>;
  /** Sends SIGTERM and waits for the graceful shutdown. It is restarted after a second, like by `systemctl restart`. */
  restart(): Promise<void>;
  /** Kills the process tree with SIGKILL, without a restart until `start`: simulates a power loss. */
  cutPower(): Promise<void>;
  start(): void;
}

const RESTART_DELAY_MS = 1_000;

/** Starts a process and keeps it running. It ends with this process, even after a crash. */
export function supervise(options: ProcessOptions): SupervisedProcess {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let powered = false;

  const launch = (): void => {
    child = spawnLogged(options);
    child.once('exit', () => {
      child = undefined;
      if (powered) timer = setTimeout(launch, RESTART_DELAY_MS);
    });
  };
  const killAll = async (): Promise<void> => {
    const companion = options.companion?.();
    const ended = child && once(child, 'exit');
    if (child?.pid !== undefined) killTree(child.pid);
    if (companion !== undefined) killTree(companion);
    await ended;
  };
  const supervised: SupervisedProcess = {
    name: options.name,
    logFile: options.logFile,
    get pid() {
      return child?.pid;
    },
    crash: killAll,
    async restart() {
      const ended = child && once(child, 'exit');
      child?.kill('SIGTERM');
      await ended;
    },
    async cutPower() {
      powered = false;
      clearTimeout(timer);
      await killAll();
    },
    start() {
      if (powered) return;
      powered = true;
      launch();
    },
    [Symbol.asyncDispose]: () => supervised.cutPower(),
  };
  supervised.start();
  return supervised;
}

function spawnLogged({
  command,
  env,
  workingDirectory,
  logFile,
  user,
  setpriv,
}: ProcessOptions): ChildProcess {
  const asUser = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
  const log = openSync(logFile, 'a');
  try {
    return spawn(setpriv, ['--pdeathsig=TERM', ...asUser, ...command], {
      cwd: workingDirectory,
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
      // Its own process group: Ctrl-C reaches only this process, which stops its children.
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}
