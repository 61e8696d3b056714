import { describe, expect, it } from 'vitest';
import { deviceStore } from './device-store.ts';

function fakeStorage(stored: Record<string, string> = {}) {
  const held = new Map(Object.entries(stored));
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

const parseName = ({ name }: Readonly<Record<string, unknown>>) =>
  typeof name === 'string' ? { name } : undefined;

describe('device store', () => {
  it('reads what was written, until it is cleared', () => {
    const storage = fakeStorage();
    const store = deviceStore(() => storage, 'key', parseName);
    store.write({ name: 'Ana' });
    expect(storage.held.get('key')).toBe('{"name":"Ana"}');
    expect(store.read()).toEqual({ name: 'Ana' });
    store.clear();
    expect(store.read()).toBeUndefined();
  });

  it('does not read a value of another version', () => {
    const storage = fakeStorage();
    deviceStore(() => storage, 'key', parseName, 1).write({ name: 'Ana' });
    expect(storage.held.get('key')).toBe('{"version":1,"name":"Ana"}');
    expect(deviceStore(() => storage, 'key', parseName, 1).read()).toEqual({ name: 'Ana' });
    expect(deviceStore(() => storage, 'key', parseName, 2).read()).toBeUndefined();
  });

  it.each(['', '{', 'null', '7', '{"name":7}'])('returns nothing for %j', (stored) => {
    expect(deviceStore(() => fakeStorage({ key: stored }), 'key', parseName).read()).toBeUndefined();
  });

  it.each([
    ['on a server', () => undefined],
    ['in a web view without storage', () => null],
    [
      'in a browser that forbids storage',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    ],
  ])('A7 stores nothing %s, says so, and does not fail', (_where, storage) => {
    const store = deviceStore(storage, 'key', parseName);
    expect(store.write({ name: 'Ana' })).toBe(false);
    expect(store.read()).toBeUndefined();
    store.clear();
  });
});
