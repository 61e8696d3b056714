/**
 * `node apps/api/scripts/alert-service.ts --site http://localhost:3000 [--port 3391]`: the service on its own
 * database, in which a parent has saved searches and has just received an alert for each (a new offer, a lower price and a free seat), sent by the job. The
 * same person looks after two schools and has received the digest of each. For the site's tests, because the jobs' schedules run once a day. Prints one line of
 * JSON: its URL, the person's headers, the mails, and the links of each mail that stop the alerts or digests.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { savedSearch } from '../src/platform/database/account-schema.ts';
import { offerPriceChange } from '../src/platform/database/price-schema.ts';
import { schoolMember } from '../src/platform/database/panel-schema.ts';
import { question } from '../src/platform/database/question-schema.ts';
import { sendDigests } from '../src/community/digest/send-digests.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { mailOutbox } from '../src/platform/database/operation-schema.ts';
import { sendSavedSearchAlerts } from '../src/accounts/saved-searches/send-saved-search-alerts.ts';
import { signedInAccount } from '../src/accounts/testing/signed-in-account.ts';
import { insertCities } from '../src/search/testing/place-rows.ts';
import { insertOffers, insertSchools } from '../src/search/testing/school-rows.ts';
import { buildServer } from '../src/app/server.ts';
import { testEnvironment } from '../test/test-server.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '3391' }, site: { type: 'string' } },
});
const dataDir = mkdtempSync(path.join(tmpdir(), 'melhor-escola-alerts-'));
const environment = { ...testEnvironment, dataDir, siteUrl: values.site ?? testEnvironment.siteUrl };
const database = await openDatabase({ dataDir, databaseUrl: undefined });
const server = await buildServer({ environment, database, logLevel: 'silent' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());

await insertCities(database);
const schools = await insertSchools(database, [
  { name: 'Colégio Girassol', cityId: 1702109 },
  { name: 'Colégio Lírio', cityId: 1702109 },
]);
const [school] = schools;
if (!school) throw new Error('The insert returned no school.');
const { row: person, headers } = await signedInAccount(database);
for (const { id: schoolId } of schools) {
  await database.db.insert(schoolMember).values({ schoolId, accountId: person.id, role: 'staff' });
  await database.db.insert(question).values({ schoolId, userName: 'Ana', text: 'Tem cantina?' });
}
for (const query of ['city=araguaina-to', 'city=araguaina-to&priceMax=900']) {
  const saved = await server.inject({
    method: 'POST',
    url: '/v3/account/user/saved-searches',
    headers,
    payload: { query },
  });
  if (saved.statusCode >= 300) throw new Error(`The search was not saved: ${saved.body}`);
}
await database.db.update(savedSearch).set({ seenUntil: sql`now() - interval '2 days'` });
const createdAt = new Date(Date.now() - 3_600_000);
const before = new Date(Date.now() - 5 * 86_400_000);
const [, cheaper] = await insertOffers(database, [
  { school, title: '1º ano, de manhã', monthlyFee: 80_000, createdAt },
  { school, title: '2º ano, de tarde', monthlyFee: 100_000, createdAt: before },
  { school, title: '3º ano, de manhã', monthlyFee: 90_000, createdAt: before, seatsAgainAt: createdAt },
]);
if (!cheaper) throw new Error('The insert returned too few offers.');
await database.db.insert(offerPriceChange).values({
  offerId: cheaper.id,
  oldPrice: 62_500,
  newPrice: cheaper.price,
  oldMonthlyFee: 125_000,
  newMonthlyFee: cheaper.monthlyFee,
  changedAt: createdAt,
});
const { signal } = new AbortController();
await sendSavedSearchAlerts({ database, environment, signal, log: server.log });
// Half past seven there.
await sendDigests({ database, environment, signal, log: server.log }, new Date('2026-03-05T10:30:00Z'));
const sent = await database.db.select().from(mailOutbox).orderBy(mailOutbox.id);
const mails = sent.filter(({ kind }) => kind === 'saved-search-alert');
const digests = sent.filter(({ kind }) => kind === 'school-digest');

const url = await server.listen({ port: Number(values.port), host: '127.0.0.1' });
const stopLinks = ({ text, unsubscribeUrl }: (typeof sent)[number]) => ({
  link: /https?:\S+\/parar\?token=[\w-]+/u.exec(text)?.[0],
  oneClick: unsubscribeUrl,
});
const stops = mails.map(stopLinks);
const texts = mails.map(({ subject, text }) => ({ subject, text }));
const digestStops = digests.map(stopLinks);
process.stdout.write(`${JSON.stringify({ url, headers, stops, digestStops, mails: texts })}\n`);

async function end(): Promise<void> {
  await server.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
}
