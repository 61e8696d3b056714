import { afterEach, describe, expect, it } from 'vitest';
import { savedSchools } from '../../fixtures/favorites.ts';
import { startFixtureService, type FixtureService } from '../../fixtures/service.ts';
import { memoryList } from '../../fixtures/site.tsx';
import { storeSavedSchools } from './store-saved-schools.ts';
import { visitStore } from './visit-store.ts';

let fixture: FixtureService | undefined;

afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

const slugs = savedSchools.map(({ slug }) => slug);
const found = () => ({
  schools: { hits: savedSchools, total: savedSchools.length, page: 1, size: 3, facets: [] },
});

function device() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

describe('storeSavedSchools', () => {
  it('product 12 stores what the checklist shows of each favorite, and asks for none again', async () => {
    fixture = await startFixtureService({ SearchSchools: found });
    const storage = device();
    const favorites = memoryList(60, slugs);
    await storeSavedSchools({ favorites, gone: memoryList(60), ...fixture }, () => storage);
    await storeSavedSchools({ favorites, gone: memoryList(60), ...fixture }, () => storage);
    const records = visitStore(() => storage).records();
    expect(records.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
    expect(records.every(({ place, addressLines }) => place !== '' && addressLines.length > 0)).toBe(true);
    expect(fixture.calls).toHaveLength(1);
  });

  it('product 12 asks once for a favorite that has left the site', async () => {
    fixture = await startFixtureService({ SearchSchools: found });
    const options = {
      favorites: memoryList(60, [...slugs, 'colegio-azul']),
      gone: memoryList(60),
      ...fixture,
    };
    const storage = device();
    await storeSavedSchools(options, () => storage);
    await storeSavedSchools(options, () => storage);
    expect(options.gone.slugs()).toEqual(['colegio-azul']);
    expect(fixture.calls).toHaveLength(1);
  });

  it('leaves what was checked and written', async () => {
    fixture = await startFixtureService({ SearchSchools: found });
    const storage = device();
    const [first = ''] = slugs;
    await storeSavedSchools(
      { favorites: memoryList(60, [first]), gone: memoryList(60), ...fixture },
      () => storage,
    );
    visitStore(() => storage).change(first, { remarks: 'Gostei.' });
    await storeSavedSchools(
      { favorites: memoryList(60, slugs), gone: memoryList(60), ...fixture },
      () => storage,
    );
    const records = visitStore(() => storage).records();
    expect(records).toHaveLength(slugs.length);
    expect(records.find(({ slug }) => slug === first)).toMatchObject({ remarks: 'Gostei.' });
  });

  it('S18 stores no school that was removed during the request, as signing out does', async () => {
    const favorites = memoryList(60, slugs);
    fixture = await startFixtureService({
      SearchSchools: () => {
        favorites.replace([]);
        return found();
      },
    });
    const storage = device();
    await storeSavedSchools({ favorites, gone: memoryList(60), ...fixture }, () => storage);
    expect(visitStore(() => storage).records()).toEqual([]);
  });
});
