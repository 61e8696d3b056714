import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { signedInWithRole } from '../../../accounts/testing/panel-people.ts';
import { auditEvent } from '../../../platform/database/account-schema.ts';
import { school as schoolTable } from '../../../platform/database/schema.ts';
import { schoolVisit } from '../../../platform/database/school-visit-schema.ts';
import { createVisitForm, openVisitService, type VisitService } from '../testing/visit-service.ts';
import { unansweredVisitsBody } from './schema.ts';

describeOneEngine('the visits that our team takes care of', (test) => {
  let service: VisitService;
  let operator: Awaited<ReturnType<typeof signedInWithRole>>;
  let people = 0;

  beforeAll(async () => {
    service = await openVisitService(test().database);
    operator = await signedInWithRole(test().database, 'operator', 0);
  });
  beforeEach(() => test().database.db.delete(schoolVisit));

  const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
    service.call(method, `/panel${path}`, payload, { headers: operator.headers });
  const list = async (query = '') =>
    unansweredVisitsBody.parse((await call('GET', `/operation/visits${query}`)).json());
  const ids = async (query = '') => (await list(query)).visits.map(({ visit }) => visit.id);
  /** A request to a school. @param asked days since. */
  const ask = async (slug: string, asked = 0) => {
    people += 1;
    const email = `sem-resposta-${people}@exemplo.com`;
    const times = await service.times(slug, 5);
    await service.request(slug, createVisitForm(email, { times }));
    const { id } = await service.visitBy(email);
    const changedAt = new Date(Date.now() - asked * 86_400_000);
    await test().database.db.update(schoolVisit).set({ changedAt }).where(eq(schoolVisit.id, id));
    return { id, email, times };
  };

  it('product 14 are those that no mail took to the school, and those unanswered for two days, oldest first', async () => {
    const unreached = await service.addSchool(null);
    const silent = await service.addSchool();
    const fresh = await ask(unreached.slug);
    const old = await ask(silent.slug, 3);
    await ask(silent.slug, 1);
    expect(await list()).toMatchObject({
      total: 2,
      pages: 1,
      visits: [
        { school: { slug: silent.slug }, reason: 'no-answer', visit: { id: old.id, isWaiting: true } },
        {
          school: { slug: unreached.slug, phone: '(63) 3415-1000' },
          reason: 'no-mailbox',
          visit: { id: fresh.id, times: fresh.times },
        },
      ],
    });
    expect(await ids('?size=1&page=2')).toEqual([fresh.id]);
  });

  it('product 14 are listed without the families’ data', async () => {
    const school = await service.addSchool(null);
    const { id, email } = await ask(school.slug);
    await test()
      .database.db.update(schoolVisit)
      .set({ question: 'O Joaquim tem alergia. Tem enfermaria?' })
      .where(eq(schoolVisit.id, id));
    const { body } = await call('GET', '/operation/visits');
    for (const personal of ['Maria', email, '98877', 'Joaquim']) expect(body).not.toContain(personal);
    expect((await list()).visits).toMatchObject([{ visit: { hasQuestion: true, question: null } }]);
    const contact = await call('POST', `/schools/${school.slug}/visits/${id}/contact`, {});
    expect(contact.json()).toMatchObject({ email, question: 'O Joaquim tem alergia. Tem enfermaria?' });
  });

  it('product 14 leave the queue once our team has decided for the school; a view of the contact is recorded', async () => {
    const school = await service.addSchool(null);
    const { id, email, times } = await ask(school.slug);
    const contact = await call('POST', `/schools/${school.slug}/visits/${id}/contact`, {});
    expect(contact.json()).toMatchObject({ email });
    const confirmed = { version: 0, decision: { kind: 'confirmed', time: times[0] } };
    expect((await call('PUT', `/schools/${school.slug}/visits/${id}/decision`, confirmed)).statusCode).toBe(
      200,
    );
    expect((await service.mailsTo(email)).map(({ kind }) => kind)).toContain('visit-confirmed');
    expect(await list()).toMatchObject({ total: 0, visits: [] });
    const recorded = await test()
      .database.db.select()
      .from(auditEvent)
      .where(eq(auditEvent.subject, `visit:${id}`));
    expect(recorded.map(({ actor, action }) => `${actor} ${action}`)).toEqual(
      ['visit.contact-viewed', 'visit.confirmed'].map((action) => `account:${operator.row.id} ${action}`),
    );
  });

  it('EN-21 do not wait at a school that has left the directory', async () => {
    const school = await service.addSchool(null);
    await ask(school.slug);
    await test()
      .database.db.update(schoolTable)
      .set({ unlistedReason: 'closed', unlistedYear: 2025 })
      .where(eq(schoolTable.slug, school.slug));
    expect(await ids()).toEqual([]);
  });
});
