import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** Who runs a server that refuses root: its own user, or nobody. `undefined`: we do. */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/**
 * Starts a server's program. It ends with this process, however that ends.
 *
 * @param environment variables for the program alone, and not for what starts it: LD_PRELOAD.
 */
export function startAs(
  command: string,
  parameters: readonly string[],
  serverUser: ServerUser | undefined,
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  const setpriv = '/usr/bin/setpriv';
  // Makes the kernel end the server with us, even when we are killed.
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
