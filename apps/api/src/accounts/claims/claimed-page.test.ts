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
  const prepare = (who: Person, page: object = prepared) =>
    calls.call(who, 'PUT', `/claims/${slug}/page`, page);
  const edited = (who: Person) => calls.call(who, 'GET', `/schools/${slug}/page`);
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
    const { registeredName: _name, stated: _stated, census: _census, ...page } = (await edited(maria)).json();
    expect(page).toMatchObject({ name: 'Girassol', prepared: { name: 'Escola Girassol' } });
    expect((await edited(await person('staff'))).json().prepared).toBeNull();
    const { prepared: ready, ...published } = page;
    const saved = await calls.call(maria, 'PUT', `/schools/${slug}/page`, { ...published, ...ready });
    expect(saved.json()).toMatchObject({ name: 'Escola Girassol', phone: '6334159999', prepared: null });
    expect(await drafts()).toEqual([null]);
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
