/**
 * `node apps/api/scripts/alert-service.ts --site http://localhost:3000 [--port 3391]`: the service on its own
 * database, in which a parent has saved searches and has just received an alert for each (a new offer, a lower price and a free seat), sent by the job. For the
 * site's tests, because the job's schedule runs once a day. Prints one line of JSON: its URL, the parent's headers, the mails,
 * and the links of each mail that stop the alerts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { savedSearch } from '../src/platform/database/account-schema.ts';
import { offerPriceChange } from '../src/platform/database/price-schema.ts';
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
const [school] = await insertSchools(database, [{ name: 'Colégio Girassol', cityId: 1702109 }]);
if (!school) throw new Error('The insert returned no school.');
const { headers } = await signedInAccount(database);
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
const mails = await database.db.select().from(mailOutbox);

const url = await server.listen({ port: Number(values.port), host: '127.0.0.1' });
const stops = mails.map(({ text, unsubscribeUrl }) => ({
  link: /https?:\S+\/buscas-salvas\/parar\?token=[\w-]+/u.exec(text)?.[0],
  oneClick: unsubscribeUrl,
}));
const texts = mails.map(({ subject, text }) => ({ subject, text }));
process.stdout.write(`${JSON.stringify({ url, headers, stops, mails: texts })}\n`);

async function end(): Promise<void> {
  await server.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
}
