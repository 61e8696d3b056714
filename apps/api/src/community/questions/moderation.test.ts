import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { newAddress } from '../../../test/form-service.ts';
import { tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import { auditEvent } from '../../platform/database/account-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
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
    const held: { id: number; reports: unknown[] }[] = (await service.operate('GET', '?status=held')).json();
    expect(held.find((one) => one.id === id)?.reports).toHaveLength(3);
    const published = await service.operate('POST', `/${id}/publish`);
    expect(published.json()).toMatchObject({ status: 'published', reports: [] });
    expect(await service.shown(slug)).toHaveLength(1);
    expect(await kindsTo('denunciada@exemplo.com')).toEqual(['question-published', 'confirm-question']);
  });

  it('product 15 rejects a question, also before its author confirmed it, and records it without its text', async () => {
    const { slug } = await service.addSchool();
    await service.submit(slug, createQuestionForm('antes@exemplo.com'));
    const listed = await service.operate('GET', `?school=${slug}&status=unconfirmed`);
    const [{ id = 0 } = {}] = listed.json<{ id?: number }[]>();
    expect((await service.operate('POST', `/${id}/publish`)).json()).toMatchObject({
      code: 'QUESTION_UNCONFIRMED',
    });
    expect((await service.operate('POST', `/${id}/reject`, { reason: ' ' })).statusCode).toBe(400);
    const rejected = await service.operate('POST', `/${id}/reject`, { reason: 'Ofende a diretora.' });
    expect(rejected.json()).toMatchObject({ status: 'rejected', rejectionReason: 'Ofende a diretora.' });
    const [token = ''] = await service.tokensFor('antes@exemplo.com');
    expect((await service.confirm(token)).json()).toMatchObject({ code: 'LINK_INVALID' });
    const events = await test()
      .database.db.select()
      .from(auditEvent)
      .where(eq(auditEvent.subject, `question:${id}`));
    expect(events.map(({ actor, action }) => `${actor} ${action}`)).toEqual(['operator question.rejected']);
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

  it('RO-02 requires the operator, and lists by school, status and answer with the number of pages', async () => {
    for (const [method, url] of [
      ['GET', ''],
      ['GET', '/1'],
      ['POST', '/1/publish'],
    ] as const) {
      const answer = await service.server.inject({
        method,
        url: `/v3/operator/questions${url}`,
        headers: tenantHeader,
      });
      expect(answer.statusCode).toBe(401);
    }
    const { slug } = await service.addSchool();
    const first = await service.publish(slug, createQuestionForm('lista-1@exemplo.com'));
    const second = await service.publish(slug, createQuestionForm('lista-2@exemplo.com'));
    await test().database.db.update(question).set({ answer: 'Sim.' }).where(eq(question.id, first));
    const list = await service.operate('GET', `?school=${slug}&size=1`);
    expect(list.json()).toMatchObject([{ id: second, school: { slug } }]);
    expect(list.headers).toMatchObject({ 'x-total-count': '2', 'x-total-pages': '2' });
    const unanswered = await service.operate('GET', `?school=${slug}&answered=false`);
    expect(unanswered.json<{ id: number }[]>().map(({ id }) => id)).toEqual([second]);
    expect((await service.operate('GET', '/2000000000')).json()).toMatchObject({
      code: 'QUESTION_NOT_FOUND',
    });
  });
});
