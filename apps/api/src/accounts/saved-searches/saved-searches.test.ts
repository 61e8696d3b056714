import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import { oneTimeToken, savedSearch } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { offer } from '../../platform/database/schema.ts';
import { insertCities, insertNeighborhoods } from '../../search/testing/place-rows.ts';
import { insertOffers, insertSchools } from '../../search/testing/school-rows.ts';
import { buildServer } from '../../app/server.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import { MAX_SAVED_SEARCHES } from '@melhor-escola/domain/search-defaults';
import { sendSavedSearchAlerts } from './send-saved-search-alerts.ts';
import { signedInAccount } from '../testing/signed-in-account.ts';

describeOneEngine('saved searches', (test) => {
  let server: ZodFastify;
  let user: Awaited<ReturnType<typeof signedInAccount>>;
  let schools: Awaited<ReturnType<typeof insertSchools>>;

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    await insertNeighborhoods(database, 3550308, ['Pinheiros']);
    schools = await insertSchools(database, [
      { name: 'Anglo', cityId: 1702109, lat: -7.2, lng: -48.2, tags: ['piscina'] },
      { name: 'Dante', cityId: 3550308 },
    ]);
    server = await buildServer({
      environment: testEnvironment,
      database,
      logLevel: 'silent',
      requestsPerMinute: 10_000,
    });
  });
  beforeEach(async () => {
    const { db } = test().database;
    await db.delete(savedSearch);
    await db.delete(offer);
    await db.delete(mailOutbox);
    user = await signedInAccount(test().database);
  });

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', payload?: object) =>
    server.inject({
      method,
      url: `/v3/account/user/saved-searches${path}`,
      headers: user.headers,
      ...(payload ? { payload } : {}),
    });
  const save = async (query: string) => (await call('POST', '', { query })).json();

  const mails = () => test().database.db.select().from(mailOutbox);
  /** Moves the last alert back by days: it reported offers up to ten minutes before. */
  const age = (days: number) =>
    test()
      .database.db.update(savedSearch)
      .set({
        seenUntil: sql`${new Date(Date.now() - 600_000).toISOString()}::timestamptz - make_interval(days => ${days})`,
      });
  /** Adds an offer created some hours ago. */
  async function addOffer(schoolIndex: number, title: string, hours: number): Promise<void> {
    const school = schools[schoolIndex];
    if (!school) throw new Error('Expected two schools.');
    const createdAt = new Date(Date.now() - hours * 3_600_000);
    await insertOffers(test().database, [{ school, title, monthlyFee: 100_000, createdAt }]);
  }

  it('product 8 RT-20 saves a search once, in its canonical form', async () => {
    const first = await call('POST', '', { query: '?grade=1-ano&page=2&city=araguaina-to&utm_source=x' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      id: expect.any(Number),
      name: '1º ano em Araguaína, TO',
      query: 'city=araguaina-to&grade=1-ano',
      alerts: true,
      alertKinds: ['new-offers', 'lower-prices', 'free-seats'],
      createdAt: expect.any(String),
    });
    const second = await call('POST', '', { query: 'city=araguaina-to&grade=1-ano', name: 'Outro nome' });
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect((await call('GET')).json()).toEqual({ items: [first.json()] });
  });

  it.each([
    [
      'city=sao-paulo-sp&neighborhood=pinheiros&shifts[]=tarde&shifts[]=manha&priceMax=900',
      'Bolsas em Pinheiros, São Paulo, SP, manhã ou tarde, até R$\u00A0900',
    ],
    ['lat=-23.5&lng=-46.6', 'Bolsas perto de mim'],
    ['school=dante&grade=1-serie', '1ª série no Brasil, “dante”'],
    ['city=atlantida-xx', 'Bolsas no Brasil'],
  ])('product 8 names %s', async (query, name) => {
    expect((await save(query)).name).toBe(name);
  });

  it.each(['', '?', 'page=2', 'city=', 'foo=bar'])(
    'product 8 rejects a search without filters: %s',
    async (query) => {
      expect((await call('POST', '', { query })).statusCode).toBe(400);
    },
  );

  it('EN-20 product 8 names a search of a whole state', async () => {
    expect(await save('state=bahia')).toMatchObject({ name: 'Bolsas na Bahia', query: 'state=bahia' });
    expect(await save('state=sao-paulo&grade=1-ano')).toMatchObject({
      name: '1º ano no estado de São Paulo',
    });
  });

  it('product 8 renames, stops and deletes', async () => {
    const { id } = await save('city=araguaina-to');
    const changed = await call('PATCH', `/${id}`, { name: ' Para o João ', alerts: false });
    expect(changed.json()).toMatchObject({ id, name: 'Para o João', alerts: false });
    expect((await call('PATCH', `/${id}`, {})).statusCode).toBe(400);
    const kinds = ['lower-prices', 'lower-prices'];
    expect((await call('PATCH', `/${id}`, { alertKinds: kinds })).json()).toMatchObject({
      alertKinds: ['lower-prices'],
      alerts: false,
    });
    for (const alertKinds of [[], ['spam']])
      expect((await call('PATCH', `/${id}`, { alertKinds })).statusCode).toBe(400);
    expect((await call('PATCH', `/${id}`, { name: 'x\u0000' })).statusCode).toBe(400);
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204);
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
  });

  it('S20 another user’s search looks unknown', async () => {
    const { id } = await save('city=araguaina-to');
    user = await signedInAccount(test().database);
    expect((await call('PATCH', `/${id}`, { alerts: false })).statusCode).toBe(404);
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
    expect((await call('GET')).json()).toEqual({ items: [] });
  });

  it('product 8 enforces the limit per account, even for concurrent calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_SAVED_SEARCHES + 3 }, (_, n) => save(`city=sao-paulo-sp&priceMax=${100 + n}`)),
    );
    expect(answers.filter(({ code }) => code === 'SAVED_SEARCHES_LIMIT')).toHaveLength(3);
    expect((await call('GET')).json().items).toHaveLength(MAX_SAVED_SEARCHES);
  });

  describe('alerts', () => {
    const { signal } = new AbortController();
    const sendAlerts = () =>
      sendSavedSearchAlerts({
        database: test().database,
        environment: testEnvironment,
        signal,
        log: server.log,
      });

    it('product 8 report new matching offers, in one mail a day', async () => {
      await save('city=araguaina-to&grade=1-ano&tags[]=piscina&priceMax=600');
      await age(1);
      await addOffer(0, 'Nova bolsa', 1);
      await addOffer(0, 'Velha bolsa', 30);
      await addOffer(0, 'Bolsa de agora mesmo', 0);
      await addOffer(1, 'Bolsa em outra cidade', 1);
      await sendAlerts();
      await sendAlerts();
      const sent = await mails();
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({ kind: 'saved-search-alert', recipient: user.row.email });
      const text = sent[0]?.text ?? '';
      expect(text).toContain('Nova bolsa');
      expect(text).toContain('http://localhost:3000/escolas/anglo');
      expect(text).not.toMatch(/Velha bolsa|agora mesmo|outra cidade/);
      await addOffer(0, 'Outra bolsa', 1);
      await sendAlerts();
      expect(await mails()).toHaveLength(1);
    });

    it.each([
      ['the mailbox is not confirmed', { emailConfirmedAt: null }, true],
      ['alerts are off', {}, false],
    ])('product 8 are not sent when %s', async (_, fields, alerts) => {
      user = await signedInAccount(test().database, fields);
      await call('POST', '', { query: 'city=araguaina-to', alerts });
      await age(1);
      await addOffer(0, 'Nova bolsa', 1);
      await sendAlerts();
      expect(await mails()).toEqual([]);
    });

    describe.each([
      ['just after midnight in São Paulo', '2027-03-10T03:04:00Z'],
      ['just before midnight in São Paulo', '2027-03-11T02:56:00Z'],
    ])('%s', (_, now) => {
      beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) }));
      afterEach(() => vi.useRealTimers());

      it('product 8 sends one mail a day', async () => {
        await save('city=araguaina-to');
        await age(1);
        await addOffer(0, 'Nova bolsa', 1);
        await Promise.all([sendAlerts(), sendAlerts()]);
        await addOffer(0, 'Outra bolsa', 0.5);
        await sendAlerts();
        expect(await mails()).toHaveLength(1);
      });
    });

    it('product 8 stop by one-click unsubscribe, idempotently (RFC 8058)', async () => {
      const { id } = await save('city=araguaina-to');
      await age(1);
      await addOffer(0, 'Nova bolsa', 1);
      await sendAlerts();
      const url = new URL((await mails())[0]?.unsubscribeUrl ?? '');
      expect(url.origin).toBe(testEnvironment.siteUrl);
      expect(url.pathname).toBe('/api/v3/saved-searches/unsubscribe');
      const tap = (type: string, payload: string) =>
        server.inject({
          method: 'POST',
          url: `/v3/saved-searches/unsubscribe${url.search}`,
          headers: { ...tenantHeader, 'content-type': type },
          payload,
        });
      const form = 'List-Unsubscribe=One-Click';
      expect((await tap('application/x-www-form-urlencoded', form)).statusCode).toBe(204);
      const [search] = await test().database.db.select().from(savedSearch).where(eq(savedSearch.id, id));
      expect(search?.alerts).toBe(false);
      const parts = `--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
      expect((await tap('multipart/form-data; boundary=x', parts)).statusCode).toBe(204);
    });

    it('product 8 stop through the link in the mail, without signing in, also once they are on again', async () => {
      const { id } = await save('city=araguaina-to');
      await age(1);
      await addOffer(0, 'Nova bolsa', 1);
      await sendAlerts();
      const token = /buscas-salvas\/parar\?token=([\w-]{43})/.exec((await mails())[0]?.text ?? '')?.[1];
      const stop = () =>
        server.inject({
          method: 'POST',
          url: '/v3/saved-searches/stop',
          headers: tenantHeader,
          payload: { token },
        });
      const { db } = test().database;
      const own = eq(savedSearch.id, id);
      for (let n = 0; n < 2; n += 1) {
        await db.update(savedSearch).set({ alerts: true }).where(own);
        const answer = await stop();
        expect([answer.statusCode, answer.json()]).toEqual([200, { name: 'Bolsas em Araguaína, TO' }]);
        expect(await db.select().from(savedSearch).where(own)).toMatchObject([{ alerts: false }]);
      }
      await db.update(oneTimeToken).set({ expiresAt: sql`now()` });
      expect((await stop()).json()).toMatchObject({ code: 'LINK_INVALID' });
    });
  });
});
