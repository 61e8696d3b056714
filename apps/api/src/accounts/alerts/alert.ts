import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { oneTimeToken, savedSearch } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';

/*
 * An alert is a saved search of an address without an account. It counts once the owner of the address has confirmed it, and is deleted
 * when it is stopped. It becomes an account's saved search once that account has confirmed the address.
 */

/** First part of the advisory lock id of an address's alerts; the second is a hash of the address. */
const ALERTS_LOCK_CLASS = 7_205_253;

/**
 * Until the transaction ends, no other one confirms alerts of this address or makes them those of an account. Lock the accounts first.
 *
 * @param email in lower case.
 */
export async function lockAlerts(tx: NodePgDatabase, email: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ALERTS_LOCK_CLASS}::int, hashtext(${email}))`);
}

/**
 * Deletes alerts with their links and mails: nothing of the address remains (S31). Saved searches of accounts stay.
 *
 * @returns the names of the deleted alerts.
 */
export async function deleteAlerts(
  tx: NodePgDatabase,
  condition: SQL | undefined,
): Promise<{ readonly name: string }[]> {
  const deleted = await tx
    .delete(savedSearch)
    .where(and(isNull(savedSearch.accountId), condition))
    .returning({ id: savedSearch.id, name: savedSearch.name });
  const ids = deleted.map(({ id }) => id);
  await tx
    .delete(oneTimeToken)
    .where(
      and(
        inArray(oneTimeToken.purpose, ['confirm-alert', 'stop-alert']),
        inArray(oneTimeToken.subjectId, ids),
      ),
    );
  await tx.delete(mailOutbox).where(inArray(mailOutbox.savedSearchId, ids));
  return deleted;
}
