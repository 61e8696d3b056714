import { normalizeEmail } from '@melhor-escola/domain/email-address';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { account, accountPasskey, accountTotp } from '../../platform/database/account-schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { endPrivileges } from '../sessions/account-session.ts';
import { reportChange } from './change-factor.ts';
import { removeRecoveryCodes } from './recovery-codes.ts';
import { resetFactorBody } from './schema.ts';

/** DELETE /v3/operator/accounts/{email}/second-factor, for somebody who has lost every factor. On a scope behind `requireOperator`. */
export function registerResetSecondFactor(server: ZodFastify, { db }: Database): void {
  server.delete(
    '/accounts/:email/second-factor',
    {
      schema: {
        tags: ['operator'],
        summary: 'Remove the second factor of an account',
        description:
          'With all passkeys, the authenticator app and the recovery codes. No session of the account stays privileged, and its owner is notified.',
        headers: tenantHeaders,
        params: z.object({ email: z.string().max(254) }),
        response: { 200: resetFactorBody },
        errors: ['SECOND_FACTOR_NOT_FOUND'],
      },
    },
    ({ params: { email }, id: requestId }) =>
      db.transaction((tx) => resetSecondFactor(tx, { email: normalizeEmail(email), requestId })),
  );
}

/** @throws {ServiceError} 404 SECOND_FACTOR_NOT_FOUND */
async function resetSecondFactor(
  tx: NodePgDatabase,
  { email, requestId }: { readonly email: string; readonly requestId: string },
): Promise<z.input<typeof resetFactorBody>> {
  const [own] = await tx
    .select()
    .from(account)
    .where(and(eq(account.email, email), isNotNull(account.emailConfirmedAt)))
    .for('no key update');
  const passkeys = await tx
    .delete(accountPasskey)
    .where(eq(accountPasskey.accountId, own?.id ?? 0))
    .returning({ id: accountPasskey.id });
  const apps = await tx
    .delete(accountTotp)
    .where(eq(accountTotp.accountId, own?.id ?? 0))
    .returning({ confirmedAt: accountTotp.confirmedAt });
  const hadApp = apps.some(({ confirmedAt }) => confirmedAt !== null);
  if (!own || (passkeys.length === 0 && !hadApp)) {
    throw new ServiceError(
      'SECOND_FACTOR_NOT_FOUND',
      `No account with the confirmed e-mail ${email} has a second factor`,
    );
  }
  await removeRecoveryCodes(tx, own.id);
  await endPrivileges(tx, own.id);
  await reportChange(tx, own, { change: { kind: 'reset' }, actor: 'operator', requestId });
  return { email, name: own.name, passkeys: passkeys.length, authenticator: hadApp };
}
