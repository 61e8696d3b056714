import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { rateLimit } from '../../platform/database/account-schema.ts';
import { schoolChange } from '../../platform/database/directory-schema.ts';
import { schoolClaim } from '../../platform/database/panel-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { panelCalls, type PanelCalls, rejectionCode } from '../testing/panel-calls.ts';
import { signedInWithRole } from '../testing/panel-people.ts';
import { insertClaimableSchool } from '../testing/panel-schools.ts';
import { claimedPageBody, waitingClaimsBody } from './schema.ts';

const pdf = Buffer.from('%PDF-1.7\nCNPJ');
const prepared = {
  name: 'Escola Girassol',
  phone: '(63) 3415-9999',
  whatsapp: null,
  website: null,
  visitHours: null,
  description: 'O que só a escola sabe.',
  methodologies: ['waldorf'],
  amenities: ['piscina'],
};

/** What a claimant sees of the same fields. */
const published = {
  name: 'Girassol',
  phone: '6334150000',
  whatsapp: null,
  website: null,
  visitHours: null,
  description: null,
  methodologies: [],
  amenities: [],
};

describeEachEngine('the page that a claimant prepares', (test) => {
  let calls: PanelCalls;
  let slug = '';
  let schoolId = 0;
  let schools = 0;

  beforeAll(async () => {
    await insertCities(test().database);
    calls = await panelCalls(test().database);
  });
  afterAll(() => calls.server.close());
  beforeEach(async () => {
    const { database } = test();
    await database.db.delete(rateLimit);
    schools += 1;
    slug = `girassol-${schools}`;
    schoolId = (await insertClaimableSchool(database, slug)).id;
  });

  type Person = Awaited<ReturnType<typeof signedInWithRole>>;
  const person = (role: 'user' | 'staff' | 'owner' | 'operator' = 'user', id = schoolId) =>
    signedInWithRole(test().database, role, id);
  const claim = async () => {
    const claimant = await person();
    await calls.call(claimant, 'PUT', `/claims/${slug}/document`, pdf);
    return claimant;
  };
  const read = (who: Person) => calls.call(who, 'GET', `/claims/${slug}/page`);
  const prepare = (who: Person, page: object = prepared, seen: object = published) =>
    calls.call(who, 'PUT', `/claims/${slug}/page`, { page, seen });
  const edited = (who: Person) => calls.call(who, 'GET', `/schools/${slug}/page`);
  const save = async (who: Person, change: object) => {
    const {
      registeredName: _name,
      stated: _stated,
      census: _census,
      prepared: _prepared,
      ...page
    } = (await edited(who)).json();
    return calls.call(who, 'PUT', `/schools/${slug}/page`, { ...page, ...change });
  };
  const decide = async (decision: 'approve' | 'reject', body: object) => {
    const team = await person('operator');
    const { items } = waitingClaimsBody.parse((await calls.call(team, 'GET', '/operation/claims')).json());
    const id = items.find((item) => item.school.slug === slug)?.id ?? 0;
    const answer = await calls.call(team, 'POST', `/operation/claims/${id}/${decision}`, body);
    expect(answer.statusCode).toBe(200);
  };
  const drafts = async () => {
    const rows = await test()
      .database.db.select()
      .from(schoolClaim)
      .where(eq(schoolClaim.schoolId, schoolId));
    return rows.map(({ pageDraft }) => pageDraft);
  };

  it('begins as published, is stored, and changes nothing that is public', async () => {
    const { db } = test().database;
    const [before] = await db.select().from(school).where(eq(school.id, schoolId));
    const maria = await claim();
    const begun = claimedPageBody.parse((await read(maria)).json());
    expect(begun).toMatchObject({ name: 'Girassol', phone: '6334150000', isPrepared: false });
    // The e-mail may be the proof of the claim.
    expect((await read(maria)).body).not.toContain('secretaria@');
    expect((await prepare(maria)).statusCode).toBe(200);
    expect((await read(maria)).json()).toMatchObject({
      name: 'Escola Girassol',
      phone: '6334159999',
      methodologies: ['waldorf'],
      isPrepared: true,
    });
    expect((await db.select().from(school).where(eq(school.id, schoolId)))[0]).toEqual(before);
    expect(await db.$count(schoolChange, eq(schoolChange.schoolId, schoolId))).toBe(0);
  });

  it('S36 is seen and changed by nobody else', async () => {
    const maria = await claim();
    await prepare(maria);
    const stored = await drafts();
    const ana = await claim();
    expect((await read(ana)).json()).toMatchObject({ name: 'Girassol', isPrepared: false });
    await prepare(ana, { ...prepared, name: 'Outra coisa' });
    await calls.call(ana, 'DELETE', `/claims/${slug}/page`);
    const [other] = await insertSchools(test().database, [
      { name: 'Aquarela', slug: `aquarela-${schools}`, cityId: 1702109 },
    ]);
    const others = [
      await person(),
      await person('staff'),
      await person('owner'),
      await person('staff', other?.id),
      await person('operator'),
    ];
    for (const stranger of others) {
      expect(rejectionCode(await read(stranger))).toBe('CLAIM_NOT_FOUND');
      expect(rejectionCode(await prepare(stranger))).toBe('CLAIM_NOT_FOUND');
      expect(rejectionCode(await calls.call(stranger, 'DELETE', `/claims/${slug}/page`))).toBe(
        'CLAIM_NOT_FOUND',
      );
    }
    const [staff] = others.slice(1);
    expect(staff && (await edited(staff)).json()).toMatchObject({ name: 'Girassol', prepared: null });
    expect(await drafts()).toEqual([...stored, null]);
  });

  it('waits for its claimant alone after the approval, and is published by them', async () => {
    const maria = await claim();
    await prepare(maria);
    await decide('approve', { role: 'staff' });
    expect(rejectionCode(await prepare(maria))).toBe('CLAIM_NOT_FOUND');
    const page = (await edited(maria)).json();
    expect(page).toMatchObject({
      name: 'Girassol',
      prepared: { page: { name: 'Escola Girassol' }, conflicts: {} },
    });
    expect((await edited(await person('staff'))).json().prepared).toBeNull();
    const saved = await save(maria, page.prepared.page);
    expect(saved.json()).toMatchObject({ name: 'Escola Girassol', phone: '6334159999', prepared: null });
    expect(await drafts()).toEqual([null]);
  });

  it('stores only what differs from what the claimant saw', async () => {
    const maria = await claim();
    await prepare(maria, { ...published, phone: '(63) 3415-0000', description: 'Nova' });
    expect(await drafts()).toEqual([{ page: { description: 'Nova' }, seen: { description: null } }]);
    expect((await read(maria)).json()).toMatchObject({
      name: 'Girassol',
      description: 'Nova',
      seen: { name: 'Girassol', description: null },
    });
    await prepare(maria, published);
    expect(await drafts()).toEqual([null]);
    expect((await read(maria)).json()).toMatchObject({ isPrepared: false });
  });

  it('S28 keeps what another device has stored, also when both store at once', async () => {
    const maria = await claim();
    await prepare(maria, { description: 'Do computador' }, { description: null });
    await Promise.all([
      prepare(maria, { name: 'Escola Girassol' }, { name: 'Girassol', description: 'Outra' }),
      prepare(maria, { phone: '(63) 3415-9999' }, { phone: '6334150000' }),
    ]);
    const all = { description: 'Do computador', name: 'Escola Girassol', phone: '6334159999' };
    expect((await read(maria)).json()).toMatchObject({ ...all, seen: published });
    // Set back to what she saw, one field is as published again, and the others stay.
    await prepare(maria, { name: 'Girassol' }, { name: 'Girassol' });
    expect((await read(maria)).json()).toMatchObject({ ...all, name: 'Girassol' });
    expect(await drafts()).toMatchObject([{ page: { description: 'Do computador', phone: '6334159999' } }]);
  });

  it('reverts nothing that others have published meanwhile, and shows both where they differ', async () => {
    const maria = await claim();
    await prepare(maria, { ...published, phone: '(63) 3415-9999', description: 'De Maria', whatsapp: null });
    const ana = await person('owner');
    const fromAna = {
      name: 'Girassol da Ana',
      description: 'De Ana',
      whatsapp: '63992110000',
      amenities: ['piscina'],
    };
    expect((await save(ana, fromAna)).statusCode).toBe(200);
    // What she has not changed is as published now, also before the approval.
    expect((await read(maria)).json()).toMatchObject({
      name: 'Girassol da Ana',
      phone: '6334159999',
      description: 'De Maria',
      seen: { name: 'Girassol da Ana', description: null },
    });
    await decide('approve', { role: 'staff' });
    const page = (await edited(maria)).json();
    expect(page).toMatchObject(fromAna);
    expect(page.prepared).toEqual({ page: { phone: '6334159999' }, conflicts: { description: 'De Maria' } });
    const saved = await save(maria, page.prepared.page);
    expect(saved.json()).toMatchObject({ ...fromAna, phone: '6334159999', prepared: null });
  });

  it('is removed by its claimant, by withdrawing, and with a rejection', async () => {
    const maria = await claim();
    await prepare(maria);
    expect((await calls.call(maria, 'DELETE', `/claims/${slug}/page`)).statusCode).toBe(204);
    expect((await read(maria)).json()).toMatchObject({ isPrepared: false });
    await prepare(maria);
    await calls.call(maria, 'DELETE', `/claims/${slug}`);
    expect(await drafts()).toEqual([]);
    await calls.call(maria, 'PUT', `/claims/${slug}/document`, pdf);
    await prepare(maria);
    await decide('reject', { reason: 'O cartão é de outra escola.' });
    expect(await drafts()).toEqual([null]);
    expect(rejectionCode(await read(maria))).toBe('CLAIM_NOT_FOUND');
    expect(rejectionCode(await prepare(maria))).toBe('CLAIM_NOT_FOUND');
  });

  it('S30 rejects a field that the claimant has not seen', async () => {
    const maria = await claim();
    expect((await prepare(maria, prepared, { name: 'Girassol' })).statusCode).toBe(400);
  });

  it.each([
    { name: '' },
    { email: 'eu@golpe.com', name: 'a' },
    { phone: '123' },
    { amenities: ['heliponto'] },
  ])('S30 rejects %j', async (fields) => {
    const maria = await claim();
    expect((await prepare(maria, { ...prepared, ...fields })).statusCode).toBe(400);
    expect(await drafts()).toEqual([null]);
  });
});
