import { eq } from 'drizzle-orm';
import { openFormService, tokensIn } from '../../../../test/form-service.ts';
import type { Database } from '../../../platform/database/database.ts';
import { schoolVisit } from '../../../platform/database/school-visit-schema.ts';

/** A valid form without times; `fields` replaces some values. */
export function createVisitForm(email: string, fields: Readonly<Record<string, unknown>> = {}) {
  return {
    contactName: 'Maria das Dores',
    email,
    phone: '(63) 98877-6655',
    studentGrade: '1-ano',
    times: [],
    ...fields,
  };
}

/** A service on this database for tests of visits; its schools have an e-mail of their own and a phone. */
export async function openVisitService(database: Database) {
  const { db } = database;
  const forms = await openFormService(database);
  const { call } = forms;
  let schools = 0;
  const service = {
    ...forms,
    async addSchool(email: string | null = 'secretaria@escola.example') {
      schools += 1;
      const row = await forms.addSchool({
        email: email && `anglo-${schools}-${email}`,
        phone: '(63) 3415-1000',
      });
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
      call('POST', `/schools/${slug}/visits`, form, { address }),
    find: (token: string) => call('POST', '/visits/find', { token }),
    move: (token: string, times: readonly string[]) => call('POST', '/visits/move', { token, times }),
    cancel: (token: string) => call('POST', '/visits/cancel', { token }),
    /** Mails about visits to an address, latest first. */
    mailsTo: (email: string) => forms.mailsTo(email, 'visit-%'),
    /** Token of the latest link sent to an address. */
    async tokenFor(email: string): Promise<string> {
      const [token = 'no token'] = tokensIn(await service.mailsTo(email));
      return token;
    },
    async visitBy(email: string) {
      const rows = await db.select().from(schoolVisit).where(eq(schoolVisit.email, email));
      const [row] = rows;
      if (!row || rows.length > 1) throw new Error(`${rows.length} visit requests by ${email}.`);
      return row;
    },
  };
  return service;
}

export type VisitService = Awaited<ReturnType<typeof openVisitService>>;
