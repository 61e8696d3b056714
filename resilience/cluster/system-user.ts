import { readFileSync } from 'node:fs';
import { Failure } from '../../tools/runtime.mjs';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** User to run the engines as if this process is root, because PostgreSQL and pgbouncer do not run as root: Debian's `postgres`. */
export function engineUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .find(([name]) => name === 'postgres') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Failure('PostgreSQL does not run as root, and the user postgres does not exist.');
  return { uid: Number(uid), gid: Number(gid) };
}
