import { sql } from 'drizzle-orm';
import { openFormService, tokensIn } from '../../../../test/form-service.ts';
import { testEnvironment, testLog } from '../../../../test/test-server.ts';
import { account, oneTimeToken, rateLimit, savedSearch } from '../../../platform/database/account-schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { mailOutbox } from '../../../platform/database/operation-schema.ts';
import { offer } from '../../../platform/database/schema.ts';
import { insertOffers } from '../../../search/testing/school-rows.ts';
import { sendSavedSearchAlerts } from '../../saved-searches/send-saved-search-alerts.ts';

/** What a test asks alerts for, unless it is about that. */
export const query = 'city=araguaina-to&grade=6-ano';
/** Who asks for them. */
export const email = 'ana@exemplo.com.br';

/** A saved search becomes due the day after its last alert. */
const DAYS_UNTIL_DUE = 2;

/** A service on this database for tests of alerts without an account, with one school. */
export async function openAlertService(database: Database) {
  const { db } = database;
  const forms = await openFormService(database);
  const school = await forms.addSchool({ name: 'Anglo', slug: 'anglo' });
  const service = {
    ...forms,
    school,
    /** Deletes what a test has stored. */
    async clear() {
      for (const table of [savedSearch, account, oneTimeToken, mailOutbox, offer, rateLimit])
        await db.delete(table);
    },
    ask: (to = email, asked = query, address?: string) =>
      forms.call('POST', '/alerts', { email: to, query: asked }, { address }),
    confirm: (token: string) => forms.call('POST', '/alerts/confirm', { token }),
    stop: (token: string | undefined) => forms.call('POST', '/saved-searches/stop', { token }),
    /** Tokens of the links sent to an address, latest first. */
    tokensFor: async (to = email) => tokensIn(await forms.mailsTo(to, 'confirm-alert')),
    stored: () => db.select().from(savedSearch).orderBy(savedSearch.id),
    /** Asks for alerts, and follows the link. @returns the answer's body. */
    async begin(to = email, asked = query) {
      await service.ask(to, asked);
      const [token = ''] = await service.tokensFor(to);
      const answer = await service.confirm(token);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<object>();
    },
    /** Adds a new offer for the 6º ano, and mails whoever waits for it. @returns the alerts of an address, latest first. */
    async alertsOfNewOffer(to = email) {
      const createdAt = new Date(Date.now() - 3_600_000);
      const added = { school, title: 'Nova bolsa', monthlyFee: 100_000, grade: '6-ano', createdAt } as const;
      await insertOffers(database, [added]);
      await db.update(savedSearch).set({ seenUntil: sql`now() - make_interval(days => ${DAYS_UNTIL_DUE})` });
      const { signal } = new AbortController();
      await sendSavedSearchAlerts({ database, environment: testEnvironment, signal, log: testLog().log });
      return forms.mailsTo(to, 'saved-search-alert');
    },
  };
  return service;
}

export type AlertService = Awaited<ReturnType<typeof openAlertService>>;
