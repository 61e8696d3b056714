import { formatVisitTime } from '@melhor-escola/domain/visit-times';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { schoolLogBody } from '../../../accounts/school-log/schema.ts';
import { signedInWithRole } from '../../../accounts/testing/panel-people.ts';
import { mailOutbox } from '../../../platform/database/operation-schema.ts';
import { school as schoolTable } from '../../../platform/database/schema.ts';
import { schoolVisit } from '../../../platform/database/school-visit-schema.ts';
import { createVisitForm, openVisitService, type VisitService } from '../testing/visit-service.ts';
import { schoolVisitBody, schoolVisitsBody } from './schema.ts';

/** The ids of the events of a calendar. */
const uids = (content = '') => [...content.matchAll(/^UID:.*$/gm)].map(([uid]) => uid.trim());

/** The day so many days after this one. */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

describeOneEngine('the visits of a school in the panel', (test) => {
  let service: VisitService;
  let school: Awaited<ReturnType<VisitService['addSchool']>>;
  let staff: Awaited<ReturnType<typeof signedInWithRole>>;
  let people = 0;

  beforeAll(async () => {
    service = await openVisitService(test().database);
  });
  beforeEach(async () => {
    school = await service.addSchool();
    staff = await signedInWithRole(test().database, 'staff', school.id);
  });

  const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
    service.call(method, `/panel/schools/${school.slug}${path}`, payload, { headers: staff.headers });
  const list = async () => schoolVisitsBody.parse((await call('GET', '/visits')).json());
  const offered = async () => (await list()).days.map(({ day }) => day);
  const ask = async (fields: Parameters<typeof createVisitForm>[1] = {}) => {
    people += 1;
    const email = `familia-${people}@exemplo.com`;
    const times = await service.times(school.slug);
    expect(
      (await service.request(school.slug, createVisitForm(email, { times, ...fields }))).statusCode,
    ).toBe(202);
    return { email, times, id: (await service.visitBy(email)).id };
  };
  const decide = (id: number, decision: object, version = 0) =>
    call('PUT', `/visits/${id}/decision`, { version, decision });
  const decided = async (id: number, decision: object, version = 0) =>
    schoolVisitBody.parse((await decide(id, decision, version)).json());
  const closeDay = async (day: string) =>
    (await call('PUT', `/visits/closed-days/${day}`, { isClosed: true })).json();
  const kindsTo = async (email: string) => (await service.mailsTo(email)).map(({ kind }) => kind);

  it('product 14 confirms one of the family’s times, once, and mails the family alone', async () => {
    const { id, email, times } = await ask();
    const decision = { kind: 'confirmed', time: times[1] };
    expect((await decide(id, { kind: 'confirmed', time: '2020-01-06T09:00' })).json()).toMatchObject({
      code: 'VISIT_TIME_UNAVAILABLE',
    });
    const first = await decided(id, decision);
    expect(first).toMatchObject({ version: 1, confirmedTime: times[1], isWaiting: false });
    expect(await decided(id, decision)).toEqual(first);
    const [mail] = await service.mailsTo(email);
    expect(await kindsTo(email)).toEqual(['visit-confirmed', 'visit-requested']);
    expect(mail).toMatchObject({ subject: `Visita confirmada: ${school.name}` });
    expect(mail?.calendar?.content).toMatch(/STATUS:CANCELLED[^]*STATUS:CONFIRMED/);
    expect(await kindsTo(school.email)).toEqual(['visit-requested-school']);
    const token = await service.tokenFor(email);
    expect((await service.find(token)).json()).toMatchObject({ confirmedTime: times[1] });
    // Other times need another confirmation.
    const others = await service.times(school.slug, 3);
    expect((await service.move(token, others)).json()).toMatchObject({ confirmedTime: null });
    expect(await list()).toMatchObject({ visits: [{ id, version: 2, isWaiting: true, times: others }] });
  });

  it('mails each person of the school about a new request, once, without the family’s data', async () => {
    const { email, times } = await ask({ question: 'O Joaquim tem alergia. Tem enfermaria?' });
    const mails = await service.mailsTo(staff.row.email);
    expect(mails).toMatchObject([
      {
        kind: 'visit-requested-member',
        accountId: staff.row.id,
        subject: `Uma família quer visitar a escola: ${school.name}`,
      },
    ]);
    const shown = mails.map(({ subject, text, html }) => `${subject}${text}${html}`).join('');
    expect(shown).toContain(`/painel/escolas/${school.slug}/visitas`);
    expect(shown).not.toContain('Joaquim');
    expect(shown).not.toContain(email);
    // A mail that was not sent yet follows the change.
    const others = await service.times(school.slug, 3);
    await service.move(await service.tokenFor(email), others);
    const moved = await service.mailsTo(staff.row.email);
    expect(moved).toHaveLength(1);
    expect(moved[0]?.text).toContain(formatVisitTime(others[0] ?? ''));
    expect(moved[0]?.text).not.toContain(formatVisitTime(times[0] ?? ''));
    await decided((await service.visitBy(email)).id, { kind: 'confirmed', time: others[0] }, 1);
    expect(await service.mailsTo(staff.row.email)).toEqual([]);
  });

  it('mails other times to those alone whose mail about the request was not sent yet', async () => {
    const { db } = test().database;
    const other = await signedInWithRole(test().database, 'staff', school.id);
    const { email } = await ask();
    await db
      .update(mailOutbox)
      .set({ sentAt: sql`now()` })
      .where(eq(mailOutbox.recipient, staff.row.email));
    await service.move(await service.tokenFor(email), await service.times(school.slug, 3));
    expect(await service.mailsTo(staff.row.email)).toMatchObject([{ sentAt: expect.any(Date) as Date }]);
    expect(await service.mailsTo(other.row.email)).toMatchObject([{ sentAt: null }]);
  });

  it('product 14 lets one of two people decide at the same time', async () => {
    const { id, times, email } = await ask();
    const both = await Promise.all(times.map((time) => decide(id, { kind: 'confirmed', time })));
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await kindsTo(email)).toEqual(['visit-confirmed', 'visit-requested']);
  });

  it('product 14 confirms no time that has passed', async () => {
    const { id, email } = await ask();
    const passed = ['2020-01-06T09:00', '2020-01-06T10:00'];
    await test().database.db.update(schoolVisit).set({ times: passed }).where(eq(schoolVisit.id, id));
    expect((await decide(id, { kind: 'confirmed', time: passed[0] })).json()).toMatchObject({
      code: 'VISIT_TIME_UNAVAILABLE',
      message: 'Este horário já passou.',
    });
    expect(await service.mailsTo(email)).toHaveLength(1);
  });

  it('product 14 proposes other times: events keep their UID, and the family accepts one by the link', async () => {
    const { id, email } = await ask();
    const times = await service.times(school.slug, 4);
    const proposed = await decided(id, { kind: 'proposed', times, reply: 'Nessa semana temos provas.' });
    expect(proposed).toMatchObject({
      status: 'proposed',
      times,
      reply: 'Nessa semana temos provas.',
      isWaiting: false,
    });
    const [mail, requested] = await service.mailsTo(email);
    expect(mail).toMatchObject({ kind: 'visit-proposed' });
    expect(mail?.text).toContain('Nessa semana temos provas.');
    expect(uids(mail?.calendar?.content)).toEqual(uids(requested?.calendar?.content));
    expect(mail?.calendar?.content).toContain('SEQUENCE:1');
    const token = await service.tokenFor(email);
    const accept = (time = '') => service.call('POST', '/visits/accept', { token, time });
    expect((await accept('2020-01-06T09:00')).json()).toMatchObject({ code: 'VISIT_TIME_UNAVAILABLE' });
    expect((await accept(times[1])).json()).toMatchObject({ confirmedTime: times[1], status: 'proposed' });
    expect((await accept(times[1])).statusCode).toBe(200);
    expect((await accept(times[0])).statusCode).toBe(409);
    expect(await kindsTo(email)).toEqual(['visit-confirmed', 'visit-proposed', 'visit-requested']);
    expect(await kindsTo(school.email)).toEqual(['visit-accepted-school', 'visit-requested-school']);
  });

  it('product 14 confirms neither what it has proposed itself nor what it has declined', async () => {
    const { id, email } = await ask();
    const times = await service.times(school.slug, 4);
    await decided(id, { kind: 'proposed', times });
    const confirmation = { kind: 'confirmed', time: times[0] };
    expect((await decide(id, confirmation, 1)).json()).toMatchObject({ code: 'VISIT_TIME_UNAVAILABLE' });
    await decided(id, { kind: 'declined' }, 1);
    expect((await decide(id, confirmation, 2)).json()).toMatchObject({ code: 'VISIT_TIME_UNAVAILABLE' });
    expect(await list()).toMatchObject({
      visits: [{ id, version: 2, status: 'declined', confirmedTime: null }],
    });
    expect(await kindsTo(email)).toEqual(['visit-declined', 'visit-proposed', 'visit-requested']);
  });

  it('product 14 proposes only times that it offers to all families', async () => {
    const { id } = await ask();
    const [day = ''] = (await service.times(school.slug)).map((time) => time.slice(0, 10));
    for (const times of [[`${day}T03:00`], ['2020-01-06T09:00'], []])
      expect((await decide(id, { kind: 'proposed', times })).statusCode).toBeGreaterThanOrEqual(400);
    expect(await list()).toMatchObject({ visits: [{ id, version: 0, status: 'requested' }] });
  });

  it('product 14 declines, which cancels the events, and the family may ask for other times', async () => {
    const { id, email } = await ask();
    expect(await decided(id, { kind: 'declined', reply: 'Estamos em obras.' })).toMatchObject({
      status: 'declined',
    });
    const [mail] = await service.mailsTo(email);
    expect(mail).toMatchObject({ kind: 'visit-declined', calendar: { method: 'CANCEL' } });
    expect(mail?.text).toContain('Estamos em obras.');
    expect(await list()).toMatchObject({ visits: [{ id, isWaiting: false }] });
    const others = await service.times(school.slug, 3);
    const moved = await service.move(await service.tokenFor(email), others);
    expect(moved.json()).toMatchObject({ status: 'moved' });
    expect(await list()).toMatchObject({ visits: [{ id, isWaiting: true }] });
  });

  it('product 14 stores and mails a declined request’s other text, and nothing for the same one or none', async () => {
    const { id, email } = await ask();
    const texts = ['Estamos em obras.', 'Voltamos em março.'];
    const first = await decided(id, { kind: 'declined', reply: texts[0] });
    expect(await decided(id, { kind: 'declined', reply: texts[0] })).toEqual(first);
    expect(await decided(id, { kind: 'declined' })).toEqual(first);
    expect((await decide(id, { kind: 'declined', reply: texts[1] })).json()).toMatchObject({
      code: 'VISIT_CHANGED',
    });
    expect(await decided(id, { kind: 'declined', reply: texts[1] }, first.version)).toMatchObject({
      reply: texts[1],
    });
    const [mail] = await service.mailsTo(email);
    expect(mail?.text).toContain(texts[1]);
    expect(await kindsTo(email)).toEqual(['visit-declined', 'visit-declined', 'visit-requested']);
  });

  it('product 14 proposes the same times again with another text, or after the family has accepted one', async () => {
    const { id, email } = await ask();
    const times = await service.times(school.slug, 4);
    const first = await decided(id, { kind: 'proposed', times, reply: 'Temos provas.' });
    expect(await decided(id, { kind: 'proposed', times })).toEqual(first);
    const second = await decided(
      id,
      { kind: 'proposed', times, reply: 'Venham pelo portão azul.' },
      first.version,
    );
    expect(second).toMatchObject({ reply: 'Venham pelo portão azul.', confirmedTime: null });
    await service.call('POST', '/visits/accept', { token: await service.tokenFor(email), time: times[0] });
    const late = await decide(id, { kind: 'proposed', times }, second.version);
    expect(late.json()).toMatchObject({ code: 'VISIT_CHANGED' });
    expect(await decided(id, { kind: 'proposed', times }, second.version + 1)).toMatchObject({
      confirmedTime: null,
    });
    expect((await kindsTo(email))[0]).toBe('visit-proposed');
  });

  it('product 14 answers a question, which then waits no more', async () => {
    const { id, email } = await ask({ times: [], question: 'Há vaga à tarde?' });
    expect((await call('GET', '')).json().waiting).toMatchObject({ visits: 1 });
    expect(await list()).toMatchObject({ visits: [{ id, isWaiting: true, question: 'Há vaga à tarde?' }] });
    expect((await decide(id, { kind: 'answered', reply: ' ' })).statusCode).toBe(400);
    expect(await decided(id, { kind: 'answered', reply: 'Há duas.' })).toMatchObject({ reply: 'Há duas.' });
    const [mail] = await service.mailsTo(email);
    expect(mail).toMatchObject({ kind: 'visit-answered', calendar: null });
    expect(mail?.text).toContain('Mensagem da escola: Há duas.');
    expect((await call('GET', '')).json().waiting).toMatchObject({ visits: 0 });
    expect((await service.find(await service.tokenFor(email))).body).not.toContain('Há duas');
  });

  it('EN-21 arranges no visit once the school has left the directory, but still declines and answers', async () => {
    const declined = await ask({ question: 'Há vaga à tarde?' });
    const proposed = await ask();
    const times = await service.times(school.slug, 4);
    await decided(declined.id, { kind: 'declined' });
    await decided(proposed.id, { kind: 'proposed', times });
    await test()
      .database.db.update(schoolTable)
      .set({ unlistedReason: 'closed' })
      .where(eq(schoolTable.id, school.id));
    const unlisted = { code: 'SCHOOL_UNLISTED' };
    expect((await service.move(await service.tokenFor(declined.email), times)).json()).toMatchObject(
      unlisted,
    );
    const token = await service.tokenFor(proposed.email);
    expect((await service.call('POST', '/visits/accept', { token, time: times[0] })).json()).toMatchObject(
      unlisted,
    );
    expect((await decide(declined.id, { kind: 'proposed', times }, 1)).json()).toMatchObject(unlisted);
    expect((await decide(declined.id, { kind: 'answered', reply: 'Há duas.' }, 1)).statusCode).toBe(200);
    expect((await decide(proposed.id, { kind: 'declined' }, 1)).statusCode).toBe(200);
    expect((await service.cancel(token)).statusCode).toBe(200);
  });

  it('S32 mails a family at most 20 decisions on its request a day', async () => {
    const { id, email } = await ask({ times: [], question: 'Há vaga à tarde?' });
    const other = await ask({ times: [], question: 'Há vaga de manhã?' });
    for (let version = 0; version < 20; version += 1)
      expect((await decide(id, { kind: 'answered', reply: `Há ${version}.` }, version)).statusCode).toBe(200);
    const rejected = await decide(id, { kind: 'answered', reply: 'Não há mais.' }, 20);
    expect(rejected.statusCode).toBe(429);
    expect((await decide(other.id, { kind: 'answered', reply: 'Há uma.' })).statusCode).toBe(200);
    expect((await kindsTo(email)).filter((kind) => kind === 'visit-answered')).toHaveLength(20);
  });

  it('rejects a decision on a request that has changed, with the request as it is now', async () => {
    const { id, email, times } = await ask();
    const others = await service.times(school.slug, 3);
    await service.move(await service.tokenFor(email), others);
    const late = await decide(id, { kind: 'confirmed', time: times[0] });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'VISIT_CHANGED', details: { currentVisit: { id, version: 1, times: others } } },
    ]);
    await service.cancel(await service.tokenFor(email));
    expect((await decide(id, { kind: 'confirmed', time: others[0] }, 2)).json()).toMatchObject({
      code: 'VISIT_CANCELLED',
    });
  });

  it('LGPD shows the family’s contact apart, records each view, and ends 90 days after the school year', async () => {
    const { id, email } = await ask();
    expect(JSON.stringify(await list())).not.toMatch(/Maria|exemplo\.com|98877/);
    const contact = () => call('POST', `/visits/${id}/contact`);
    expect((await contact()).json()).toEqual({
      name: 'Maria das Dores',
      email,
      phone: '63988776655',
      question: null,
    });
    await contact();
    const { events } = schoolLogBody.parse((await call('GET', '/log')).json());
    expect(events).toMatchObject([
      { action: 'visit.contact-viewed', by: 'member', name: staff.row.name },
      { action: 'visit.contact-viewed' },
    ]);
    await test()
      .database.db.update(schoolVisit)
      .set({ createdAt: new Date('2020-06-01T12:00:00Z') })
      .where(eq(schoolVisit.id, id));
    expect((await contact()).json()).toMatchObject({
      code: 'CONTACT_EXPIRED',
      message: expect.stringContaining('31/03/2021') as string,
    });
  });

  it('LGPD ends the contact with a canceled request, and a week after the visit', async () => {
    const canceled = await ask();
    const past = await ask();
    const contact = async (id: number) => (await call('POST', `/visits/${id}/contact`)).json();
    await service.cancel(await service.tokenFor(canceled.email));
    expect(await contact(canceled.id)).toMatchObject({ code: 'CONTACT_EXPIRED' });
    const endedDaysAgo = (days: number) =>
      test()
        .database.db.update(schoolVisit)
        .set({ endsAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(schoolVisit.id, past.id));
    await endedDaysAgo(6);
    expect(await contact(past.id)).toMatchObject({ email: past.email });
    await endedDaysAgo(8);
    expect(await contact(past.id)).toMatchObject({ code: 'CONTACT_EXPIRED' });
    const { events } = schoolLogBody.parse((await call('GET', '/log')).json());
    expect(events).toMatchObject([{ action: 'visit.contact-viewed' }]);
  });

  it('records each decision in the log without a text', async () => {
    const { id, times } = await ask();
    await decide(id, { kind: 'declined', reply: 'Maria, estamos em obras.' });
    const { events } = schoolLogBody.parse((await call('GET', '/log')).json());
    expect(events).toMatchObject([
      { action: 'visit.declined', before: { status: 'requested', times }, after: { status: 'declined' } },
    ]);
    expect(JSON.stringify(events)).not.toContain('Maria,');
  });

  it('product 14 offers no closed day, until it is opened again', async () => {
    const [day = ''] = await offered();
    const set = (isClosed: boolean) => call('PUT', `/visits/closed-days/${day}`, { isClosed });
    expect((await set(true)).json()).toMatchObject({ closedDays: [day] });
    await set(true);
    expect(await offered()).not.toContain(day);
    const times = [`${day}T09:00`, `${day}T10:00`];
    expect(
      (await service.request(school.slug, createVisitForm('fechado@exemplo.com', { times }))).statusCode,
    ).toBe(409);
    expect((await set(false)).json()).toMatchObject({ closedDays: [] });
    expect(await offered()).toContain(day);
    const { events } = schoolLogBody.parse((await call('GET', '/log')).json());
    expect(events.map(({ action }) => action)).toEqual(['visit-day.opened', 'visit-day.closed']);
  });

  it('product 14 closes days from today to a year ahead', async () => {
    const { today } = await list();
    for (const day of ['2020-01-06', dayAfter(today, -1), dayAfter(today, 366)])
      expect(await closeDay(day)).toMatchObject({ code: 'CLOSED_DAYS_LIMIT' });
    expect(await closeDay(dayAfter(today, 365))).toMatchObject({ closedDays: [dayAfter(today, 365)] });
    expect(await closeDay(today)).toMatchObject({ closedDays: [today, dayAfter(today, 365)] });
  });

  it('product 14 lists the 500 newest requests, of those that wait the oldest first', async () => {
    const { id } = await ask();
    const [row] = await test().database.db.select().from(schoolVisit).where(eq(schoolVisit.id, id));
    if (!row) throw new Error('The request was not stored.');
    const { id: _id, ...copied } = row;
    const rows = Array.from({ length: 500 }, (_, n) => ({
      ...copied,
      requestDigest: null,
      createdAt: new Date(row.createdAt.getTime() + (n + 1) * 1_000),
    }));
    await test().database.db.insert(schoolVisit).values(rows);
    const { visits } = await list();
    expect(visits).toHaveLength(500);
    expect(visits.map((visit) => visit.id)).not.toContain(id);
    expect(visits[0]?.createdAt).toBe(rows[0]?.createdAt.toISOString());
  });

  it('says in the log which request an event is about', async () => {
    const { id } = await ask();
    await decided(id, { kind: 'declined' });
    const { events } = schoolLogBody.parse((await call('GET', '/log')).json());
    expect(events).toMatchObject([{ action: 'visit.declined', about: `pedido ${id}` }]);
  });
});
