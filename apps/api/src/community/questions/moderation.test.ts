import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { newAddress } from '../../../test/form-service.ts';
import { testEnvironment } from '../../../test/test-server.ts';
import { auditEvent } from '../../platform/database/account-schema.ts';
import { publish, reject } from '../operated-texts/testing/moderator.ts';
import { openQuestionService, createQuestionForm, type QuestionService } from './testing/question-service.ts';

describeOneEngine('moderation of questions', (test) => {
  let service: QuestionService;
  beforeAll(async () => {
    service = await openQuestionService(test().database);
  });

  const kindsTo = async (email: string) => (await service.mailsTo(email)).map(({ kind }) => kind);

  it('product 15 holds a question at the third report from different addresses, until the moderator publishes it', async () => {
    const { slug } = await service.addSchool();
    const id = await service.publish(slug, createQuestionForm('denunciada@exemplo.com'));
    const address = newAddress();
    for (let n = 0; n < 4; n += 1) expect((await service.report(id, address)).statusCode).toBe(202);
    expect(await service.shown(slug)).toHaveLength(1);
    await Promise.all([service.report(id), service.report(id)]);
    expect(await service.shown(slug)).toEqual([]);
    expect((await service.helpful(id)).statusCode).toBe(404);
    const { texts } = await service.moderator.list();
    expect(texts.find((one) => one.id === id)?.reports).toHaveLength(3);
    const published = await service.moderate(id, publish);
    expect(published).toMatchObject({ outcome: 'done', text: { status: 'published', reports: [] } });
    expect(await service.shown(slug)).toHaveLength(1);
    expect(await kindsTo('denunciada@exemplo.com')).toEqual(['question-published', 'confirm-question']);
  });

  it('product 15 rejects a question, also before its author confirmed it, and records it without its text', async () => {
    const { slug } = await service.addSchool();
    await service.submit(slug, createQuestionForm('antes@exemplo.com'));
    const { texts } = await service.moderator.list(`?school=${slug}`);
    const [{ id } = { id: 0 }] = texts;
    expect(texts).toMatchObject([{ status: 'unconfirmed', waitingSince: null }]);
    expect(await service.moderate(id, publish)).toMatchObject({ outcome: 'unconfirmed' });
    expect(await service.moderate(id, reject)).toMatchObject({
      outcome: 'done',
      text: { status: 'rejected', rejectionReason: 'É ofensiva ou discrimina alguém: Ofende a diretora.' },
    });
    const [token = ''] = await service.tokensFor('antes@exemplo.com');
    expect((await service.confirm(token)).json()).toMatchObject({ code: 'LINK_INVALID' });
    const events = await test()
      .database.db.select()
      .from(auditEvent)
      .where(eq(auditEvent.subject, `question:${id}`));
    expect(events.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      `account:${service.moderator.accountId} question.rejected`,
    ]);
    expect(JSON.stringify(events)).not.toContain('diretora');
  });

  it('product 15 a confirmed question reaches the school, or our team when it has no e-mail', async () => {
    const operatorEmail = testEnvironment.operatorEmail ?? '';
    const known = await service.addSchool({ email: 'secretaria@escola.example' });
    const id = await service.publish(known.slug, createQuestionForm('a-escola@exemplo.com'));
    expect(await service.mailsTo('secretaria@escola.example')).toMatchObject([
      {
        kind: 'question-asked-school',
        replyTo: operatorEmail,
        text: expect.stringContaining(`pergunta=${id}`) as string,
      },
    ]);
    const toTeam = async () => (await service.mailsTo(operatorEmail, 'question-asked-%')).length;
    const before = await toTeam();
    const unknown = await service.addSchool({ phone: '(63) 3415-1000' });
    const other = await service.publish(unknown.slug, createQuestionForm('a-equipe@exemplo.com'));
    const [mail] = await service.mailsTo(operatorEmail, 'question-asked-%');
    expect(await toTeam()).toBe(before + 1);
    expect(mail?.subject).toContain(String(other));
    expect(mail?.text).toContain(`/painel/escolas/${unknown.slug}/perguntas-e-avaliacoes`);
    expect(mail?.text).toContain('(63) 3415-1000');
    // Neither the author nor the text: nothing of them would be deleted with them (S31).
    expect(`${mail?.text}`).not.toMatch(/Maria|exemplo|almoço/);
  });

  it('product 15 our team learns of the first report, and of a question that reports hide', async () => {
    const { slug } = await service.addSchool({ email: 'denuncias@escola.example' });
    const id = await service.publish(slug, createQuestionForm('denunciada@exemplo.com'));
    for (let n = 0; n < 4; n += 1) await service.report(id);
    const mails = await service.mailsTo(testEnvironment.operatorEmail ?? '', 'text-reported-%');
    const own = mails.map(({ subject }) => subject).filter((subject) => subject.endsWith(` ${id}`));
    expect(own).toEqual([`Fora do ar até você decidir: pergunta ${id}`, `Denúncia de uma pergunta: ${id}`]);
  });
});
