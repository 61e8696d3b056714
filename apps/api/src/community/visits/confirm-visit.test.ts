import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { openVisitService, createVisitForm, type VisitService } from './testing/visit-service.ts';

describeOneEngine('confirmation of a visit', (test) => {
  let service: VisitService;
  beforeAll(async () => {
    service = await openVisitService(test().database);
  });

  it('product 14 a time is confirmed for the school, once, and the family learns it', async () => {
    const school = await service.addSchool(null);
    const email = 'confirmada@exemplo.com';
    const times = await service.times(school.slug);
    await service.request(school.slug, createVisitForm(email, { times }));
    const { id } = await service.visitBy(email);
    const confirm = (time = '') => service.operate('POST', `/visits/${id}/confirmation`, { time });
    expect((await confirm('2020-01-06T09:00')).json()).toMatchObject({ code: 'VISIT_TIME_UNAVAILABLE' });
    expect((await confirm(times[1])).statusCode).toBe(204);
    expect((await confirm(times[1])).statusCode).toBe(204);
    const [mail, ...earlier] = await service.mailsTo(email);
    expect(earlier).toHaveLength(1);
    expect(mail).toMatchObject({ kind: 'visit-confirmed', subject: `Visita confirmada: ${school.name}` });
    expect(mail?.calendar?.content).toMatch(/STATUS:CANCELLED[^]*STATUS:CONFIRMED/);
    const token = await service.tokenFor(email);
    expect((await service.find(token)).json()).toMatchObject({ confirmedTime: times[1] });
    // Other times need another confirmation.
    const others = await service.times(school.slug, 3);
    expect((await service.move(token, others)).json()).toMatchObject({ confirmedTime: null });
    await service.cancel(token);
    expect((await confirm(others[0])).json()).toMatchObject({ code: 'VISIT_CANCELLED' });
    expect(
      (await service.operate('POST', '/visits/999999/confirmation', { time: times[0] })).statusCode,
    ).toBe(404);
  });

  it('product 14 a time that has passed is not confirmed, and no family is invited', async () => {
    const school = await service.addSchool(null);
    const email = 'passou@exemplo.com';
    await service.request(school.slug, createVisitForm(email, { times: await service.times(school.slug) }));
    const { id } = await service.visitBy(email);
    const passed = ['2020-01-06T09:00', '2020-01-06T10:00'];
    await test().database.db.update(schoolVisit).set({ times: passed }).where(eq(schoolVisit.id, id));
    const answer = await service.operate('POST', `/visits/${id}/confirmation`, { time: passed[0] });
    expect(answer.json()).toMatchObject({
      code: 'VISIT_TIME_UNAVAILABLE',
      message: 'Este horário já passou.',
    });
    expect(await service.mailsTo(email)).toHaveLength(1);
  });
});
