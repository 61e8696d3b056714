import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { tenantHeader, testEnvironment, testLog } from '../../../test/test-server.ts';
import { panelCalls, rejectionCode, type PanelCalls } from '../../accounts/testing/panel-calls.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { account } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { memberMail, schoolMember } from '../../platform/database/panel-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { farCities, insertCities, insertFarCities } from '../../search/testing/place-rows.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { sendDigests } from './send-digests.ts';

const SAO_PAULO = 3550308;

/** Half past seven, to the minute, in Fernando de Noronha, São Paulo and Rio Branco on 5 March. */
const mornings = {
  ilha: '2026-03-05T09:30:00Z',
  cidade: '2026-03-05T10:30:00Z',
  rio: '2026-03-05T12:30:00Z',
} as const;

type Person = Awaited<ReturnType<typeof signedInWithRole>>;

describeEachEngine('the digest of a school', (test) => {
  let calls: PanelCalls;
  let schools: Awaited<ReturnType<typeof insertSchools>>;
  let people: readonly Person[];

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    await insertFarCities(database);
    schools = await insertSchools(database, [
      { name: 'Colégio da Ilha', slug: 'ilha', cityId: farCities.noronha },
      { name: 'Colégio da Cidade', slug: 'cidade', cityId: SAO_PAULO },
      { name: 'Colégio do Rio', slug: 'rio', cityId: farCities.rioBranco },
      { name: 'Colégio Quieto', slug: 'quieto', cityId: SAO_PAULO },
    ]);
    people = await Promise.all(schools.map(({ id }) => signedInWithRole(database, 'staff', id)));
    await database.db.insert(question).values(
      schools.slice(0, 3).flatMap(({ id }) => [
        { schoolId: id, userName: 'Ana', text: 'Tem cantina?' },
        { schoolId: id, userName: 'Ana', text: 'Tem quadra?' },
      ]),
    );
    calls = await panelCalls(database);
  });
  afterAll(() => calls.server.close());
  beforeEach(async () => {
    const { db } = test().database;
    await db.delete(mailOutbox);
    await db.delete(memberMail);
  });

  const run = async (moment: string) => {
    const { database } = test();
    const { signal } = new AbortController();
    const { log } = testLog();
    await sendDigests({ database, environment: testEnvironment, signal, log }, new Date(moment));
  };
  const mails = () => test().database.db.select().from(mailOutbox).orderBy(mailOutbox.id);
  const schoolsMailed = async () =>
    (await mails()).map(
      ({ recipient }) => schools[people.findIndex(({ row }) => row.email === recipient)]?.slug,
    );
  const stopToken = async () => {
    const token = /unsubscribe\?token=([\w-]{43})/.exec((await mails()).at(-1)?.unsubscribeUrl ?? '')?.[1];
    if (token === undefined) throw new Error('No digest was mailed.');
    return token;
  };

  it.each(Object.entries(mornings))('of %s is sent at half past seven there', async (slug, moment) => {
    await run(new Date(Date.parse(moment) - 60_000).toISOString());
    expect(await schoolsMailed()).not.toContain(slug);
    await run(moment);
    expect(await schoolsMailed()).toContain(slug);
  });

  it('says what waits, each number with its page, without anything about a family', async () => {
    await run(mornings.cidade);
    const mail = (await mails()).find(({ recipient }) => recipient === people[1]?.row.email);
    expect(mail).toMatchObject({
      kind: 'school-digest',
      accountId: people[1]?.row.id,
      subject: '2 perguntas sem resposta: Colégio da Cidade',
    });
    expect(mail?.text).toContain(
      `2 perguntas sem resposta:\n${testEnvironment.siteUrl}/painel/escolas/cidade/perguntas-e-avaliacoes?tipo=perguntas\n`,
    );
    expect(mail?.text).toContain(`${testEnvironment.siteUrl}/avisos-da-escola/parar?token=`);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/cantina|quadra|Ana\b/);
  });

  it('is sent once a day, also by processes at the same time and after a restart, and to nobody when nothing waits', async () => {
    await Promise.all([run(mornings.cidade), run(mornings.cidade)]);
    await run('2026-03-05T14:30:00Z');
    const sent = await schoolsMailed();
    expect(sent.filter((slug) => slug === 'cidade')).toHaveLength(1);
    expect(sent).not.toContain('quieto');
    await run('2026-03-06T10:30:00Z');
    expect((await schoolsMailed()).filter((slug) => slug === 'cidade')).toHaveLength(2);
  });

  it('does not follow at noon what was empty in the morning', async () => {
    const { db } = test().database;
    const quiet = schools[3]?.id ?? 0;
    await run(mornings.cidade);
    const [asked] = await db
      .insert(question)
      .values({ schoolId: quiet, userName: 'Ana', text: 'E agora?' })
      .returning();
    await run('2026-03-05T14:30:00Z');
    expect(await schoolsMailed()).not.toContain('quieto');
    await db.delete(question).where(eq(question.id, asked?.id ?? 0));
  });

  it('is not sent to a school that has left the directory', async () => {
    const { db } = test().database;
    const isCity = eq(school.id, schools[1]?.id ?? 0);
    await db.update(school).set({ unlistedReason: 'closed', unlistedYear: 2025 }).where(isCity);
    await run(mornings.cidade);
    expect(await schoolsMailed()).not.toContain('cidade');
    await db.update(school).set({ unlistedReason: null, unlistedYear: null }).where(isCity);
    await run(mornings.cidade);
    expect(await schoolsMailed()).toContain('cidade');
  });

  it('is not sent after noon, and not to an address that nobody has confirmed', async () => {
    const { db } = test().database;
    await run('2026-03-05T15:00:00Z');
    expect(await schoolsMailed()).not.toContain('cidade');
    const unconfirmed = eq(account.id, people[1]?.row.id ?? 0);
    await db.update(account).set({ emailConfirmedAt: null }).where(unconfirmed);
    await run(mornings.cidade);
    expect(await schoolsMailed()).not.toContain('cidade');
    await db.update(account).set({ emailConfirmedAt: new Date() }).where(unconfirmed);
  });

  it('is switched off for one person and school in the panel, and on again', async () => {
    const { database } = test();
    const person = people[1];
    if (!person) throw new Error('Expected a person.');
    const elsewhere = { schoolId: schools[0]?.id ?? 0, accountId: person.row.id };
    await database.db.insert(schoolMember).values({ ...elsewhere, role: 'staff' });
    const choose = (digest: boolean) =>
      calls.call(person, 'PUT', '/schools/cidade/mails', { digest, urgent: true });
    expect((await choose(false)).statusCode).toBe(204);
    const listed = await calls.call(person, 'GET', '/schools/cidade/people');
    expect(listed.json()).toMatchObject({ mails: { digest: false, urgent: true } });
    await run(mornings.ilha);
    await run(mornings.cidade);
    const own = (await mails()).filter(({ recipient }) => recipient === person.row.email);
    expect(own.map(({ subject }) => subject)).toEqual(['2 perguntas sem resposta: Colégio da Ilha']);
    await choose(true);
    await run('2026-03-06T10:30:00Z');
    expect((await mails()).at(-1)?.subject).toBe('2 perguntas sem resposta: Colégio da Cidade');
    await database.db
      .delete(schoolMember)
      .where(and(eq(schoolMember.schoolId, elsewhere.schoolId), eq(schoolMember.accountId, person.row.id)));
  });

  it('is nothing that our own team chooses', async () => {
    const operator = await signedInWithRole(test().database, 'operator', 0);
    const answer = await calls.call(operator, 'PUT', '/schools/cidade/mails', {
      digest: false,
      urgent: false,
    });
    expect(rejectionCode(answer)).toBe('MEMBER_NOT_FOUND');
  });

  it('is stopped by the link of its mail, also once it is on again, without signing in; urgent mails go on', async () => {
    await run(mornings.cidade);
    const token = await stopToken();
    const stop = () =>
      calls.server.inject({
        method: 'POST',
        url: '/v3/school-mails/stop',
        headers: tenantHeader,
        payload: { token },
      });
    const { db } = test().database;
    for (let n = 0; n < 2; n += 1) {
      await db.update(memberMail).set({ digest: true });
      const answer = await stop();
      expect([answer.statusCode, answer.json()]).toEqual([200, { name: 'Colégio da Cidade' }]);
    }
    const choices = await test().database.db.select().from(memberMail).where(eq(memberMail.digest, false));
    expect(choices).toMatchObject([{ accountId: people[1]?.row.id, urgent: true }]);
    await run('2026-03-06T10:30:00Z');
    // Nor is the one that was still to be sent.
    expect(await schoolsMailed()).not.toContain('cidade');
  });

  it('is stopped in the mail program by one click, any number of times (RFC 8058)', async () => {
    await run(mornings.cidade);
    const url = `/v3/school-mails/unsubscribe?token=${await stopToken()}`;
    for (let click = 0; click < 2; click += 1) {
      const answer = await calls.server.inject({
        method: 'POST',
        url,
        headers: { ...tenantHeader, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(answer.statusCode).toBe(204);
    }
    await run('2026-03-06T10:30:00Z');
    expect(await schoolsMailed()).not.toContain('cidade');
  });
});
