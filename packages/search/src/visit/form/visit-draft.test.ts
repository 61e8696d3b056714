import { describe, expect, it } from 'vitest';
import { filledVisit } from '../../fixtures/visits.ts';
import { visitDraftStore } from './visit-draft.ts';

/** An in-memory storage of a tab. */
function tab(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

describe('product 14 the draft of a visit request', () => {
  it('survives a reload, for its own school, until it is sent', () => {
    const storage = tab();
    const store = visitDraftStore('colegio-a', () => storage);
    store.write({ values: filledVisit });
    expect(visitDraftStore('colegio-a', () => storage).read()).toEqual({ values: filledVisit });
    expect(visitDraftStore('colegio-b', () => storage).read()).toBeUndefined();
    store.clear();
    expect(store.read()).toBeUndefined();
  });

  it.each(['null', '{', JSON.stringify({ version: 1, values: { day1: 3 } }), JSON.stringify({ version: 1 })])(
    'ignores the stored value %s',
    (stored) => {
      const storage = tab();
      storage.setItem('montilla:visit:colegio-a', stored);
      expect(visitDraftStore('colegio-a', () => storage).read()).toBeUndefined();
    },
  );
});
