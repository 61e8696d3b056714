import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { oneTimeToken, savedSearch } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import type { SavedSearchRow } from '../saved-searches/saved-searches.ts';
import { deleteAlerts, lockAlerts } from './alert.ts';

/**
 * Makes the confirmed alerts of an address saved searches of the account that has just confirmed it. More than an account may save: none
 * is lost. Call it in the transaction of the confirmation, with the account locked.
 */
export async function attachAlerts(
  tx: NodePgDatabase,
  { accountId, email }: { readonly accountId: number; readonly email: string },
): Promise<void> {
  await lockAlerts(tx, email);
  const alerts = await tx
    .select()
    .from(savedSearch)
    .where(and(eq(savedSearch.email, email), isNotNull(savedSearch.confirmedAt)))
    .orderBy(asc(savedSearch.id))
    .for('update');
  for (const alert of alerts) await moveToAccount(tx, alert, accountId);
}

/**
 * Makes an alert a saved search of this account. If the account has the same search, that one's alerts are on, and the links in the
 * alert's mails stop them.
 */
export async function moveToAccount(
  tx: NodePgDatabase,
  { id, query }: Pick<SavedSearchRow, 'id' | 'query'>,
  accountId: number,
): Promise<void> {
  const [known] = await tx
    .update(savedSearch)
    .set({
      alerts: true,
      // Alerts that are turned on again report news from then on.
      seenUntil: sql`CASE WHEN ${savedSearch.alerts} THEN ${savedSearch.seenUntil} ELSE now() END`,
    })
    .where(and(eq(savedSearch.accountId, accountId), eq(savedSearch.query, query)))
    .returning({ id: savedSearch.id });
  if (!known) {
    await tx
      .update(savedSearch)
      .set({ accountId, email: null, confirmedAt: null })
      .where(eq(savedSearch.id, id));
    // Mails that wait count as those of the account's owner, no longer as those of a stranger.
    await tx.update(mailOutbox).set({ accountId }).where(eq(mailOutbox.savedSearchId, id));
    return;
  }
  await tx
    .update(oneTimeToken)
    .set({ subjectId: known.id })
    .where(and(eq(oneTimeToken.purpose, 'stop-alert'), eq(oneTimeToken.subjectId, id)));
  await tx
    .update(mailOutbox)
    .set({ accountId, savedSearchId: known.id })
    .where(eq(mailOutbox.savedSearchId, id));
  await deleteAlerts(tx, eq(savedSearch.id, id));
}
