import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { newAddress } from '../../../test/form-service.ts';
import { searchHeaders, tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { importBytes } from '../../catalog/imports/testing/school-import.ts';
import { importOffers } from '../../catalog/imports/import-offers.ts';
import {
  mailTo,
  openOrderService,
  seatsLeft,
  signInPerson,
  storedOrder,
  type OrderService,
  type Person,
} from '../../orders/testing/order-service.ts';
import { createVisitForm } from '../visits/testing/visit-service.ts';

/** A census with the school of the orders: 1 in activity, 3 closed. */
const census = (
  year: number,
  situation: number,
) => `NU_ANO_CENSO;CO_ENTIDADE;NO_ENTIDADE;CO_MUNICIPIO;TP_DEPENDENCIA;TP_SITUACAO_FUNCIONAMENTO
${year};17041830;COLEGIO ANGLO;1702109;4;${situation}`;

async function* file() {
  yield Buffer.from(
    'school_code;reference;grade;shift;year;monthly_fee;discount_percentage;seats;valid_until\n' +
      '17041830;N;1-ano;manha;2027;1000,00;50;10;2999-03-31',
  );
}

describeOneEngine('a school that closed', (test) => {
  let service: OrderService;
  let offerId: number;
  let notes: readonly string[];
  let unpaid: { person: Person; offerId: number; code: string };
  let paid: typeof unpaid;
  let free: Person;
  let staffMailbox: string;

  const post = (path: string, payload: object) =>
    service.server.inject({
      method: 'POST',
      url: `/v3/schools/anglo/${path}`,
      remoteAddress: newAddress(),
      headers: tenantHeader,
      payload,
    });
  const question = {
    userName: 'Ana Souza',
    userEmail: 'ana@exemplo.com',
    text: 'A escola tem período integral?',
  };
  const search = async (args: string) => {
    const query = `{ schools(${args}) { total hits { slug unlisted { reason year isGone } } } similarSchools(schoolSlug: "perto") { slug } }`;
    const answer = await service.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: searchHeaders,
      payload: { query },
    });
    return answer.json().data;
  };
  const get = async (path: string) =>
    (await service.server.inject({ url: `/v3${path}`, headers: tenantHeader })).json();

  beforeAll(async () => {
    const { database } = test();
    service = await openOrderService(database);
    await database.db.update(school).set({ stageMask: 0b0010, isPartner: true, censusYear: 2024 });
    await database.pool.query(
      `INSERT INTO school (slug, name, norm, core, city_id, source, lat, lng, position_precision, stage_mask, cod_ent, census_year)
       SELECT 'perto', 'Escola Perto', 'escola perto', 'perto', city_id, 'inep', lat, lng, 'exact', 2, 17000001, 2024 FROM school`,
    );
    const [own] = await database.db.select({ id: school.id }).from(school).where(eq(school.slug, 'anglo'));
    staffMailbox = (await signedInWithRole(database, 'staff', own?.id ?? 0)).row.email;
    offerId = await service.offer(3);
    unpaid = await service.reservation();
    paid = await service.reservation();
    free = await signInPerson(database);
    const freeOffer = await service.offer(1, { enrollmentFee: 0, price: 0, discountPercentage: 100 });
    await service.reserve(free, freeOffer);
    await service.report({ id: 'e-1', type: 'payment.succeeded', internalTransactionCode: paid.code });
    const days = await get('/schools/anglo/visits/days');
    const times = days.days.slice(0, 2).map(({ day }: { day: string }) => `${day}T09:00`);
    await post('visits', createVisitForm('maria@exemplo.com', { times }));
    notes = (await importBytes(database, census(2025, 3))).notes;
  });

  it('EN-21 ends its visits and unpaid reservations, and tells every family and our team', async () => {
    const { database } = test();
    expect(notes).toContain('Closed since: 1 (1 closed).');
    expect(await mailTo(database, unpaid.person)).toEqual(['reservation', 'school-unlisted-order']);
    expect((await mailTo(database, paid.person)).at(-1)).toBe('school-unlisted-order');
    expect(await storedOrder(database, unpaid.code)).toMatchObject({ status: 'cancelled' });
    expect(await storedOrder(database, paid.code)).toMatchObject({ status: 'paid' });
    const mails = await database.db.select().from(mailOutbox).orderBy(mailOutbox.id);
    const last = (kind: string) => mails.findLast((mail) => mail.kind === kind);
    expect(last('school-unlisted-visit')).toMatchObject({
      recipient: 'maria@exemplo.com',
      calendar: { method: 'CANCEL' },
      text: expect.stringContaining('consta como fechada no Censo Escolar de 2025'),
    });
    const toFree = mails.findLast((mail) => mail.recipient === free.email);
    expect(toFree).toMatchObject({ kind: 'school-unlisted-order' });
    expect(toFree?.text).not.toContain('Já tinha pago');
    expect(last('schools-unlisted-operator')).toMatchObject({
      recipient: testEnvironment.operatorEmail,
      text: expect.stringMatching(
        new RegExp(
          `3 bolsas encerradas; 1 visita cancelada; 1 reserva cancelada; 1 bolsa integral cancelada; bolsas pagas: ${paid.code}`,
        ),
      ),
    });
    // Of the visit and the free scholarship, which ended, they learn nothing in the morning.
    const toStaff = mails.filter(({ recipient }) => recipient === staffMailbox);
    expect(toStaff).toMatchObject([
      { kind: 'order-secured-member', subject: expect.stringContaining(paid.code) },
    ]);
    const sent = mails.length;
    await importBytes(database, census(2025, 3));
    await importBytes(database, census(2026, 3));
    expect(await database.db.$count(mailOutbox)).toBe(sent);
  });

  it.each([
    [
      'visits',
      () => post('visits', createVisitForm('ana@exemplo.com', { question: 'Ainda há vagas no 1º ano?' })),
    ],
    ['questions', () => post('questions', question)],
    ['reservations', async () => service.reserve(await signInPerson(test().database), offerId)],
  ])('EN-21 refuses %s with a sentence that says why', async (_what, send) => {
    const answer = await send();
    expect(answer.json()).toMatchObject({
      code: 'SCHOOL_UNLISTED',
      message: expect.stringContaining('consta como fechada no Censo Escolar de 2025'),
    });
    expect(answer.statusCode).toBe(409);
  });

  it('EN-21 S28 gives a payment that arrives too late no seat', async () => {
    const { database } = test();
    await database.pool.query(`UPDATE scholarship_order SET status = 'expired' WHERE code = $1`, [
      unpaid.code,
    ]);
    await service.report({ id: 'e-2', type: 'payment.succeeded', internalTransactionCode: unpaid.code });
    expect(await storedOrder(database, unpaid.code)).toMatchObject({ status: 'paid', seatMissing: true });
    expect(await seatsLeft(database, offerId)).toBe(3);
  });

  it('EN-21 is in no search, list or count, and says why where it is named', async () => {
    const listed = await search('filterString: "city_slug:araguaina-to"');
    expect(listed.schools.hits.map(({ slug }: { slug: string }) => slug)).toEqual(['perto']);
    expect(listed.similarSchools).toEqual([]);
    const named = await search('filterString: "slug:anglo", unlisted: true');
    expect(named.schools.hits).toEqual([
      { slug: 'anglo', unlisted: { reason: 'closed', year: 2025, isGone: false } },
    ]);
    await test().database.pool.query(
      `UPDATE school SET unlisted_at = now() - interval '366 days' WHERE slug = 'anglo'`,
    );
    const gone = await search('filterString: "slug:anglo", unlisted: true');
    expect(gone.schools.hits[0].unlisted.isGone).toBe(true);
    expect(await get('/marketplace/directory/place-summary?city=araguaina-to')).toMatchObject({
      schools: 1,
      offers: 0,
    });
    const pages = await get('/marketplace/directory/sitemap/schools/to');
    expect(JSON.stringify(pages)).not.toContain('anglo');
    expect(await get('/marketplace/directory/overall-data')).toMatchObject({ partnerSchools: 0 });
  });

  it('EN-21 leaves the schools that the census does not confirm in the operator’s list', async () => {
    expect((await service.operate('/unconfirmed-schools')).json()).toMatchObject({
      total: 1,
      schools: [{ slug: 'perto', confirmedIn: 2024, missingIn: 2026 }],
    });
  });

  it('EN-21 is marked among favorites', async () => {
    const person = await signInPerson(test().database);
    await service.server.inject({
      method: 'PUT',
      url: '/v3/account/user/favorites/anglo',
      headers: person.headers,
    });
    expect((await service.get(person, 'favorites')).json().items).toMatchObject([
      { slug: 'anglo', unlisted: { reason: 'closed', year: 2025 } },
    ]);
  });

  it('EN-21 takes no offers until a newer census lists it again', async () => {
    const { database } = test();
    const refused = await importOffers(database, { bytes: file() });
    expect(refused.skipped).toMatchObject({
      'the school has left the directory (closed in 2025)': { lines: [2], broken: true },
    });
    const isAnglo = eq(school.slug, 'anglo');
    await database.db.update(school).set({ unlistedReason: 'absent' }).where(isAnglo);
    expect((await importOffers(database, { bytes: file() })).advice).toEqual({
      'the school has left the directory (absent in 2025)':
        'A escola saiu do site. Ela não consta mais no Censo Escolar de 2025, do INEP.',
    });
    await importBytes(database, census(2027, 1));
    expect((await search('query: "anglo"')).schools.hits).toEqual([{ slug: 'anglo', unlisted: null }]);
    expect(await importOffers(database, { bytes: file() })).toMatchObject({ new: 1 });
    const [row] = await database.db.select().from(school).where(isAnglo);
    expect(row).toMatchObject({ unlistedAt: null, stageMask: 0b0010, factYears: { stages: 2024 } });
  });
});
