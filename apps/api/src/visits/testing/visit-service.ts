import { and, desc, eq, like } from 'drizzle-orm';
import { araguaina, operatorHeader, tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import type { Database } from '../../database/database.ts';
import { mailOutbox } from '../../database/operation-schema.ts';
import { city } from '../../database/schema.ts';
import { schoolVisit } from '../../database/school-visit-schema.ts';
import { newAddress } from '../../reviews/testing/review-service.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { buildServer } from '../../server/server.ts';

/** A valid form without times; `fields` replaces some values. */
export function visitOf(email: string, fields: Readonly<Record<string, unknown>> = {}) {
  return {
    contactName: 'Maria das Dores',
    email,
    phone: '(63) 98877-6655',
    studentGrade: '1-ano',
    times: [],
    ...fields,
  };
}

/** A service on this database, with a city; `addSchool` adds schools of a test's own. */
export async function openVisitService(database: Database) {
  const { db } = database;
  await db.insert(city).values(araguaina);
  const server = await buildServer({
    environment: testEnvironment,
    database,
    logLevel: 'silent',
    requestsPerMinute: 100_000,
  });
  let schools = 0;
  const call = (method: 'GET' | 'POST', url: string, payload?: object, remoteAddress = newAddress()) =>
    server.inject({
      method,
      url: `/v3${url}`,
      headers: tenantHeader,
      remoteAddress,
      ...(payload === undefined ? {} : { payload }),
    });
  const service = {
    server,
    call,
    async addSchool(email: string | null = 'secretaria@escola.example') {
      schools += 1;
      const slug = `anglo-${schools}`;
      const [row] = await insertSchools(database, [
        {
          name: `Colégio Anglo ${schools}`,
          slug,
          cityId: araguaina.id,
          email: email && `${slug}-${email}`,
          phone: '(63) 3415-1000',
        },
      ]);
      if (!row) throw new Error('The school was not stored.');
      return { ...row, email: row.email ?? '' };
    },
    /** Two times that the school offers; `from` skips days. */
    async times(slug: string, from = 0): Promise<string[]> {
      const { days } = (await call('GET', `/schools/${slug}/visits/days`)).json<{
        days: { day: string }[];
      }>();
      return days.slice(from, from + 2).map(({ day }) => `${day}T09:00`);
    },
    request: (slug: string, form: object, address?: string) =>
      call('POST', `/schools/${slug}/visits`, form, address),
    find: (token: string) => call('POST', '/visits/find', { token }),
    move: (token: string, times: readonly string[]) => call('POST', '/visits/move', { token, times }),
    cancel: (token: string) => call('POST', '/visits/cancel', { token }),
    /** Mails to an address, latest first. */
    mailsTo: (email: string) =>
      db
        .select()
        .from(mailOutbox)
        .where(and(eq(mailOutbox.recipient, email), like(mailOutbox.kind, 'visit-%')))
        .orderBy(desc(mailOutbox.id)),
    /** Token of the latest link sent to an address. */
    async tokenFor(email: string): Promise<string> {
      const mails = await service.mailsTo(email);
      const tokens = mails.flatMap(({ text }) => /visita\?token=([\w-]{43})/.exec(text)?.[1] ?? []);
      return tokens[0] ?? 'no token';
    },
    async visitBy(email: string) {
      const rows = await db.select().from(schoolVisit).where(eq(schoolVisit.email, email));
      const [row] = rows;
      if (!row || rows.length > 1) throw new Error(`${rows.length} visit requests by ${email}.`);
      return row;
    },
    operate: (url: string) =>
      server.inject({ url: `/v3/operator${url}`, headers: { ...tenantHeader, ...operatorHeader } }),
  };
  return service;
}

export type VisitService = Awaited<ReturnType<typeof openVisitService>>;
