import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_REMARKS_LENGTH, toVisitRecord, type VisitedSchool } from './visit-record.ts';
import { clearVisitRecords, visitStore } from './visit-store.ts';

const KEY = 'montilla:visit-checklist';
const DAY_MS = 86_400_000;

function device(entries: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

const school = (slug: string): VisitedSchool => ({
  slug,
  name: `Escola ${slug}`,
  place: 'Setor Central, Araguaína, TO',
  phone: '6334110000',
  addressLines: ['Rua das Mangueiras, 120', 'Setor Central', 'Araguaína, TO · CEP 77804-970'],
  tags: ['waldorf'],
});

describe('visitStore', () => {
  it('product 8 stores facts, answers and remarks for the next visit, latest first', () => {
    const storage = device();
    const store = visitStore(
      () => storage,
      () => 1_000,
    );
    store.open([school('a'), school('b')]);
    store.change('b', { checked: ['turmas'] });
    store.change('b', { remarks: 'Pátio grande.' });
    expect(
      visitStore(
        () => storage,
        () => 2_000,
      ).records(),
    ).toEqual([
      { ...school('a'), checked: [], remarks: '', usedAt: 1_000 },
      { ...school('b'), checked: ['turmas'], remarks: 'Pátio grande.', usedAt: 1_000 },
    ]);
  });

  it('keeps the order of schools that are opened together, however long that takes', () => {
    const storage = device();
    let time = 1_000;
    const store = visitStore(
      () => storage,
      () => (time += 1),
    );
    store.open([school('a'), school('b'), school('c')]);
    expect(store.records().map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
  });

  it('updates the facts of an opened school, and leaves its answers and other schools', () => {
    const storage = device();
    const store = visitStore(() => storage);
    store.open([school('a'), school('b')]);
    store.change('a', { checked: ['bolsa'], remarks: 'Gostei.' });
    store.open([{ ...school('a'), phone: undefined }]);
    expect(store.records().map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(store.records()[0]).toMatchObject({ phone: undefined, checked: ['bolsa'], remarks: 'Gostei.' });
  });

  it('does not overwrite what another tab changed in another school', () => {
    const storage = device();
    const [one, other] = [visitStore(() => storage), visitStore(() => storage)];
    one.open([school('a'), school('b')]);
    other.records();
    one.change('a', { remarks: 'Uma.' });
    other.change('b', { remarks: 'Outra.' });
    expect(
      visitStore(() => storage)
        .records()
        .map(({ remarks }) => remarks),
    ).toEqual(['Uma.', 'Outra.']);
  });

  it('deletes the records of schools that were not opened for 90 days, and the oldest of more than 80', () => {
    const storage = device();
    visitStore(
      () => storage,
      () => 0,
    ).open([school('velha')]);
    visitStore(
      () => storage,
      () => 50 * DAY_MS,
    ).open(Array.from({ length: 90 }, (_, at) => school(`e${at}`)));
    const records = visitStore(
      () => storage,
      () => 91 * DAY_MS,
    ).records();
    expect(records).toHaveLength(80);
    expect(records.some(({ slug }) => slug === 'velha')).toBe(false);
  });

  it('stores the first 1,000 characters of longer remarks, and shows all of them until then', () => {
    const storage = device();
    const store = visitStore(() => storage);
    store.open([school('a')]);
    store.change('a', { remarks: 'a'.repeat(1_200) });
    expect(store.records()[0]?.remarks).toHaveLength(1_200);
    expect(visitStore(() => storage).records()[0]?.remarks).toHaveLength(MAX_REMARKS_LENGTH);
  });

  it('notifies of changes, and returns the same array until then', () => {
    const storage = device();
    const store = visitStore(() => storage);
    let calls = 0;
    const end = store.subscribe(() => (calls += 1));
    expect(store.records()).toBe(store.records());
    store.open([school('a')]);
    end();
    store.change('a', { remarks: 'b' });
    expect(calls).toBe(1);
  });

  it('S18 is cleared with the other data of the user', () => {
    const storage = device();
    visitStore(() => storage).open([school('a')]);
    clearVisitRecords(() => storage);
    expect(storage.stored.size).toBe(0);
  });

  it('stays in memory if the browser forbids storage', () => {
    const store = visitStore(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    store.open([school('a')]);
    store.change('a', { checked: ['turmas'] });
    expect(store.records()[0]?.checked).toEqual(['turmas']);
  });

  it('never fails, whatever is stored', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (schools) => {
        const text = JSON.stringify({ version: 1, schools });
        expect(visitStore(() => device({ [KEY]: text })).records()).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('toVisitRecord', () => {
  const stored = { ...school('a'), checked: ['turmas'], remarks: 'Boa.', usedAt: 5 };

  it('returns a valid record as it is', () => {
    expect(toVisitRecord(stored)).toEqual([stored]);
  });

  it.each([
    ['no slug', { ...stored, slug: undefined }],
    ['a slug that is a path', { ...stored, slug: '../minha-conta' }],
    ['no name', { ...stored, name: '' }],
    ['an endless name', { ...stored, name: 'a'.repeat(201) }],
    ['no date', { ...stored, usedAt: 'ontem' }],
  ])('rejects a record with %s', (_, value) => {
    expect(toVisitRecord(value)).toEqual([]);
  });

  it('drops invalid parts of a record', () => {
    expect(
      toVisitRecord({
        ...stored,
        phone: 7,
        tags: 'waldorf',
        checked: [1, 'turmas', 'turmas'],
        remarks: null,
      }),
    ).toEqual([{ ...stored, phone: undefined, tags: [], checked: ['turmas'], remarks: '' }]);
  });
});
