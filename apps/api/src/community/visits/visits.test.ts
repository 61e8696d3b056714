import { sql, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { newAddress } from '../../../test/form-service.ts';
import { testEnvironment, testLog } from '../../../test/test-server.ts';
import { school as schoolTable } from '../../platform/database/schema.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { purgeExpiredJob } from '../../platform/jobs/purge-expired-job.ts';
import { openVisitService, createVisitForm, type VisitService } from './testing/visit-service.ts';

describeOneEngine('school visits', (test) => {
  let service: VisitService;
  beforeAll(async () => {
    service = await openVisitService(test().database);
  });

  it('product 14 a request mails the family and the school, each with the calendar', async () => {
    const school = await service.addSchool();
    const email = 'familia@exemplo.com';
    const times = await service.times(school.slug);
    const answer = await service.request(
      school.slug,
      createVisitForm('Familia@Exemplo.com', { times, question: 'Há vaga à tarde?' }),
    );
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ message: 'Recebemos o seu pedido de visita e enviamos à escola.' });
    const [family] = await service.mailsTo(email);
    expect(family).toMatchObject({ kind: 'visit-requested', replyTo: null });
    expect(family?.calendar?.content).toContain('METHOD:PUBLISH');
    expect(family?.text).toContain('1º horário');
    const [toSchool] = await service.mailsTo(school.email);
    expect(toSchool).toMatchObject({ kind: 'visit-requested-school', replyTo: email });
    expect(toSchool?.text).toContain('Maria das Dores');
    expect(toSchool?.text).toContain('(63) 98877-6655');
    expect(toSchool?.text).toContain('Há vaga à tarde?');
    // The link is the family's.
    expect(toSchool?.text).not.toContain('token=');
    expect(toSchool?.calendar?.content).not.toContain('token=');
  });

  it("product 14 offers a school's own hours, and no others", async () => {
    const { database } = test();
    const { slug } = await service.addSchool();
    await database.db
      .update(schoolTable)
      .set({ visitHours: 'ter,qui 08:00-09:30 13:30-16:00' })
      .where(eq(schoolTable.slug, slug));
    const { days } = (await service.call('GET', `/schools/${slug}/visits/days`)).json<{
      days: { day: string; hours: number[] }[];
    }>();
    expect(days.length).toBeGreaterThan(1);
    for (const { day, hours } of days) {
      expect([2, 4]).toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
      expect(hours).toEqual([8, 14, 15]);
    }
    const at = (hour: string) => days.slice(0, 2).map(({ day }) => `${day}T${hour}:00`);
    const email = 'horario-proprio@exemplo.com';
    expect((await service.request(slug, createVisitForm(email, { times: at('09') }))).statusCode).toBe(409);
    expect((await service.request(slug, createVisitForm(email, { times: at('14') }))).statusCode).toBe(202);
  });

  it('product 14 the same form twice is one request: a double click, a reload', async () => {
    const school = await service.addSchool();
    const form = createVisitForm('duas-vezes@exemplo.com', { times: await service.times(school.slug) });
    const answers = await Promise.all([
      service.request(school.slug, form),
      service.request(school.slug, form),
      service.request(school.slug, form),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    await service.visitBy('duas-vezes@exemplo.com');
    expect(await service.mailsTo('duas-vezes@exemplo.com')).toHaveLength(1);
    // Other data is another request.
    await service.request(school.slug, { ...form, contactName: 'João das Dores' });
    expect(await service.mailsTo('duas-vezes@exemplo.com')).toHaveLength(2);
  });

  it('product 14 a question alone has no calendar', async () => {
    const school = await service.addSchool();
    const email = 'pergunta@exemplo.com';
    const answer = await service.request(
      school.slug,
      createVisitForm(email, { question: 'Quanto custa o material?' }),
    );
    expect(answer.json()).toEqual({ message: 'Recebemos a sua pergunta e enviamos à escola.' });
    const [family] = await service.mailsTo(email);
    expect(family?.calendar).toBeNull();
    expect(family?.subject).toContain('Sua pergunta');
    expect((await service.find(await service.tokenFor(email))).json()).toMatchObject({
      times: [],
      hasQuestion: true,
      isOver: false,
    });
  });

  it('product 14 a school without an e-mail: our team passes it on', async () => {
    const school = await service.addSchool(null);
    const email = 'sem-escola@exemplo.com';
    await service.request(school.slug, createVisitForm(email, { times: await service.times(school.slug) }));
    const [family] = await service.mailsTo(email);
    expect(family?.text).toContain('Nossa equipe passa o pedido à escola, que ainda não o recebeu.');
    expect(family?.text).toContain('(63) 3415-1000');
    const [team] = await service.mailsTo(testEnvironment.operatorEmail ?? '');
    expect(team?.text).not.toContain('Maria');
    expect(team?.text).not.toContain('sem-escola');
  });

  it('product 14 a school without an e-mail: no text claims a message to it, and our team gets each change', async () => {
    const school = await service.addSchool(null);
    const email = 'avisada-por-nos@exemplo.com';
    const times = await service.times(school.slug);
    await service.request(school.slug, createVisitForm(email, { times }));
    const token = await service.tokenFor(email);
    await service.move(token, await service.times(school.slug, 3));
    await service.cancel(token);
    const id = String((await service.visitBy(email)).id);
    for (const { text, subject } of await service.mailsTo(email))
      expect.soft(`${subject} ${text}`).not.toMatch(/(?:Enviamos|Avisamos|Pedimos)[^.]* à? ?a? ?escola/);
    const team = (await service.mailsTo(testEnvironment.operatorEmail ?? '')).filter(({ subject }) =>
      subject.endsWith(`: ${id}`),
    );
    expect(team.map(({ kind }) => kind)).toEqual([
      'visit-cancelled-team',
      'visit-moved-team',
      'visit-requested-team',
    ]);
    for (const { text } of team) expect.soft(text).not.toMatch(/Maria|avisada-por-nos/);
  });

  it('product 14 a school that lost its e-mail is not said to have got a mail about a change', async () => {
    const school = await service.addSchool();
    const email = 'sem-mais-endereco@exemplo.com';
    await service.request(school.slug, createVisitForm(email, { times: await service.times(school.slug) }));
    await test()
      .database.db.update(schoolTable)
      .set({ email: null })
      .where(eq(schoolTable.slug, school.slug));
    const token = await service.tokenFor(email);
    expect((await service.cancel(token)).json()).toMatchObject({ forwardedTo: 'team' });
    expect((await service.mailsTo(email))[0]?.text).not.toContain('Avisamos a escola.');
  });

  it('product 14 the link moves the visit, as often as wanted, and cancels it once', async () => {
    const school = await service.addSchool();
    const email = 'muda@exemplo.com';
    const times = await service.times(school.slug);
    const others = await service.times(school.slug, 3);
    await service.request(school.slug, createVisitForm(email, { times }));
    const token = await service.tokenFor(email);
    const found = (await service.find(token)).json();
    expect(found).toMatchObject({ status: 'requested', times, school: { slug: school.slug } });
    // Nothing that identifies the family.
    expect(JSON.stringify(found)).not.toMatch(/Maria|exemplo|98877/);

    expect((await service.move(token, others)).json()).toMatchObject({ status: 'moved', times: others });
    // The same times again send nothing.
    expect((await service.move(token, others)).statusCode).toBe(200);
    expect(await service.mailsTo(email)).toHaveLength(2);
    expect((await service.mailsTo(email))[0]).toMatchObject({ kind: 'visit-moved' });
    expect((await service.mailsTo(school.email))[0]?.calendar?.content).toContain('SEQUENCE:1');

    const both = await Promise.all([service.cancel(token), service.cancel(token)]);
    for (const answer of both) expect(answer.json()).toMatchObject({ status: 'cancelled' });
    expect(await service.mailsTo(email)).toHaveLength(3);
    const [toSchool] = await service.mailsTo(school.email);
    expect(toSchool).toMatchObject({ kind: 'visit-cancelled-school' });
    expect(toSchool?.calendar).toMatchObject({ method: 'CANCEL' });
    expect(toSchool?.calendar?.content).toContain('SEQUENCE:2');
    expect((await service.move(token, times)).json()).toMatchObject({ code: 'VISIT_CANCELLED' });
    expect((await service.find(token)).json()).toMatchObject({ status: 'cancelled' });
  });

  it('product 14 an unknown or expired link changes nothing', async () => {
    const school = await service.addSchool();
    const email = 'link@exemplo.com';
    const times = await service.times(school.slug);
    await service.request(school.slug, createVisitForm(email, { times }));
    const token = await service.tokenFor(email);
    await test().database.db.execute(
      sql`UPDATE one_time_token SET expires_at = now() WHERE purpose = 'change-visit'`,
    );
    for (const dead of [token, 'a'.repeat(43)]) {
      for (const answer of [
        await service.find(dead),
        await service.cancel(dead),
        await service.move(dead, times),
      ]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ code: 'LINK_INVALID' });
      }
    }
    expect(await service.visitBy(email)).toMatchObject({ status: 'requested' });
  });

  it('VA-07 rejects an invalid form, and stores nothing', async () => {
    const school = await service.addSchool();
    const [first = '', second = ''] = await service.times(school.slug);
    const rejects = async (fields: Readonly<Record<string, unknown>>, status: number, message: string) => {
      const answer = await service.request(school.slug, createVisitForm('errada@exemplo.com', fields));
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ message: expect.stringContaining(message) as string });
    };
    await rejects({}, 400, 'Escolha dois ou três horários ou escreva a sua pergunta');
    await rejects({ times: [first, first] }, 400, 'Escolha horários diferentes');
    await rejects({ times: [first, second], contactName: '' }, 400, 'O campo nome é obrigatório');
    await rejects({ times: [first, second], email: 'x@' }, 400, 'E-mail inválido');
    await rejects({ times: [first, second], phone: '123' }, 400, 'Telefone inválido');
    await rejects({ times: [first, second], question: `${'a'.repeat(20)}\u0000` }, 400, 'caracteres');
    await rejects({ times: [first, '2020-01-06T09:00'] }, 409, 'não está mais disponível');
    await rejects({ times: [first, first.replace('T09', 'T20')] }, 409, 'não está mais disponível');
    const { db } = test().database;
    expect(await db.$count(schoolVisit, eq(schoolVisit.email, 'errada@exemplo.com'))).toBe(0);
    const nowhere = await service.request(
      'no-such-school',
      createVisitForm('errada@exemplo.com', { question: 'Há vagas lá?' }),
    );
    expect(nowhere.json()).toMatchObject({ code: 'SCHOOL_NOT_FOUND' });
  });

  it('S7 S32 limits an address, and no one else through it', async () => {
    const school = await service.addSchool();
    const address = newAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const form = createVisitForm(`muitas-${n}@exemplo.com`, { question: 'Há vaga à tarde?' });
      statuses.push((await service.request(school.slug, form, address)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    const form = createVisitForm('outra-rede@exemplo.com', { question: 'Há vaga à tarde?' });
    expect((await service.request(school.slug, form)).statusCode).toBe(202);
    // A flooded school mailbox blocks nobody: the team passes the rest on.
    for (let n = 0; n < 60; n += 1)
      await service.request(
        school.slug,
        createVisitForm(`onda-${n}@exemplo.com`, { question: 'Há vaga à tarde?' }),
      );
    expect((await service.mailsTo(school.email)).length).toBe(60);
    expect(await service.visitBy('onda-59@exemplo.com')).toMatchObject({ forwardedTo: 'team' });
  });

  it('S32 forty visits in a person’s name from five networks do not lock the person out', async () => {
    const form = createVisitForm('alvo@exemplo.com', { question: 'Há vaga à tarde?' });
    for (let n = 0; n < 40; n += 1)
      await service.request((await service.addSchool()).slug, form, `198.51.100.${n % 5}`);
    expect((await service.request((await service.addSchool()).slug, form)).statusCode).toBe(202);
  });

  it('product 14 LGPD: a request is deleted 90 days after the visit', async () => {
    const { database } = test();
    const { db } = database;
    const school = await service.addSchool();
    for (const [name, days] of [
      ['antiga', 91],
      ['recente', 89],
    ] as const) {
      const email = `${name}@exemplo.com`;
      await service.request(school.slug, createVisitForm(email, { question: 'Há vaga à tarde?' }));
      await db
        .update(schoolVisit)
        .set({ endsAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(schoolVisit.email, email));
    }
    const { log } = testLog();
    const signal = new AbortController().signal;
    await purgeExpiredJob.run({ database, environment: testEnvironment, signal, log });
    expect(await db.$count(schoolVisit, eq(schoolVisit.email, 'antiga@exemplo.com'))).toBe(0);
    expect(await db.$count(schoolVisit, eq(schoolVisit.email, 'recente@exemplo.com'))).toBe(1);
  });
});
