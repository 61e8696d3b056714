import { readFileSync } from 'node:fs';
import { Failure } from '../../tools/runtime.mjs';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** Whom the engines run as when we are root, as which PostgreSQL and pgbouncer refuse to: Debian's own user for them. */
export function engineUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .find(([name]) => name === 'postgres') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Failure('PostgreSQL does not run as root, and there is no user postgres to run it as.');
  return { uid: Number(uid), gid: Number(gid) };
}
