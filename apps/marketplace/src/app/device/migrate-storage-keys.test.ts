import { beforeEach, describe, expect, it, vi } from 'vitest';
import { favorites } from './device-lists.ts';
import { migrateStorageKeys } from './migrate-storage-keys.ts';

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', { localStorage: storage });
});

describe('migrateStorageKeys', () => {
  it('product 8 keeps the favorites, the comparison and the city of an earlier version', () => {
    entries.set('melhor-escola:favoritos', '{"version":1,"slugs":["colegio-azul"]}');
    entries.set('melhor-escola:favoritos-da-conta', 'account');
    entries.set('melhor-escola:comparar', 'compared');
    entries.set('melhor-escola:cidade', 'city');
    migrateStorageKeys();
    expect(favorites.slugs()).toEqual(['colegio-azul']);
    expect(Object.fromEntries(entries)).toEqual({
      'montilla:favorites': '{"version":1,"slugs":["colegio-azul"]}',
      'montilla:account-favorites': 'account',
      'montilla:compared': 'compared',
      'montilla:city': 'city',
    });
  });

  it('keeps what is newer under the present key', () => {
    entries.set('melhor-escola:cidade', 'former');
    entries.set('montilla:city', 'present');
    migrateStorageKeys();
    expect(Object.fromEntries(entries)).toEqual({ 'montilla:city': 'present' });
  });

  it('leaves the former entry where storage is full', () => {
    entries.set('melhor-escola:favoritos', 'list');
    vi.stubGlobal('localStorage', {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    migrateStorageKeys();
    expect(Object.fromEntries(entries)).toEqual({ 'melhor-escola:favoritos': 'list' });
  });
});
