import { routes } from '@melhor-escola/domain/routes';
import { sql } from 'drizzle-orm';
import { CONFIRM_ALERT_HOURS, savedSearch } from '../../platform/database/account-schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { SavedQuery } from '../saved-searches/search-query.ts';
import {
  defaultSearchName,
  MAX_NAME_LENGTH,
  readNewSearch,
  shortenName,
} from '../saved-searches/saved-searches.ts';
import { issueOneTimeToken } from '../sessions/one-time-token.ts';
import { confirmAlertMail } from './confirm-alert-mail.ts';

/** Alerts that a visitor asks for. */
export interface RequestedAlert {
  /** The address in lower case. */
  readonly email: string;
  /** The query of the search's URL. */
  readonly query: string;
}

/**
 * Stores an alert until the owner of the address confirms it through the mailed link. It does the same for every address,
 * whether it has an account, the same alert or neither (S35). Earlier links of the same alert still work: a mailbox that gets no other
 * mail, because somebody floods it, holds a link that works (S32).
 *
 * @throws {ServiceError} 400 for a query without filters.
 */
export async function requestAlert(
  database: Database,
  { email, query }: RequestedAlert,
  siteUrl: string,
): Promise<void> {
  const { search, canonical } = readNewSearch(query);
  const name = await alertName(database, search);
  await database.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(savedSearch)
      .values({ email, query: canonical, name })
      .onConflictDoUpdate({
        target: [savedSearch.email, savedSearch.query],
        // Until it is confirmed, its time is that of the latest link.
        set: {
          createdAt: sql`CASE WHEN ${savedSearch.confirmedAt} IS NULL THEN now() ELSE ${savedSearch.createdAt} END`,
        },
      })
      .returning({ id: savedSearch.id });
    if (!stored) throw new Error('The insert returned no alert.');
    const use = { purpose: 'confirm-alert', subjectId: stored.id } as const;
    const token = await issueOneTimeToken(tx, use, CONFIRM_ALERT_HOURS);
    const confirmUrl = `${siteUrl}${routes.confirmAlert.path()}?token=${token}`;
    const message = confirmAlertMail({ searchName: name, confirmUrl });
    await enqueueMail(tx, 'confirm-alert', { email, savedSearchId: stored.id }, message);
  });
}

/** What stands in an alert's name for the typed name of a school. */
const BY_SCHOOL_NAME = ', por nome de escola';

/** What alerts are called in mails, without typed words: whoever asks may not be the owner of the address, and we must not deliver their text. */
async function alertName(database: Database, { school, ...search }: SavedQuery): Promise<string> {
  const name = await defaultSearchName(database, search);
  return school === undefined
    ? name
    : shortenName(name, MAX_NAME_LENGTH - BY_SCHOOL_NAME.length) + BY_SCHOOL_NAME;
}
