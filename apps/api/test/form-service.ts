import { and, desc, eq, like } from 'drizzle-orm';
import type { Database } from '../src/platform/database/database.ts';
import { mailOutbox } from '../src/platform/database/operation-schema.ts';
import { city } from '../src/platform/database/schema.ts';
import { insertSchools, type TestSchool } from '../src/search/testing/school-rows.ts';
import { buildServer } from '../src/app/server.ts';
import { araguaina, operatorHeader, tenantHeader, testEnvironment } from './test-server.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Client {
  /** Default: a new one. */
  readonly address?: string | undefined;
  /** Beside the tenant's. */
  readonly headers?: Readonly<Record<string, string>>;
}

let addresses = 0;

/** A new client address: most tests are not about limits by address. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/**
 * A service on this database for tests of forms that visitors send without an account, with a city; `addSchool` adds
 * schools of a test's own.
 */
export async function openFormService(database: Database) {
  const { db } = database;
  await db.insert(city).values(araguaina);
  const server = await buildServer({
    environment: testEnvironment,
    database,
    logLevel: 'silent',
    requestsPerMinute: 100_000,
  });
  let schools = 0;
  const call = (
    method: Method,
    url: string,
    payload?: object,
    { address = newAddress(), headers }: Client = {},
  ) =>
    server.inject({
      method,
      url: `/v3${url}`,
      remoteAddress: address,
      headers: { ...tenantHeader, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  return {
    server,
    call,
    /** @param url below /v3/operator. */
    operate: (method: Method, url: string, payload?: object) =>
      call(method, `/operator${url}`, payload, { headers: operatorHeader }),
    async addSchool(fields: Partial<TestSchool> = {}) {
      schools += 1;
      const [row] = await insertSchools(database, [
        { name: `Colégio Anglo ${schools}`, slug: `anglo-${schools}`, cityId: araguaina.id, ...fields },
      ]);
      if (!row) throw new Error('The school was not stored.');
      return row;
    },
    /** Mails to an address, latest first. @param kind pattern of LIKE. */
    mailsTo: (email: string, kind = '%') =>
      db
        .select()
        .from(mailOutbox)
        .where(and(eq(mailOutbox.recipient, email), like(mailOutbox.kind, kind)))
        .orderBy(desc(mailOutbox.id)),
  };
}

/** The tokens of the links in these mails. */
export function tokensIn(mails: readonly { readonly text: string }[]): string[] {
  return mails.flatMap(({ text }) => /\?token=([\w-]{43})/.exec(text)?.[1] ?? []);
}
