import { desc, eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { openOrderService, type OrderService, storedOrder } from '../../../orders/testing/order-service.ts';
import { auditEvent } from '../../../platform/database/account-schema.ts';
import { mailOutbox } from '../../../platform/database/operation-schema.ts';
import { school } from '../../../platform/database/schema.ts';
import { insertSchools } from '../../../search/testing/school-rows.ts';
import { unconfirmedSchoolsBody } from './routes.ts';

describeOneEngine('the schools that a census lacks', (test) => {
  let service: OrderService;
  beforeAll(async () => {
    const { database } = test();
    service = await openOrderService(database);
    const { cityId } = service.school;
    await insertSchools(database, [{ name: 'Girassol', slug: 'girassol', cityId, codEnt: 17_000_002 }]);
  });
  beforeEach(async () => {
    const { db } = test().database;
    await db.delete(auditEvent);
    await db.delete(mailOutbox);
    const listed = { unlistedReason: null, unlistedYear: null, unlistedAt: null };
    await db.update(school).set({ ...listed, censusYear: 2024 });
    await setCensus('girassol', 2025);
  });

  const setCensus = (slug: string, censusYear: number) =>
    test().database.db.update(school).set({ censusYear }).where(eq(school.slug, slug));
  const list = async () =>
    unconfirmedSchoolsBody.parse((await service.operate('/unconfirmed-schools')).json());
  const decide = async (decision: 'keep' | 'close', missingIn = 2025) =>
    service.server.inject({
      method: 'PUT',
      url: '/v3/panel/operation/unconfirmed-schools/anglo',
      headers: (await service.operator()).headers,
      payload: { decision, missingIn },
    });
  const recorded = () =>
    test()
      .database.db.select()
      .from(auditEvent)
      .where(like(auditEvent.action, 'school.%'))
      .orderBy(desc(auditEvent.id));

  it('EN-21 wait for our team, with the census that had them last', async () => {
    expect(await list()).toMatchObject({
      total: 1,
      pages: 1,
      schools: [{ slug: 'anglo', confirmedIn: 2024, missingIn: 2025, codEnt: 17_041_830 }],
    });
  });

  it('EN-21 are kept until the next census lacks them, too', async () => {
    for (const answer of [await decide('keep'), await decide('keep')]) expect(answer.statusCode).toBe(204);
    expect(await list()).toMatchObject({ total: 0, schools: [] });
    const { row } = await service.operator();
    expect(await recorded()).toMatchObject([
      { actor: `account:${row.id}`, action: 'school.kept-listed', after: { missingIn: 2025 } },
    ]);
    await setCensus('girassol', 2026);
    expect(await list()).toMatchObject({ schools: [{ slug: 'anglo', missingIn: 2026 }] });
  });

  it('EN-21 are closed once: their families get a mail with the reason', async () => {
    const { db } = test().database;
    const { person, code } = await service.reservation();
    await db.delete(mailOutbox);
    for (const answer of [await decide('close'), await decide('close')]) expect(answer.statusCode).toBe(204);
    expect(await list()).toMatchObject({ total: 0 });
    expect(await storedOrder(test().database, code)).toMatchObject({ status: 'cancelled' });
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.email));
    expect(mails).toMatchObject([
      {
        kind: 'school-unlisted-order',
        text: expect.stringContaining('não consta mais no Censo Escolar de 2025') as string,
      },
    ]);
    expect(await recorded()).toMatchObject([{ action: 'school.closed', schoolId: service.school.id }]);
    const [team] = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'schools-unlisted-operator'));
    expect(team?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Alguém da nossa equipe tirou estas escolas do site',
    );
  });

  it('EN-21 are not closed by a decision about an older census, or after another one', async () => {
    expect((await decide('close', 2023)).json()).toMatchObject({ code: 'CONFLICT' });
    await decide('keep');
    expect((await decide('close')).json()).toMatchObject({ code: 'CONFLICT' });
    await setCensus('anglo', 2025);
    expect((await decide('keep')).json()).toMatchObject({ code: 'CONFLICT' });
  });
});
