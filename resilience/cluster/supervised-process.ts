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
  /** Another user than ours. */
  readonly user: SystemUser | undefined;
  readonly setpriv: string;
  /** A process that it starts and that does not stay its child: PostgreSQL under Patroni. */
  readonly companion?: () => number | undefined;
}

/** A process that is kept running, as systemd would (`Restart=always`, `RestartSec=1`). */
export interface SupervisedProcess extends AsyncDisposable {
  readonly name: string;
  readonly logFile: string;
  /** Of the one that runs now, if one does. */
  readonly pid: number | undefined;
  /** SIGKILL to it and all it started. It is started again after a second. */
  crash(): Promise<void>;
  /** SIGTERM, and its own time to end. It is started again after a second, as by `systemctl restart`. */
  restart(): Promise<void>;
  /** SIGKILL to it and all it started, which stays so until `start`: its machine is gone. */
  cutPower(): Promise<void>;
  start(): void;
}

const RESTART_DELAY_MS = 1_000;

/** Starts a process and keeps it running. It ends with us, however we end. */
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
      // Of its own group: Ctrl-C is for us, and we end what we started.
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}
