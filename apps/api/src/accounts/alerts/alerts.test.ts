import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { tokensIn } from '../../../test/form-service.ts';
import { testEnvironment } from '../../../test/test-server.ts';
import { oneTimeToken, rateLimit, savedSearch } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { deliverMail } from '../../platform/mail/testing/deliver-mail.ts';
import { insertOffers } from '../../search/testing/school-rows.ts';
import { MAX_SAVED_SEARCHES } from '@melhor-escola/domain/search-defaults';
import { issueOneTimeToken } from '../sessions/one-time-token.ts';
import { signedInAccount } from '../testing/signed-in-account.ts';
import { type AlertService, email, openAlertService, query } from './testing/alert-service.ts';

describeOneEngine('alerts of an address without an account', (test) => {
  let service: AlertService;
  beforeAll(async () => {
    service = await openAlertService(test().database);
  });
  beforeEach(() => service.clear());

  it('product 8 begin once the owner of the address has confirmed them, and not by opening the link', async () => {
    const asked = await service.ask('Ana@Exemplo.com.br');
    expect([asked.statusCode, asked.json()]).toEqual([202, { message: expect.stringContaining('link') }]);
    expect(await service.alertsOfNewOffer()).toEqual([]);
    const [mail] = await service.mailsTo(email, 'confirm-alert');
    expect(mail?.subject).toBe('Confirme os avisos: 6º ano em Araguaína, TO');
    expect(mail?.text).toContain(`${testEnvironment.siteUrl}/alertas/confirmar?token=`);
    const [token = ''] = await service.tokensFor();
    expect((await service.call('GET', `/alerts/confirm?token=${token}`)).statusCode).toBe(404);
    expect(await service.stored()).toMatchObject([{ accountId: null, email, query, confirmedAt: null }]);
    const confirmed = await service.confirm(token);
    expect([confirmed.statusCode, confirmed.json()]).toEqual([
      200,
      { name: '6º ano em Araguaína, TO', inAccount: false },
    ]);
    const [alert] = await service.alertsOfNewOffer();
    expect(alert).toMatchObject({ recipient: email, accountId: null });
    expect(alert?.text).toContain('Nova bolsa');
    expect(alert?.text).toContain('/alertas/parar?token=');
    expect(alert?.text).toContain('Estes avisos valem até');
  });

  it('product 8 what appeared before the confirmation is no news', async () => {
    await service.ask();
    await test()
      .database.db.update(savedSearch)
      .set({ seenUntil: sql`now() - interval '9 days'` });
    await service.confirm((await service.tokensFor())[0] ?? '');
    const [alert] = await service.stored();
    expect(Date.now() - Number(alert?.seenUntil)).toBeLessThan(60_000);
  });

  it('product 8 of a school are about that school, not others of its name', async () => {
    const other = await service.addSchool({ name: 'Anglo', slug: 'anglo-de-palmas' });
    expect(await service.begin(email, 'grade=6-ano&schoolSlug=anglo')).toMatchObject({
      name: '6º ano na escola Anglo',
    });
    const createdAt = new Date(Date.now() - 3_600_000);
    await insertOffers(test().database, [
      { school: other, title: 'Da outra', monthlyFee: 100_000, grade: '6-ano', createdAt },
    ]);
    const [alert] = await service.alertsOfNewOffer();
    expect(alert?.text).toContain('Nova bolsa');
    expect(alert?.text).not.toContain('Da outra');
  });

  it.each([
    'city=araguaina-to&school=ganhe-um-carro-em-golpe.example',
    'city=ganhe-um-carro-em-golpe',
    'city=Ganhe um carro em golpe.example&grade=6-ano',
    'city=araguaina-to&neighborhood=ganhe-um-carro-em-golpe',
    'grade=6-ano&schoolSlug=ganhe-um-carro-em-golpe',
    'state=bahia&grade=ganhe-um-carro&shifts[]=golpe&years[]=carro&amenities[]=golpe&ganhe=golpe.example',
  ])('S35 no mail to an unconfirmed address contains text of whoever asked: %s', async (typed) => {
    expect((await service.ask(email, typed)).statusCode).toBe(202);
    const mails = await service.mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toMatch(/golpe|carro/i);
    expect((await service.stored())[0]?.name).not.toMatch(/golpe|carro/i);
  });

  it('S35 nor does an alert of an address without an account, whose owner has confirmed what somebody else asked for', async () => {
    await service.begin(email, 'city=araguaina-to&school=aNgLo');
    const [alert] = await service.alertsOfNewOffer();
    expect(alert?.subject).toBe('1 nova bolsa em “Bolsas em Araguaína, TO, por nome de escola”');
    expect(alert?.text).toContain('/escolas/busca?city=araguaina-to\n');
    expect(`${alert?.text}${alert?.html}`).not.toMatch(/aNgLo|school=/);
  });

  it('have a name of at most 80 characters, cut at a word', async () => {
    await service.ask(
      email,
      'city=araguaina-to&grade=6-ano&shifts[]=manha&shifts[]=tarde&shifts[]=noite&shifts[]=integral&priceMax=900&school=Anglo',
    );
    const [stored] = await service.stored();
    expect(stored?.name.length).toBeLessThanOrEqual(80);
    expect(stored?.name).toMatch(/^6º ano em Araguaína, TO, \S.*\p{L}…, por nome de escola$/u);
  });

  it.each(['', 'page=2', 'foo=bar'])('rejects a search without filters: %s', async (empty) => {
    expect((await service.ask(email, empty)).statusCode).toBe(400);
    expect(await service.stored()).toEqual([]);
  });

  it.each(['x', 'a@b', 'ana@exemplo.com.br, vitima@exemplo.com.br', 'ana@exemplo.com.br\nBcc: x@y.com'])(
    'rejects the address %s',
    async (bad) => {
      expect((await service.ask(bad)).statusCode).toBe(400);
      expect(await test().database.db.$count(mailOutbox)).toBe(0);
    },
  );

  describe('attacks on the link', () => {
    it('S5 a replayed link does nothing, also after the alerts were stopped', async () => {
      await service.ask();
      const [token = ''] = await service.tokensFor();
      expect((await service.confirm(token)).statusCode).toBe(200);
      expect((await service.confirm(token)).json()).toMatchObject({ code: 'LINK_INVALID' });
      const [alert] = await service.alertsOfNewOffer();
      await service.stop(tokensIn([alert ?? { text: '' }])[0]);
      expect((await service.confirm(token)).json()).toMatchObject({ code: 'LINK_INVALID' });
      expect(await service.stored()).toEqual([]);
    });

    it('S5 of concurrent confirmations one succeeds, with one link or several', async () => {
      await service.ask();
      await service.ask();
      const tokens = await service.tokensFor();
      expect(tokens).toHaveLength(2);
      const answers = await Promise.all([...tokens, ...tokens, ...tokens].map(service.confirm));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
      expect(await service.stored()).toMatchObject([{ email, confirmedAt: expect.any(Date) }]);
    });

    it('an expired link, a cut one and one of another purpose do nothing', async () => {
      await service.ask();
      const [token = ''] = await service.tokensFor();
      const [alert] = await service.stored();
      const foreign = await issueOneTimeToken(
        test().database.db,
        { purpose: 'stop-alert', subjectId: alert?.id ?? 0 },
        1,
      );
      await test()
        .database.db.update(oneTimeToken)
        .set({ expiresAt: sql`now() - interval '1 second'` });
      for (const bad of [token, token.slice(1), foreign, '', 'x'.repeat(43)])
        expect((await service.confirm(bad)).json()).toMatchObject({ code: 'LINK_INVALID' });
      expect(await service.stored()).toMatchObject([{ confirmedAt: null }]);
    });

    it('a link that confirms alerts cannot stop them', async () => {
      await service.ask();
      const [token = ''] = await service.tokensFor();
      expect((await service.stop(token)).statusCode).toBe(400);
      expect(await service.stored()).toHaveLength(1);
    });
  });

  describe('limits', () => {
    it('S35 a flood from everywhere mails an address four times an hour, with links that all work', async () => {
      const queries = Array.from({ length: 15 }, (_, n) => `city=araguaina-to&priceMax=${500 + n}`);
      for (const asked of queries) expect((await service.ask(email, asked)).statusCode).toBe(202);
      const { mails } = await deliverMail(test().database);
      expect(mails.filter(({ to }) => to === email)).toHaveLength(4);
    });

    it('S35 one client address asks 20 times an hour, and ten times a day for one address', async () => {
      const address = '192.0.2.7';
      const same = [];
      for (let n = 0; n < 11; n += 1) same.push((await service.ask(email, query, address)).statusCode);
      expect(same).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
      const others = [];
      for (let n = 0; n < 10; n += 1)
        others.push((await service.ask(`o${n}@exemplo.com.br`, query, address)).statusCode);
      expect(others).toEqual([...Array.from({ length: 9 }, () => 202), 429]);
    });

    it('S32 requests by strangers neither use up the places of an address nor stop its alerts', async () => {
      await service.begin();
      for (let n = 0; n < MAX_SAVED_SEARCHES + 5; n += 1)
        await service.ask(email, `state=bahia&priceMax=${500 + n}`);
      await deliverMail(test().database);
      // The flood has used up what anyone may cause; confirmed alerts do not count there.
      await service.alertsOfNewOffer();
      const { mails } = await deliverMail(test().database);
      expect(mails.map(({ subject }) => subject)).toEqual(['1 nova bolsa em “6º ano em Araguaína, TO”']);
      expect(await service.begin('ana@exemplo.com.br', 'state=bahia')).toMatchObject({ inAccount: false });
    });

    it('product 8 loses no alert of an address with news in more searches than it may get mails in an hour', async () => {
      const row = { email, name: 'Busca', alerts: true, confirmedAt: new Date() };
      await test()
        .database.db.insert(savedSearch)
        .values(
          Array.from({ length: 15 }, (_, n) => ({
            ...row,
            query: `city=araguaina-to&priceMax=${5_000 + n}`,
          })),
        );
      await service.alertsOfNewOffer();
      expect((await deliverMail(test().database)).mails).toHaveLength(12);
      await test().database.db.delete(rateLimit);
      await test()
        .database.db.update(mailOutbox)
        .set({ nextAttemptAt: sql`now()` });
      expect((await deliverMail(test().database)).mails).toHaveLength(3);
    });

    it('product 8 an address has at most 20 confirmed alerts; the link of another works once there is a place', async () => {
      const row = { email, name: 'Busca', confirmedAt: new Date() };
      await test()
        .database.db.insert(savedSearch)
        .values(
          Array.from({ length: MAX_SAVED_SEARCHES }, (_, n) => ({ ...row, query: `priceMax=${500 + n}` })),
        );
      await service.ask();
      const [token = ''] = await service.tokensFor();
      const full = await service.confirm(token);
      expect([full.statusCode, full.json()]).toMatchObject([
        409,
        {
          code: 'SAVED_SEARCHES_LIMIT',
          message: expect.stringContaining('Este e-mail já recebe avisos de 20 buscas.') as string,
        },
      ]);
      await test().database.db.delete(savedSearch).where(eq(savedSearch.query, 'priceMax=500'));
      expect((await service.confirm(token)).statusCode).toBe(200);
    });

    it('S35 the answer is the same for an address with an account, with the same alert, and unknown', async () => {
      await signedInAccount(test().database, { email: 'conta@exemplo.com.br' });
      await service.begin('alerta@exemplo.com.br');
      const answers = await Promise.all(
        ['conta', 'alerta', 'ninguem'].map((name) => service.ask(`${name}@exemplo.com.br`)),
      );
      const bodies = answers.map(({ statusCode, body }) => `${statusCode} ${body}`);
      expect(new Set(bodies).size).toBe(1);
      const { db } = test().database;
      const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'confirm-alert'));
      expect(new Set(mails.map(({ subject }) => subject)).size).toBe(1);
    });
  });
});
