import { beforeEach, describe, expect, it, vi } from 'vitest';
import { favorites } from './device-lists.ts';
import { migrateStorageKeys } from './migrate-storage-keys.ts';

const device = new Map<string, string>();
const tab = new Map<string, string>();
const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
});

beforeEach(() => {
  device.clear();
  tab.clear();
  const localStorage = storageOf(device);
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('sessionStorage', storageOf(tab));
  vi.stubGlobal('window', { localStorage });
});

describe('migrateStorageKeys', () => {
  it('product 8 moves the favorites, the comparison and the city of an earlier version', () => {
    device.set('melhor-escola:favoritos', '{"version":1,"slugs":["colegio-azul"]}');
    device.set('melhor-escola:favoritos-da-conta', 'account');
    device.set('melhor-escola:comparar', 'compared');
    device.set('melhor-escola:cidade', 'city');
    migrateStorageKeys();
    expect(favorites.slugs()).toEqual(['colegio-azul']);
    expect(Object.fromEntries(device)).toEqual({
      'montilla:favorites': '{"version":1,"slugs":["colegio-azul"]}',
      'montilla:account-favorites': 'account',
      'montilla:compared': 'compared',
      'montilla:city': 'city',
    });
  });

  it('ST-02 EN-17 moves the current user and the path to return to after a new password', () => {
    device.set('account', 'user');
    device.set('recovery', 'path');
    device.set('baseUser', 'visitor');
    migrateStorageKeys();
    expect(Object.fromEntries(device)).toEqual({
      baseUser: 'visitor',
      'montilla:account': 'user',
      'montilla:recovery': 'path',
    });
  });

  it('EN-12 product 8 moves the location and the pending action of the tab', () => {
    tab.set('montilla.location', 'location');
    tab.set('montilla:interrupted', 'action');
    migrateStorageKeys();
    expect(Object.fromEntries(tab)).toEqual({
      'montilla:location': 'location',
      'montilla:pending-action': 'action',
    });
  });

  it('leaves the present entry where both exist', () => {
    device.set('melhor-escola:cidade', 'former');
    device.set('montilla:city', 'present');
    migrateStorageKeys();
    expect(Object.fromEntries(device)).toEqual({ 'montilla:city': 'present' });
  });

  it('leaves the former entry where storage is full', () => {
    device.set('melhor-escola:favoritos', 'list');
    vi.stubGlobal('localStorage', {
      ...storageOf(device),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    migrateStorageKeys();
    expect(Object.fromEntries(device)).toEqual({ 'melhor-escola:favoritos': 'list' });
  });
});
