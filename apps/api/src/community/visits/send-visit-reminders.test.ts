import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment, testLog } from '../../../test/test-server.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { sendVisitReminders } from './send-visit-reminders.ts';
import { openVisitService, createVisitForm, type VisitService } from './testing/visit-service.ts';

describeOneEngine('visit reminders', (test) => {
  let service: VisitService;
  beforeAll(async () => {
    service = await openVisitService(test().database);
  });

  const run = (now: string) =>
    sendVisitReminders(
      {
        database: test().database,
        environment: testEnvironment,
        signal: new AbortController().signal,
        log: testLog().log,
      },
      new Date(now),
    );

  const request = async (email: string, values: Partial<typeof schoolVisit.$inferInsert> = {}) => {
    const school = await service.addSchool();
    await service.request(school.slug, createVisitForm(email, { question: 'Há vaga à tarde?' }));
    await test()
      .database.db.update(schoolVisit)
      .set({
        times: ['2126-03-05T14:00', '2126-03-05T09:00', '2126-03-07T09:00'],
        endsAt: new Date('2126-03-07T13:00:00Z'),
        changedAt: new Date('2126-03-01T12:00:00Z'),
        ...values,
      })
      .where(eq(schoolVisit.email, email));
  };
  const reminders = async (email: string) =>
    (await service.mailsTo(email)).filter(({ kind }) => kind === 'visit-reminder');

  it('product 14 are sent once, on the day before each wished day', async () => {
    const email = 'lembrada@exemplo.com';
    await request(email);
    await run('2126-03-03T15:00:00Z');
    expect(await reminders(email)).toHaveLength(0);
    await run('2126-03-04T15:00:00Z');
    await run('2126-03-04T16:00:00Z');
    const [mail, ...others] = await reminders(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('05/03, às 9h');
    expect(mail?.text).toMatch(/visita\?token=[\w-]{43}/);
    await run('2126-03-06T15:00:00Z');
    expect(await reminders(email)).toHaveLength(2);
  });

  it('product 14 a confirmed visit has one reminder, which says that it is confirmed', async () => {
    const email = 'combinada@exemplo.com';
    await request(email, { confirmedTime: '2126-03-07T09:00' });
    await run('2126-03-04T15:00:00Z');
    await run('2126-03-06T15:00:00Z');
    const [mail, ...others] = await reminders(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('A escola confirmou este horário. Boa visita.');
    expect(mail?.text).not.toContain('A escola confirmou este horário?');
  });

  it('product 14 are not sent for visits that are off or proposed, nor on the day of the request', async () => {
    await request('cancelada@exemplo.com', { status: 'cancelled' });
    await request('recusada@exemplo.com', { status: 'declined' });
    // The family has not chosen one of the school's times.
    await request('proposta@exemplo.com', { status: 'proposed' });
    await request('de-hoje@exemplo.com', { changedAt: new Date('2126-03-04T12:00:00Z') });
    await run('2126-03-04T15:00:00Z');
    for (const email of ['cancelada', 'recusada', 'proposta'])
      expect(await reminders(`${email}@exemplo.com`)).toEqual([]);
    expect(await reminders('de-hoje@exemplo.com')).toEqual([]);
  });
});
