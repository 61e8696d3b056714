import { and, eq, isNull, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../database/account-schema.ts';
import { ServiceError } from '../server/errors/service-error.ts';

const uniqueViolation = '23505';

/** Maps a unique-constraint violation of the accounts table to the visitor's error; undefined for any other constraint. */
function conflictOf(error: unknown): ServiceError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (!('code' in current) || current.code !== uniqueViolation || !('constraint' in current)) continue;
    if (current.constraint === 'account_email_key') {
      return new ServiceError(
        409,
        'EMAIL_TAKEN',
        'Já existe uma conta com este e-mail. Entre ou recupere a senha.',
      );
    }
    if (current.constraint === 'account_cpf_key') {
      return new ServiceError(
        409,
        'CPF_TAKEN',
        'Já existe uma conta com este CPF. Entre ou recupere a senha.',
      );
    }
  }
  return undefined;
}

/**
 * Runs a transaction that writes accounts. The database's unique indexes decide which of two concurrent
 * requests gets an e-mail or a CPF.
 *
 * @throws {ServiceError} 409 EMAIL_TAKEN or CPF_TAKEN.
 */
export async function withAccountConflicts<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw conflictOf(error) ?? error;
  }
}

/** Removes the CPF from accounts that cannot sign in: a form alone reserves neither e-mail nor CPF. */
export async function releaseCpf(db: NodePgDatabase, cpf: string, butNotOf: number): Promise<void> {
  await db
    .update(account)
    .set({ cpf: null })
    .where(
      and(
        eq(account.cpf, cpf),
        ne(account.baseUserId, butNotOf),
        isNull(account.passwordHash),
        isNull(account.googleSubject),
      ),
    );
}
