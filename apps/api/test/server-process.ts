import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** The user for a server that refuses to run as root: its own, or nobody. `undefined`: the current user. */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/**
 * Starts a server program. It always ends with this process.
 *
 * @param environment variables for the program only, not for its launcher: LD_PRELOAD.
 */
export function startAs(
  command: string,
  parameters: readonly string[],
  serverUser: ServerUser | undefined,
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  const setpriv = '/usr/bin/setpriv';
  // Makes the kernel end the server with this process, even when it is killed.
  const prefix = existsSync(setpriv)
    ? [
        setpriv,
        '--pdeathsig=INT',
        ...(serverUser ? [`--reuid=${serverUser.uid}`, `--regid=${serverUser.gid}`, '--clear-groups'] : []),
      ]
    : [];
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const within = variables.length === 0 ? [] : ['/usr/bin/env', ...variables];
  const [program = command, ...rest] = [...prefix, ...within, command, ...parameters];
  return spawn(program, rest, {
    cwd: '/',
    stdio: 'ignore',
    ...(prefix.length === 0 && serverUser ? serverUser : {}),
  });
}
