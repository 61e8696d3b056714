import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedSlugList } from './stored-slug-list.ts';

/** An in-memory `Storage` of the device. */
function device(entries: Readonly<Record<string, string>> = {}): Storage {
  const stored = new Map(Object.entries(entries));
  return {
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}

const listOn = (storage: Storage | undefined, maximum = 4) =>
  storedSlugList({ key: 'lista', maximum, storage: () => storage });

/** The event that a browser dispatches in its other tabs. */
const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

const target = new EventTarget();
vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  end = undefined;
});

describe('storedSlugList', () => {
  it.each([
    [
      'forbidden',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    ],
    [
      'full',
      (): Storage =>
        Object.assign(device(), {
          setItem: () => {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          },
        }),
    ],
  ])('A7 says that it is not stored where storage is %s, and lasts as long as the page', (_why, storage) => {
    const list = storedSlugList({ key: 'lista', maximum: 4, storage });
    expect(list.isStored()).toBe(true);
    list.add('a');
    expect(list.slugs()).toEqual(['a']);
    expect(list.isStored()).toBe(false);
  });

  it('product 8 stores added schools for the next visit, latest first', () => {
    const storage = device();
    const list = listOn(storage);
    list.add('a');
    list.add('b');
    list.add('a');
    expect(list.slugs()).toEqual(['a', 'b']);
    expect(listOn(storage).slugs()).toEqual(['a', 'b']);
    expect(storage.getItem('lista')).toBe('{"version":1,"slugs":["a","b"]}');
    list.remove('a');
    expect(listOn(storage).slugs()).toEqual(['b']);
    list.replace([]);
    expect(storage.getItem('lista')).toBe(null);
  });

  it('ignores schools beyond the maximum and invalid slugs', () => {
    const list = listOn(device(), 2);
    for (const slug of ['a', '../x', '<b>', 'b', 'c']) list.add(slug);
    expect(list.slugs()).toEqual(['b', 'a']);
    list.replace(['c', 'c', 'Ç', 'd', 'e']);
    expect(list.slugs()).toEqual(['c', 'd']);
  });

  it('product 8 stores the grade that a school is saved for, and changes it', () => {
    const storage = device();
    const list = listOn(storage);
    list.add('a', '6-ano');
    list.add('b');
    expect(storage.getItem('lista')).toBe('{"version":1,"slugs":["b","a"],"grades":{"a":"6-ano"}}');
    // Moved to the front, it is still for that grade.
    list.add('a');
    list.setGrade('b', '1-serie');
    list.setGrade('unknown', '1-serie');
    expect(listOn(storage).slugs()).toEqual(['a', 'b']);
    expect(listOn(storage).grades()).toEqual({ a: '6-ano', b: '1-serie' });
    list.setGrade('a', undefined);
    list.replace(['c', 'b'], { ...list.grades(), c: '9-ano' });
    expect(listOn(storage).grades()).toEqual({ b: '1-serie', c: '9-ano' });
    list.remove('b');
    list.add('b');
    expect(list.grades()).toEqual({ c: '9-ano' });
  });

  it('product 8 reads a list from before there were grades, and drops unknown ones', () => {
    expect(listOn(device({ lista: '{"version":1,"slugs":["a"]}' })).grades()).toEqual({});
    const stored = '{"version":1,"slugs":["a","b"],"grades":{"a":"14-ano","b":"2-ano","c":"3-ano"}}';
    expect(listOn(device({ lista: stored })).grades()).toEqual({ b: '2-ano' });
  });

  it('follows other tabs, and notifies listeners of every change', () => {
    const storage = device();
    const list = listOn(storage);
    let calls = 0;
    end = list.subscribe(() => (calls += 1));
    list.add('a');
    expect(calls).toBe(1);
    storage.setItem('lista', '{"version":1,"slugs":["b"]}');
    target.dispatchEvent(storageEvent('lista'));
    expect(list.slugs()).toEqual(['b']);
    storage.clear();
    target.dispatchEvent(storageEvent(null));
    expect(list.slugs()).toEqual([]);
    target.dispatchEvent(storageEvent('outra'));
    expect(calls).toBe(3);
  });

  it('returns the same array until it changes, as React requires', () => {
    const list = listOn(device({ lista: '{"version":1,"slugs":["a"]}' }));
    expect(list.slugs()).toBe(list.slugs());
    expect(listOn(undefined).slugs()).toBe(listOn(undefined).slugs());
  });

  it.each([
    'não é JSON',
    'null',
    '[]',
    '{"version":2,"slugs":["a"]}',
    '{"version":1,"slugs":"<script>"}',
    '{"version":1}',
  ])('ignores the stored value %s', (text) => {
    expect(listOn(device({ lista: text })).slugs()).toEqual([]);
  });

  it('never fails, whatever is stored', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const slugs = listOn(device({ lista: text })).slugs();
        expect(slugs.every((slug) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('stays in memory if the browser forbids storage', () => {
    const list = storedSlugList({
      key: 'lista',
      maximum: 4,
      storage: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
    list.add('a');
    expect(list.slugs()).toEqual(['a']);
  });
});
