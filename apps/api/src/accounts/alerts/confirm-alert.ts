import { MAX_SAVED_SEARCHES } from '@melhor-escola/domain/search-defaults';
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account, savedSearch } from '../../platform/database/account-schema.ts';
import { savedSearchesLimit } from '../saved-searches/saved-searches.ts';
import {
  findOneTimeToken,
  linkInvalid,
  redeemOneTimeToken,
  revokeOneTimeTokens,
} from '../sessions/one-time-token.ts';
import { lockAlerts } from './alert.ts';
import { moveToAccount } from './attach-alerts.ts';

export interface ConfirmedAlert {
  readonly name: string;
  /** Whether it is now a saved search of the account that has confirmed this address. */
  readonly inAccount: boolean;
}

/**
 * Starts the alerts of this link: of two concurrent calls, one succeeds. Alerts that are confirmed already are kept for another year.
 *
 * @throws {ServiceError} 400 LINK_INVALID for a used, expired or unknown link, and for deleted alerts; 409 SAVED_SEARCHES_LIMIT beyond
 * {@link MAX_SAVED_SEARCHES} confirmed alerts of an address or searches of its account: then the link still works.
 */
export async function confirmAlert(tx: NodePgDatabase, token: string): Promise<ConfirmedAlert> {
  const id = await findOneTimeToken(tx, 'confirm-alert', token);
  if (id === undefined) throw linkInvalid();
  const [found] = await tx
    .select({ email: savedSearch.email })
    .from(savedSearch)
    .where(eq(savedSearch.id, id));
  if (!found || found.email === null) throw linkInvalid();
  const belongsToHolder = eq(account.email, found.email);
  const findHolders = () =>
    tx
      .select({ id: account.id, emailConfirmedAt: account.emailConfirmedAt })
      .from(account)
      .where(belongsToHolder)
      .orderBy(asc(account.id))
      .for('update');
  // Accounts first, as everywhere. An account that confirms the address at this moment gets the alert too: one waits for the other, also
  // for an account that is new or gets the address only now, which the second reading finds.
  await findHolders();
  await lockAlerts(tx, found.email);
  const holders = await findHolders();
  const owner = holders.find(({ emailConfirmedAt }) => emailConfirmedAt !== null);
  const ofAddress = eq(savedSearch.email, found.email);
  const [alert] = await tx
    .select()
    .from(savedSearch)
    .where(and(eq(savedSearch.id, id), ofAddress))
    .for('update');
  if (!alert || (await redeemOneTimeToken(tx, 'confirm-alert', token)) === undefined) throw linkInvalid();
  const others = and(
    owner ? eq(savedSearch.accountId, owner.id) : and(ofAddress, isNotNull(savedSearch.confirmedAt)),
    ne(savedSearch.query, alert.query),
  );
  if ((await tx.$count(savedSearch, others)) >= MAX_SAVED_SEARCHES)
    throw savedSearchesLimit(owner ? 'account' : 'address');
  await revokeOneTimeTokens(tx, { purpose: 'confirm-alert', subjectId: id });
  await tx
    .update(savedSearch)
    .set({
      confirmedAt: sql`now()`,
      // What appeared before is no news.
      ...(alert.confirmedAt === null && { seenUntil: sql`now()` }),
    })
    .where(eq(savedSearch.id, id));
  if (owner) await moveToAccount(tx, alert, owner.id);
  return { name: alert.name, inAccount: owner !== undefined };
}
