import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { account } from '../../platform/database/account-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { ClientNetworks } from '@melhor-escola/server-kit/client-network';
import type { AccountContext, AccountLimits } from '../account-context.ts';
import { beginPrivileges } from '../sessions/account-session.ts';
import { notSignedIn } from '../sessions/signed-in.ts';
import { factorWrong, consumeAuthenticatorCode } from './authenticator.ts';
import { lockAccount, type OwnChange, reportChange } from './change-factor.ts';
import { relyingParty, recordPasskeyUse, type VerifiedPasskey, verifyPasskey } from './passkeys.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import type { ShownFactor } from './schema.ts';
import { secondFactorGuessedMail } from './second-factor-mails.ts';

/** A factor whose signature, if it has one, is right. */
type CheckedFactor =
  | Exclude<ShownFactor, { method: 'passkey' }>
  | { readonly method: 'passkey'; readonly passkey: VerifiedPasskey };

/**
 * Makes the session privileged, if the factor is right, and renews it. Each code and each challenge works once.
 *
 * @returns the session's new token.
 * @throws {ServiceError} 403 SECOND_FACTOR_WRONG; 429 after too many attempts.
 */
export async function showFactor(
  context: AccountContext,
  own: OwnChange & { readonly address: ClientNetworks },
  shown: ShownFactor,
): Promise<string> {
  const { db } = context.database;
  const { session, address } = own;
  const subject = `account:${session.accountId}`;
  await context.limits['second-factor'].count(subject, address);
  if (shown.method === 'authenticator') await countCode(db, context.limits, session.accountId);
  const factor = await checkSignature(context, own, shown);
  const token = await db.transaction((tx) => consumeFactor(tx, own, factor));
  await context.limits['second-factor'].clear(subject, address);
  await context.limits['authenticator-code'].clear(subject);
  return token;
}

/** Counts a code from wherever. With the last one, the owner learns that somebody knows the password. */
async function countCode(db: NodePgDatabase, limits: AccountLimits, accountId: number): Promise<void> {
  const subject = `account:${accountId}`;
  try {
    await limits['authenticator-code'].count(subject);
  } catch (error) {
    if (error instanceof ServiceError && (await limits['authenticator-alert'].allows(subject))) {
      const [own] = await db.select().from(account).where(eq(account.id, accountId));
      if (own) {
        const { email, name } = own;
        await enqueueMail(
          db,
          'second-factor-guessed',
          { email, accountId },
          secondFactorGuessedMail({ name }),
        );
      }
    }
    throw error;
  }
}

async function checkSignature(
  { database: { db }, environment: { siteUrl } }: AccountContext,
  { session }: OwnChange,
  shown: ShownFactor,
): Promise<CheckedFactor> {
  if (shown.method !== 'passkey') return shown;
  const passkey = await verifyPasskey(db, relyingParty(siteUrl), { session, shown: shown.passkey });
  if (!passkey) throw factorWrong();
  return { method: 'passkey', passkey };
}

async function consumeFactor(
  tx: NodePgDatabase,
  { session, token, requestId }: OwnChange,
  factor: CheckedFactor,
): Promise<string> {
  const own = await lockAccount(tx, session.accountId);
  if (!(await isRight(tx, own.id, factor))) throw factorWrong();
  const renewed = await beginPrivileges(tx, session, token);
  if (renewed === undefined) throw notSignedIn();
  if (factor.method === 'recovery-code')
    await reportChange(tx, own, { change: { kind: 'recovery-code-used' }, requestId });
  await recordAuditEvent(tx, {
    actor: `account:${own.id}`,
    action: 'second-factor.shown',
    subject: `account:${own.id}`,
    requestId,
  });
  return renewed;
}

function isRight(tx: NodePgDatabase, accountId: number, factor: CheckedFactor): Promise<boolean> {
  if (factor.method === 'passkey') return recordPasskeyUse(tx, accountId, factor.passkey);
  return factor.method === 'authenticator'
    ? consumeAuthenticatorCode(tx, accountId, factor.code)
    : consumeRecoveryCode(tx, accountId, factor.code);
}
