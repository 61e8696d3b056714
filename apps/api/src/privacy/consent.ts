import { desc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { consent, type ConsentPurpose } from '../database/account-schema.ts';

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
  const said = await db
    .selectDistinctOn([consent.purpose], {
      purpose: consent.purpose,
      granted: consent.granted,
      saidAt: sql`coalesce(${consent.decidedAt}, ${consent.createdAt})`.mapWith(consent.createdAt),
    })
    .from(consent)
    .where(eq(consent.accountId, accountId))
    .orderBy(consent.purpose, desc(consent.id));
  return consentPurposeNames.map((purpose) => {
    const last = said.find((row) => row.purpose === purpose);
    return {
      purpose,
      description: consentPurposes[purpose],
      granted: last?.granted ?? false,
      since: last?.saidAt.toISOString() ?? null,
    };
  });
}
