import { site } from '@melhor-escola/config/site';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Secret, TOTP } from 'otpauth';
import { accountTotp } from '../../platform/database/account-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import type { AccountRow } from '../account.ts';

/** How many minutes a new secret waits for its app to be set up. */
const SETUP_MINUTES = 60;

/** Steps of 30 seconds by which the clock of a telephone may differ. */
const MAX_STEPS_OFF = 1;

/**
 * Stores a new secret, which counts once one of its codes was shown.
 *
 * @throws {ServiceError} 409 AUTHENTICATOR_EXISTS: an account has one app at most.
 */
export async function beginAuthenticator(
  tx: NodePgDatabase,
  { id: accountId, email }: Pick<AccountRow, 'id' | 'email'>,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const secret = new Secret({ size: 20 });
  const bytes = Buffer.from(secret.bytes);
  const stored = await tx
    .insert(accountTotp)
    .values({ accountId, secret: bytes })
    .onConflictDoUpdate({
      target: accountTotp.accountId,
      set: { secret: bytes, createdAt: sql`now()` },
      setWhere: isNull(accountTotp.confirmedAt),
    })
    .returning({ accountId: accountTotp.accountId });
  if (stored.length === 0) {
    throw new ServiceError('AUTHENTICATOR_EXISTS', 'Esta conta já tem um aplicativo de códigos.');
  }
  const uri = new TOTP({ issuer: site.name, label: email, secret }).toString();
  return { secret: secret.base32, uri };
}

/**
 * Makes the stored secret count, if the code is right.
 *
 * @throws {ServiceError} 409 AUTHENTICATOR_NOT_BEGUN without a recent secret; 403 SECOND_FACTOR_WRONG.
 */
export async function confirmAuthenticator(
  tx: NodePgDatabase,
  accountId: number,
  code: string,
): Promise<void> {
  const [pending] = await tx
    .select()
    .from(accountTotp)
    .where(
      and(
        eq(accountTotp.accountId, accountId),
        isNull(accountTotp.confirmedAt),
        sql`${accountTotp.createdAt} > now() - make_interval(mins => ${SETUP_MINUTES})`,
      ),
    );
  if (!pending) {
    throw new ServiceError('AUTHENTICATOR_NOT_BEGUN', 'O código QR expirou. Comece de novo.');
  }
  const step = findStep(pending.secret, code);
  if (step === undefined) throw factorWrong();
  await tx
    .update(accountTotp)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(eq(accountTotp.accountId, accountId));
}

/** Uses a code of the app up: of two concurrent calls with one code, one succeeds. @returns whether it was right. */
export async function consumeAuthenticatorCode(
  tx: NodePgDatabase,
  accountId: number,
  code: string,
): Promise<boolean> {
  const isOwn = and(eq(accountTotp.accountId, accountId), isNotNull(accountTotp.confirmedAt));
  const [own] = await tx.select({ secret: accountTotp.secret }).from(accountTotp).where(isOwn);
  const step = own && findStep(own.secret, code);
  if (step === undefined) return false;
  const used = await tx
    .update(accountTotp)
    .set({ lastStep: step })
    .where(and(isOwn, lt(accountTotp.lastStep, step)))
    .returning({ accountId: accountTotp.accountId });
  return used.length > 0;
}

/** @returns whether there was an app to remove. */
export async function removeAuthenticator(tx: NodePgDatabase, accountId: number): Promise<boolean> {
  const removed = await tx
    .delete(accountTotp)
    .where(and(eq(accountTotp.accountId, accountId), isNotNull(accountTotp.confirmedAt)))
    .returning({ accountId: accountTotp.accountId });
  return removed.length > 0;
}

/** The time step of a code, counted from 1970; undefined for a wrong one. */
function findStep(bytes: Buffer, code: string): number | undefined {
  const timestamp = Date.now();
  // Its own ArrayBuffer: the one of a Buffer may be shared.
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
  const token = code.replaceAll(/\s/g, '');
  const off = TOTP.validate({ token, secret, timestamp, window: MAX_STEPS_OFF });
  return off === null ? undefined : TOTP.counter({ timestamp }) + off;
}

/** The response to a code, a passkey or a recovery code that is wrong or used. It does not say which. */
export function factorWrong(): ServiceError {
  return new ServiceError(
    'SECOND_FACTOR_WRONG',
    'Não confere. Cada código vale uma única vez: use o próximo.',
  );
}
