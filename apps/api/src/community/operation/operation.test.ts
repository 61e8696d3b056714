import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { panelCalls, type PanelCalls } from '../../accounts/testing/panel-calls.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { insertTwoSchools } from '../../accounts/testing/panel-schools.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { schoolClaim } from '../../platform/database/panel-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { testMail } from '../../platform/mail/testing/test-mail.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { eq } from 'drizzle-orm';
import { operationBody } from './schema.ts';

describeOneEngine('what waits for our team', (test) => {
  let calls: PanelCalls;
  let team: Awaited<ReturnType<typeof signedInWithRole>>;
  let schoolId = 0;
  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    schoolId = (await insertTwoSchools(database)).own.id;
    team = await signedInWithRole(database, 'operator', 0);
    calls = await panelCalls(database);
  });
  const read = async () => operationBody.parse((await calls.call(team, 'GET', '/operation')).json());

  it('is nothing in an empty service', async () => {
    const nothing = { count: 0, oldest: null };
    expect(await read()).toEqual({
      texts: nothing,
      claims: nothing,
      oversold: nothing,
      visits: nothing,
      unconfirmedSchools: nothing,
      mails: nothing,
    });
  });

  it('is counted by queue, with the time of the first, and without what waits for others', async () => {
    const { db } = test().database;
    const at = new Date('2026-03-01T12:00:00Z');
    const accountId = (await signedInWithRole(test().database, 'user', 0)).row.id;
    await db
      .insert(question)
      .values({ schoolId, userName: 'Ana', text: 'Tem cantina?', status: 'held', createdAt: at });
    await db.insert(question).values({ schoolId, userName: 'Ana', text: 'Tem quadra?', status: 'published' });
    await db.insert(schoolClaim).values([
      { schoolId, accountId, proof: 'document', status: 'waiting', createdAt: at },
      // Waits for the claimant.
      { schoolId, accountId: team.row.id, proof: 'email', status: 'code' },
    ]);
    const visit = {
      schoolId,
      contactName: 'Ana',
      email: 'ana@exemplo.com.br',
      times: ['2999-03-05T14:00'],
      endsAt: new Date('2999-03-05T18:00:00Z'),
    };
    await db.insert(schoolVisit).values([
      { ...visit, forwardedTo: 'team', changedAt: at },
      { ...visit, forwardedTo: 'school' },
    ]);
    await db.insert(mailOutbox).values({
      kind: 'welcome',
      ...testMail(),
      recipient: 'ana@exemplo.com.br',
      createdAt: at,
      failedAt: at,
    });
    await db.update(school).set({ censusYear: 2024 }).where(eq(school.id, schoolId));
    await db.update(school).set({ censusYear: 2025 }).where(eq(school.slug, 'outra'));
    const one = { count: 1, oldest: at.toISOString() };
    expect(await read()).toEqual({
      texts: one,
      claims: one,
      oversold: { count: 0, oldest: null },
      visits: one,
      unconfirmedSchools: { count: 1, oldest: null },
      mails: one,
    });
  });
});
