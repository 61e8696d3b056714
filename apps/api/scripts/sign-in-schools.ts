/**
 * `node apps/api/scripts/sign-in-schools.ts --schools 2000`: adds a person to the staff of so many demonstration schools that have offers, and
 * signs each of them in, for `apps/marketplace/scripts/panel-load.ts`. Prints one line of JSON for each: the school's slug and the session's
 * token. The people of an earlier run are replaced, and get no mails. `--clear` removes them alone. Never touches a real school. With the embedded
 * database it must run before the service.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '@melhor-escola/server-kit/environment';
import { and, asc, eq, exists, inArray, like, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { beginSession } from '../src/accounts/sessions/account-session.ts';
import { account, baseUser } from '../src/platform/database/account-schema.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { memberMail, schoolMember } from '../src/platform/database/panel-schema.ts';
import { offer, school } from '../src/platform/database/schema.ts';

/** No real mailbox ends like this. */
const MAILBOX = '@carga.melhorescola.example';

interface SignedIn {
  readonly slug: string;
  readonly token: string;
}

/** Removes the people of earlier runs, with their sessions. */
async function clearPeople(tx: NodePgDatabase): Promise<void> {
  const removed = await tx
    .delete(account)
    .where(like(account.email, `%${MAILBOX}`))
    .returning({ baseUserId: account.baseUserId });
  if (removed.length === 0) return;
  const ids = removed.map(({ baseUserId }) => baseUserId);
  await tx.delete(baseUser).where(inArray(baseUser.id, ids));
}

/** Signs somebody of each school in. @throws when there is no demonstration school with an offer. */
async function signIn(tx: NodePgDatabase, count: number): Promise<SignedIn[]> {
  const ofSchool = tx
    .select({ one: sql`1` })
    .from(offer)
    .where(eq(offer.schoolId, school.id));
  const schools = await tx
    .select({ id: school.id, slug: school.slug })
    .from(school)
    .where(and(eq(school.demo, true), exists(ofSchool)))
    .orderBy(asc(school.id))
    .limit(count);
  if (schools.length === 0)
    throw new Error(
      'There are no demonstration schools, and nobody may act for a real one: run `pnpm api seed demo` first.',
    );
  const signedIn: SignedIn[] = [];
  for (const { id: schoolId, slug } of schools) {
    const [visitor] = await tx.insert(baseUser).values({}).returning({ id: baseUser.id });
    const [person] = await tx
      .insert(account)
      .values({
        baseUserId: visitor?.id ?? 0,
        name: 'Secretaria de Carga',
        email: `escola.${schoolId}${MAILBOX}`,
        emailConfirmedAt: new Date(),
        demo: true,
      })
      .returning({ id: account.id });
    if (!person) throw new Error('The insert returned no row.');
    const member = { schoolId, accountId: person.id };
    await tx.insert(schoolMember).values({ ...member, role: 'staff' });
    await tx.insert(memberMail).values({ ...member, digest: false, urgent: false });
    signedIn.push({ slug, token: await beginSession(tx, person.id, 'Carga') });
  }
  return signedIn;
}

const { values } = parseArgs({
  options: { schools: { type: 'string', default: '2000' }, clear: { type: 'boolean', default: false } },
});
const database = await openDatabase(readEnvironment(path.join(import.meta.dirname, '../../..')));
try {
  const people = await database.db.transaction(async (tx) => {
    await clearPeople(tx);
    return values.clear ? [] : signIn(tx, Number(values.schools));
  });
  for (const person of people) process.stdout.write(`${JSON.stringify(person)}\n`);
} finally {
  await database.close();
}
