/**
 * `node apps/api/scripts/sign-in-schools.ts --schools 2000`: adds a person to the staff of so many schools that have offers, and signs each of
 * them in, for `apps/marketplace/scripts/panel-load.ts`. Prints one line of JSON for each: the school's slug and the session's token. With the embedded database
 * it must run before the service. The people of an earlier run are replaced.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '@melhor-escola/server-kit/environment';
import { asc, eq, exists, like, sql } from 'drizzle-orm';
import { beginSession } from '../src/accounts/sessions/account-session.ts';
import { account, baseUser } from '../src/platform/database/account-schema.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { schoolMember } from '../src/platform/database/panel-schema.ts';
import { offer, school } from '../src/platform/database/schema.ts';

/** No real mailbox ends like this. */
const MAILBOX = '@carga.melhorescola.example';

const { values } = parseArgs({ options: { schools: { type: 'string', default: '2000' } } });
const database = await openDatabase(readEnvironment(path.join(import.meta.dirname, '../../..')));
try {
  const people = await database.db.transaction(async (tx) => {
    await tx.delete(account).where(like(account.email, `%${MAILBOX}`));
    const ofSchool = tx
      .select({ one: sql`1` })
      .from(offer)
      .where(eq(offer.schoolId, school.id));
    const schools = await tx
      .select({ id: school.id, slug: school.slug })
      .from(school)
      .where(exists(ofSchool))
      .orderBy(asc(school.id))
      .limit(Number(values.schools));
    const signedIn: { slug: string; token: string }[] = [];
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
      await tx.insert(schoolMember).values({ schoolId, accountId: person.id, role: 'staff' });
      signedIn.push({ slug, token: await beginSession(tx, person.id, 'Carga') });
    }
    return signedIn;
  });
  for (const person of people) process.stdout.write(`${JSON.stringify(person)}\n`);
} finally {
  await database.close();
}
