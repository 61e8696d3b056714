import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Layout } from '../layout/layout.ts';

/** E-mails of accounts on the primary that match this SQL pattern; connects like pgbouncer. */
export async function readStoredEmails(
  { balancer, postgresqlBinaries }: Layout,
  password: string,
  pattern: string,
): Promise<ReadonlySet<string>> {
  const { stdout } = await promisify(execFile)(
    path.join(postgresqlBinaries, 'psql'),
    [
      '--no-psqlrc',
      '--tuples-only',
      '--no-align',
      `--host=${balancer.address}`,
      `--port=${balancer.primaryPort}`,
      '--username=melhor_escola',
      `--command=SELECT email FROM account WHERE email LIKE '${pattern}'`,
      'melhor_escola',
    ],
    { env: { PGPASSWORD: password, LANG: 'C.UTF-8' }, maxBuffer: 256 * 1024 * 1024 },
  );
  return new Set(stdout.split('\n').filter(Boolean));
}
