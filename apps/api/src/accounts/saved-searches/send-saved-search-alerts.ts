import { routes } from '@melhor-escola/domain/routes';
import { serviceOfferSorts } from '@melhor-escola/domain/offer-sort';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { formatDate } from '@melhor-escola/domain/date';
import { DAY_MS } from '@melhor-escola/domain/time-zone';
import { sql, and, eq, lt, isNotNull, gt, asc, or } from 'drizzle-orm';
import { issueOneTimeToken } from '../sessions/one-time-token.ts';
import { ALERT_DAYS, savedSearch, account } from '../../platform/database/account-schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type JobContext, defineJob } from '../../platform/jobs/job.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { savedSearchAlertMail } from './saved-search-alert-mail.ts';
import { newsOfOffers, type OfferNews } from '../../search/offers/offer-news.ts';
import { searchSchoolOffers, type SchoolOfferResult } from '../../search/offers/school-offer.ts';
import { loggedError } from '../../platform/http/request-log.ts';
import { readSearchQuery, withoutTypedText } from './search-query.ts';

/** Searches per query. */
const BATCH_SIZE = 100;

/** Lifetime in hours of the link that stops the alerts: a mail may be read months later. */
const STOP_LINK_HOURS = 180 * 24;

/** Milliseconds. A transaction that began before an alert may commit after it: its offers wait for the next alert. */
const SETTLING_MS = 10 * 60_000;

/**
 * Alerts are on and none was sent today, in São Paulo time. An alert sets `seenUntil` to ten minutes before it is
 * sent, so the limit is ten minutes before midnight.
 */
function isDue(now: Date) {
  const midnight = sql`date_trunc('day', ${now.toISOString()}::timestamptz AT TIME ZONE 'America/Sao_Paulo') AT TIME ZONE 'America/Sao_Paulo'`;
  const limit = sql`${midnight} - make_interval(secs => ${SETTLING_MS / 1000})`;
  return and(eq(savedSearch.alerts, true), lt(savedSearch.seenUntil, limit));
}

/**
 * Mails users, and addresses without an account that have confirmed it, about new offers, lower prices and seats of offers that were full,
 * in their saved searches since the last alert (product 8 and 15): at most one mail a day per search, however often this runs and in how many processes.
 */
export async function sendSavedSearchAlerts({
  database,
  environment,
  signal,
  log,
}: JobContext): Promise<void> {
  let last = 0;
  let sent = 0;
  for (;;) {
    const due = await dueSearches(database, last);
    for (const search of due) {
      if (signal.aborted) return;
      try {
        if (await storeAlert(database, search, environment.siteUrl)) sent += 1;
      } catch (error) {
        // A failing search does not affect the others.
        log.error({ err: loggedError(error), savedSearch: search.id }, 'Saved search alert failed.');
      }
    }
    last = due.at(-1)?.id ?? last;
    if (due.length < BATCH_SIZE) break;
  }
  if (sent > 0) log.info({ sent }, 'Sent saved search alerts.');
}

type DueSearch = Awaited<ReturnType<typeof dueSearches>>[number];

function dueSearches({ db }: Database, after: number) {
  return db
    .select({
      id: savedSearch.id,
      name: savedSearch.name,
      query: savedSearch.query,
      seenUntil: savedSearch.seenUntil,
      alertKinds: savedSearch.alertKinds,
      email: savedSearch.email,
      confirmedAt: savedSearch.confirmedAt,
      user: { accountId: account.id, name: account.name, email: account.email },
    })
    .from(savedSearch)
    .leftJoin(account, eq(account.id, savedSearch.accountId))
    .where(
      and(
        isDue(new Date()),
        or(isNotNull(account.emailConfirmedAt), isNotNull(savedSearch.confirmedAt)),
        gt(savedSearch.id, after),
      ),
    )
    .orderBy(asc(savedSearch.id))
    .limit(BATCH_SIZE);
}

/** Who gets the alerts of a search, and where they are stopped. */
interface AlertRecipient {
  readonly email: string;
  readonly accountId?: number;
  /** '' without an account. */
  readonly name: string;
  /** Path of the page that stops them. */
  readonly stopPath: string;
  /** The last day of the alerts of an address without an account. */
  readonly lastDay?: Date;
}

function findRecipient({ user, email, confirmedAt }: DueSearch): AlertRecipient {
  if (user) return { ...user, stopPath: routes.stopAlerts.path() };
  if (email === null || confirmedAt === null) throw new Error('The search has no confirmed recipient.');
  const lastDay = new Date(confirmedAt.getTime() + ALERT_DAYS * DAY_MS);
  return { email, name: '', stopPath: routes.stopAddressAlerts.path(), lastDay };
}

/** Stores a search's mail if there is news. @returns whether there was. */
async function storeAlert(database: Database, search: DueSearch, siteUrl: string): Promise<boolean> {
  const now = new Date();
  const until = new Date(now.getTime() - SETTLING_MS);
  const window = { after: search.seenUntil, until, kinds: search.alertKinds };
  const query = readSearchQuery(search.query);
  const found = await searchSchoolOffers(database, {
    search: query,
    sort: serviceOfferSorts[query.sort ?? searchDefaults.sort],
    news: window,
    pagination: { page: 1, size: 100 },
  });
  const news = await newsOfOffers(
    database,
    found.hits.map(({ id }) => Number(id)),
    window,
  );
  if (news.size === 0) return false;
  return database.db.transaction(async (tx) => {
    const [taken] = await tx
      .update(savedSearch)
      .set({ seenUntil: until })
      // Another process may have sent the alert in the meantime, or the user may have stopped it.
      .where(and(eq(savedSearch.id, search.id), isDue(now)))
      .returning({ id: savedSearch.id });
    if (!taken) return false;
    const token = await issueOneTimeToken(
      tx,
      { purpose: 'stop-alert', subjectId: search.id },
      STOP_LINK_HOURS,
    );
    const { email, accountId, name, stopPath, lastDay } = findRecipient(search);
    const message = savedSearchAlertMail({
      name,
      searchName: search.name,
      offers: listNewOffers(found, news, siteUrl),
      searchUrl: `${siteUrl}${routes.results.path()}?${accountId === undefined ? withoutTypedText(search.query) : search.query}`,
      stopUrl: `${siteUrl}${stopPath}?token=${token}`,
      unsubscribeUrl: `${siteUrl}/api/v3/saved-searches/unsubscribe?token=${token}`,
      lastDay: lastDay && formatDate(lastDay),
    });
    const about = { savedSearchId: search.id, ...(accountId !== undefined && { accountId }) };
    await enqueueMail(tx, 'saved-search-alert', { email, ...about }, message);
    return true;
  });
}

function listNewOffers({ hits }: SchoolOfferResult, news: ReadonlyMap<number, OfferNews>, siteUrl: string) {
  return hits.flatMap((hit) => {
    const own = news.get(Number(hit.id));
    if (!own) return [];
    const url = siteUrl + routes.school.path({ slug: hit.school_slug });
    const { product_title: title, school_name: school, monthly_fee_with_discount: price } = hit;
    return [{ title, school, price, url, news: own }];
  });
}

/** Every full hour, so that a service that was down at eight catches up; each search is reported once a day. */
export const savedSearchAlertsJob = defineJob({
  name: 'saved-search-alerts',
  cron: '0 8-20 * * *',
  timeLimit: 1_800,
  run: sendSavedSearchAlerts,
});
