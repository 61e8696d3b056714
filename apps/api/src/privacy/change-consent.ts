import { desc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../platform/audit/record-audit-event.ts';
import { account, consent, type ConsentPurpose, savedSearch } from '../platform/database/account-schema.ts';
import { recordPrivacyRequest } from '../accounts/privacy-request.ts';

/** The meaning of each purpose, as shown to the user. */
const consentPurposes = {
  marketing: 'Receber novidades e bolsas por e-mail ou WhatsApp',
  analytics: 'Medir o uso do site para melhorá-lo',
  'partner-contact': 'Ser procurado pelas escolas em que demonstrei interesse',
} as const satisfies Record<ConsentPurpose, string>;

export const consentPurposeNames = [
  'marketing',
  'analytics',
  'partner-contact',
] as const satisfies readonly ConsentPurpose[];

/** An account's latest decision on each purpose; without one there is no consent. */
export async function currentConsents(db: NodePgDatabase, accountId: number) {
  const recorded = await db
    .selectDistinctOn([consent.purpose], {
      purpose: consent.purpose,
      granted: consent.granted,
      saidAt: sql`coalesce(${consent.decidedAt}, ${consent.createdAt})`.mapWith(consent.createdAt),
    })
    .from(consent)
    .where(eq(consent.accountId, accountId))
    .orderBy(consent.purpose, desc(consent.id));
  return consentPurposeNames.map((purpose) => {
    const last = recorded.find((row) => row.purpose === purpose);
    return {
      purpose,
      description: consentPurposes[purpose],
      granted: last?.granted ?? false,
      since: last?.saidAt.toISOString() ?? null,
    };
  });
}

/** A decision of the current user on a purpose. */
export interface ConsentGiven {
  readonly accountId: number;
  readonly purpose: ConsentPurpose;
  readonly requestId: string;
  /** Set if the decision was made on a device. */
  readonly device?: DeviceAnswer | undefined;
}

/** Details of a decision made on a device. */
export interface DeviceAnswer {
  /** Version of the question. */
  readonly version: number;
  /** When it was answered, by the device's clock. */
  readonly decidedAt: Date;
}

/** Columns for a decision on a device. A time in the future is replaced by the current time. */
const recordedAt = (device: DeviceAnswer | undefined) => ({
  version: device?.version,
  decidedAt: device && sql`least(${device.decidedAt.toISOString()}::timestamptz, now())`,
});

/** Records an account's consent to a purpose (LGPD, art. 8). Idempotent. */
export async function grantConsent(
  db: NodePgDatabase,
  { accountId, purpose, requestId, device }: ConsentGiven,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Serialize decisions, so that two concurrent ones do not both insert.
    await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
    const consents = await currentConsents(tx, accountId);
    if (consents.some((recorded) => recorded.purpose === purpose && recorded.granted)) return;
    await tx.insert(consent).values({ accountId, purpose, granted: true, ...recordedAt(device) });
    await recordAuditEvent(tx, {
      actor: `account:${accountId}`,
      action: 'consent.granted',
      subject: `account:${accountId}`,
      requestId,
    });
  });
}

/**
 * Withdraws an account's consent to a purpose (LGPD, art. 8, § 5), and removes what depended on it: without
 * 'analytics' the campaign and the analytics id are deleted, without 'marketing' the alerts of saved searches stop.
 *
 * @returns the protocol number.
 */
export async function withdrawConsent(
  db: NodePgDatabase,
  { accountId, purpose, requestId, device }: ConsentGiven,
): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.insert(consent).values({ accountId, purpose, granted: false, ...recordedAt(device) });
    if (purpose === 'analytics')
      await tx.update(account).set({ gaToken: null, gaCampaign: {} }).where(eq(account.id, accountId));
    if (purpose === 'marketing')
      await tx.update(savedSearch).set({ alerts: false }).where(eq(savedSearch.accountId, accountId));
    await recordAuditEvent(tx, {
      actor: `account:${accountId}`,
      action: 'consent.withdrawn',
      subject: `account:${accountId}`,
      requestId,
    });
    return recordPrivacyRequest(tx, { kind: 'withdrawal', accountId, purpose });
  });
}
