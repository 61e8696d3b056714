import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { newAddress } from '../../../test/form-service.ts';
import { testEnvironment, testLog } from '../../../test/test-server.ts';
import { account } from '../../platform/database/account-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
import { purgeExpiredJob } from '../../platform/jobs/purge-expired-job.ts';
import { signInPerson } from '../../orders/testing/order-service.ts';
import { deleteQuestionEmailsJob } from './delete-author-emails.ts';
import { openQuestionService, createQuestionForm, type QuestionService } from './testing/question-service.ts';

describeOneEngine('questions', (test) => {
  let service: QuestionService;
  beforeAll(async () => {
    service = await openQuestionService(test().database);
  });

  const run = async (job: typeof purgeExpiredJob) => {
    const { log } = testLog();
    const signal = new AbortController().signal;
    await job.run({ database: test().database, environment: testEnvironment, signal, log });
  };

  it('product 15 is shown once its author followed the link, without the e-mail', async () => {
    const { slug, name } = await service.addSchool();
    const form = createQuestionForm('Ana@Exemplo.com', { text: '  O almoço está <b>incluído</b>? ' });
    expect((await service.submit(slug, form)).statusCode).toBe(202);
    expect(await service.shown(slug)).toEqual([]);
    const [mail] = await service.mailsTo('ana@exemplo.com');
    // Anyone may enter anyone's mailbox: it must not get their text.
    expect(mail?.text).not.toContain('almoço');
    const [token = ''] = await service.tokensFor('ana@exemplo.com');
    const confirmed = await service.confirm(token);
    expect(confirmed.json()).toMatchObject({ id: expect.any(Number) as number, school: { slug, name } });
    expect(await service.shown(slug)).toEqual([
      {
        id: confirmed.json<{ id: number }>().id,
        userName: 'Maria das Dores',
        text: 'O almoço está <b>incluído</b>?',
        publishedAt: expect.stringMatching(/Z$/) as string,
        answer: null,
        answeredAt: null,
        helpfulCount: 0,
      },
    ]);
    expect((await service.confirm(token)).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect((await service.confirm('x'.repeat(43))).json()).toMatchObject({ code: 'LINK_INVALID' });
  });

  it('product 15 a question sent again replaces the first one, whose link stops working', async () => {
    const { slug } = await service.addSchool();
    const form = createQuestionForm('de-novo@exemplo.com');
    await service.submit(slug, form);
    await service.submit(slug, form);
    const [latest = '', first = ''] = await service.tokensFor(form.userEmail);
    expect((await service.confirm(first)).json()).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
    expect((await service.confirm(latest)).statusCode).toBe(200);
    // A person may ask more than one.
    await service.publish(
      slug,
      createQuestionForm('de-novo@exemplo.com', { text: 'E o material está incluído?' }),
    );
    expect(await service.shown(slug)).toHaveLength(2);
  });

  it('VA-07 rejects an invalid form with the field’s name, and an unknown school', async () => {
    const { slug } = await service.addSchool();
    const rejects = async (fields: object, message: string) => {
      const answer = await service.submit(slug, { ...createQuestionForm('errada@exemplo.com'), ...fields });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: expect.stringContaining(message) as string });
    };
    await rejects({ text: 'Tem vaga?' }, 'O campo pergunta deve conter pelo menos 10 caracteres');
    await rejects({ text: 'a'.repeat(301) }, 'não deve ter mais que 300 caracteres');
    await rejects({ text: `${'a'.repeat(30)}\u0000` }, 'caracteres que não podem ser usados');
    await rejects({ userName: undefined }, 'O campo nome é obrigatório');
    await rejects({ userEmail: 'maria@' }, 'E-mail inválido');
    const nowhere = await service.submit('no-such-school', createQuestionForm('errada@exemplo.com'));
    expect(nowhere.json()).toMatchObject({ code: 'SCHOOL_NOT_FOUND' });
  });

  it('S7 S32 limits an address, and its questions per school and mailbox', async () => {
    const one = await service.addSchool();
    const address = newAddress();
    const ask = async (slug: string, email: string, from: string) =>
      (await service.submit(slug, createQuestionForm(email), from)).statusCode;
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push(await ask(one.slug, `muitas-${n}@exemplo.com`, address));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    // Another family behind another address can still ask this school.
    expect(await ask(one.slug, 'outra@exemplo.com', newAddress())).toBe(202);
    const other = await service.addSchool();
    const rest: number[] = [];
    for (let n = 0; n < 10; n += 1) rest.push(await ask(other.slug, 'cheia@exemplo.com', address));
    expect(rest).toEqual([...Array.from({ length: 9 }, () => 202), 429]);
  });

  it('S32 forty questions in a person’s name from five networks do not lock the person out', async () => {
    for (let n = 0; n < 40; n += 1) {
      const { slug } = await service.addSchool();
      await service.submit(slug, createQuestionForm('alvo@exemplo.com'), `198.51.100.${n % 5}`);
    }
    const { slug } = await service.addSchool();
    expect((await service.submit(slug, createQuestionForm('alvo@exemplo.com'))).statusCode).toBe(202);
    const [token = ''] = await service.tokensFor('alvo@exemplo.com');
    expect((await service.confirm(token)).statusCode).toBe(200);
  });

  it('product 15 counts one mark per device as helpful, and five per address', async () => {
    const { slug } = await service.addSchool();
    const id = await service.publish(slug, createQuestionForm('util@exemplo.com'));
    const address = newAddress();
    const count = async (from?: string, browser?: string) =>
      (await service.helpful(id, from, browser)).json<{ helpfulCount: number }>().helpfulCount;
    expect(await count(address)).toBe(1);
    expect(await count(address)).toBe(1);
    expect(await count(address, 'Chrome')).toBe(2);
    expect(await count()).toBe(3);
    for (let n = 0; n < 10; n += 1) await count(address, `Browser ${n}`);
    expect(await count()).toBe(7);
    expect((await service.shown(slug))[0]).toMatchObject({ helpfulCount: 7 });
    expect((await service.helpful(2_000_000_000)).json()).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
  });

  it('product 15 20 concurrent marks are all counted', async () => {
    const { slug } = await service.addSchool();
    const id = await service.publish(slug, createQuestionForm('juntos@exemplo.com'));
    await Promise.all(Array.from({ length: 20 }, () => service.helpful(id)));
    expect(await service.stored(id)).toMatchObject({ helpfulCount: 20 });
  });

  it('product 15 deletes unconfirmed questions after seven days', async () => {
    const { db } = test().database;
    const { slug, id: schoolId } = await service.addSchool();
    const kept = await service.publish(slug, createQuestionForm('publica@exemplo.com'));
    await service.submit(slug, createQuestionForm('velha@exemplo.com'));
    const old = sql`now() - interval '7 days 1 minute'`;
    await db.update(question).set({ createdAt: old }).where(eq(question.schoolId, schoolId));
    await run(purgeExpiredJob);
    const rows = await db.select({ id: question.id }).from(question).where(eq(question.schoolId, schoolId));
    expect(rows).toEqual([{ id: kept }]);
  });

  it('S23 deletes the e-mail 30 days after the answer, or after a year, but keeps it with the account', async () => {
    const { database } = test();
    const { slug } = await service.addSchool();
    const person = await signInPerson(database);
    await database.db
      .update(account)
      .set({ emailConfirmedAt: new Date() })
      .where(eq(account.id, person.accountId));
    const ids = {
      answered: await service.publish(slug, createQuestionForm('respondida@exemplo.com')),
      old: await service.publish(slug, createQuestionForm(person.email)),
      fresh: await service.publish(slug, createQuestionForm('nova@exemplo.com')),
    };
    await database.db
      .update(question)
      .set({ answer: 'Sim.', answeredAt: sql`now() - interval '31 days'` })
      .where(eq(question.id, ids.answered));
    await database.db
      .update(question)
      .set({ createdAt: sql`now() - interval '366 days'` })
      .where(eq(question.id, ids.old));
    await run(deleteQuestionEmailsJob);
    expect(await service.stored(ids.answered)).toMatchObject({ userEmail: null, accountId: null });
    expect(await service.stored(ids.old)).toMatchObject({ userEmail: null, accountId: person.accountId });
    expect(await service.stored(ids.fresh)).toMatchObject({ userEmail: 'nova@exemplo.com' });
  });
});
