import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment, tenantHeader } from '../../../test/test-server.ts';
import { favorite } from '../../platform/database/account-schema.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { insertOffers, insertSchools } from '../../search/testing/school-rows.ts';
import { buildServer } from '../../app/server.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import { addFavorites, MAX_FAVORITES } from './favorites.ts';
import { signedInAccount } from '../testing/signed-in-account.ts';

describeOneEngine('favorites', (test) => {
  let server: ZodFastify;
  let user: Awaited<ReturnType<typeof signedInAccount>>;

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const [anglo] = await insertSchools(database, [
      { name: 'Anglo', cityId: 1702109, logo: 'logo.svg', images: ['front.jpg'] },
      ...Array.from({ length: MAX_FAVORITES }, (_, n) => ({ name: `Escola ${n}`, cityId: 3550308 })),
    ]);
    if (!anglo) throw new Error('Expected an inserted school.');
    await insertOffers(database, [
      { school: anglo, monthlyFee: 100_000 },
      { school: anglo, monthlyFee: 60_000, discountPercentage: 50 },
      { school: anglo, monthlyFee: 10_000, seatsLeft: 0 },
      { school: anglo, monthlyFee: 70_000, discountPercentage: 0, grade: '6-ano' },
    ]);
    server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
  });
  beforeEach(async () => {
    user = await signedInAccount(test().database);
  });

  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path = '', payload?: object) =>
    server.inject({
      method,
      url: `/v3/account/user/favorites${path}`,
      headers: user.headers,
      ...(payload ? { payload } : {}),
    });
  const slugs = async () => (await call('GET')).json().items.map((item: { slug: string }) => item.slug);

  it('product 8 adds a school with its card and removes it, idempotently', async () => {
    // The card counts the school's offers, however many families have saved it.
    const { database } = test();
    await addFavorites(database.db, (await signedInAccount(database)).row.id, ['anglo']);
    for (let times = 0; times < 2; times++) expect((await call('PUT', '/anglo')).statusCode).toBe(204);
    const answer = await call('GET');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json().items).toEqual([
      {
        slug: 'anglo',
        name: 'Anglo',
        logo: 'logo.svg',
        image: 'front.jpg',
        city: 'Araguaína',
        citySlug: 'araguaina-to',
        uf: 'TO',
        neighborhood: null,
        ratingAverage: 0,
        ratingCount: 0,
        isPartner: false,
        demo: false,
        unlisted: null,
        offers: 3,
        lowestPrice: 30_000,
        grade: null,
        gradePrice: null,
        addedAt: expect.any(String),
      },
    ]);
    for (let times = 0; times < 2; times++) expect((await call('DELETE', '/anglo')).statusCode).toBe(204);
    expect(await slugs()).toEqual([]);
  });

  it('product 8 merges the browser’s favorites in order, idempotently', async () => {
    await call('PUT', '/escola-1');
    const kept = { slugs: ['escola-3', 'escola-1', 'gone', 'anglo', 'escola-3'] };
    const merged = await call('POST', '/merge', kept);
    expect(merged.statusCode).toBe(200);
    const before = merged.json();
    expect(before.items.map((item: { slug: string }) => item.slug)).toEqual([
      'escola-3',
      'anglo',
      'escola-1',
    ]);
    expect((await call('POST', '/merge', kept)).json()).toEqual(before);
    expect((await call('POST', '/merge', { slugs: [] })).json()).toEqual(before);
  });

  it('product 8 saves a school for a grade, whose price it shows, and changes that', async () => {
    const saved = async () => {
      const [item] = (await call('GET')).json().items;
      return [item.grade, item.gradePrice];
    };
    await call('POST', '/merge', { slugs: ['anglo'], grades: { anglo: '6-ano' } });
    expect(await saved()).toEqual(['6-ano', 70_000]);
    // Another device, on which it was saved for another child: what the account has stays.
    await call('POST', '/merge', { slugs: ['anglo'], grades: { anglo: '1-ano' } });
    expect(await saved()).toEqual(['6-ano', 70_000]);
    expect((await call('PUT', '/anglo/grade', { grade: '3-serie' })).statusCode).toBe(204);
    expect(await saved()).toEqual(['3-serie', null]);
    await call('PUT', '/anglo/grade', { grade: null });
    expect(await saved()).toEqual([null, null]);
    // It gets the grade that it lacks.
    await call('POST', '/merge', { slugs: ['anglo'], grades: { anglo: '1-ano' } });
    expect(await saved()).toEqual(['1-ano', 30_000]);
  });

  it('product 8 knows no other grades, and ignores one of a school that is no favorite', async () => {
    expect((await call('PUT', '/anglo/grade', { grade: '14-ano' })).statusCode).toBe(400);
    const merge = { slugs: ['anglo'], grades: { anglo: '14-ano' } };
    expect((await call('POST', '/merge', merge)).statusCode).toBe(400);
    expect((await call('PUT', '/anglo/grade', { grade: '6-ano' })).statusCode).toBe(204);
    expect(await slugs()).toEqual([]);
  });

  it('product 8 keeps favorites added in one call together and above earlier ones', async () => {
    const { db } = test().database;
    const names = Array.from({ length: 80 }, (_, n) => `escola-${n}`);
    const first = names.slice(0, 40);
    const last = names.slice(40);
    await addFavorites(db, user.row.id, first);
    await addFavorites(db, user.row.id, last);
    expect(await slugs()).toEqual([...last, ...first]);
  });

  it('S20 are visible to their user only, and require a session', async () => {
    await call('PUT', '/anglo');
    user = await signedInAccount(test().database);
    expect(await slugs()).toEqual([]);
    const anonymous = await server.inject({ url: '/v3/account/user/favorites', headers: tenantHeader });
    expect(anonymous.statusCode).toBe(401);
  });

  it('product 8 enforces the limit per account, even for concurrent calls', async () => {
    const { db } = test().database;
    const names = Array.from({ length: MAX_FAVORITES }, (_, n) => `escola-${n}`);
    await addFavorites(db, user.row.id, names.slice(0, -2));
    const statuses = await Promise.all(
      ['/escola-498', '/escola-499', '/anglo'].map(async (path) => (await call('PUT', path)).statusCode),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 204, 409]);
    expect(await db.$count(favorite)).toBeGreaterThanOrEqual(MAX_FAVORITES);
  });
});
