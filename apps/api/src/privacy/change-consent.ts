import { desc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { account, consent, type ConsentPurpose, savedSearch } from '../database/account-schema.ts';
import { recordPrivacyRequest } from './privacy-request.ts';

/** What each purpose means, in words for who agrees to it. */
const consentPurposes = {
  marketing: 'Receber novidades e ofertas por e-mail ou WhatsApp',
  analytics: 'Medir o uso do site para melhorá-lo',
  'partner-contact': 'Ser procurado pelas escolas em que demonstrei interesse',
} as const satisfies Record<ConsentPurpose, string>;

export const consentPurposeNames = [
  'marketing',
  'analytics',
  'partner-contact',
] as const satisfies readonly ConsentPurpose[];

/** What an account agreed to by its last word on each purpose; a purpose never spoken of is not agreed to. */
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

/** A word on a purpose, by who is signed in. */
export interface ConsentGiven {
  readonly accountId: number;
  readonly purpose: ConsentPurpose;
  readonly requestId: string;
  /** Of an answer that was given on a device. */
  readonly device?: DeviceAnswer | undefined;
}

/** What is known of an answer to the question of a device. */
export interface DeviceAnswer {
  /** Of the question. */
  readonly version: number;
  /** By the device's clock. */
  readonly decidedAt: Date;
}

/** How an answer of a device is kept. What its clock has in the future was said now. */
const recordedAt = (device: DeviceAnswer | undefined) => ({
  version: device?.version,
  decidedAt: device && sql`least(${device.decidedAt.toISOString()}::timestamptz, now())`,
});

/** Notes that an account agrees to a purpose (LGPD, art. 8). Said twice it stands once. */
export async function grantConsent(
  db: NodePgDatabase,
  { accountId, purpose, requestId, device }: ConsentGiven,
): Promise<void> {
  await db.transaction(async (tx) => {
    // One word after the other: two at once would both be written.
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
 * Takes an account's consent to a purpose back (LGPD, art. 8, § 5), and what rested on it: without 'analytics' the
 * campaign and the analytics number go, without 'marketing' the alerts of saved searches stop.
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
