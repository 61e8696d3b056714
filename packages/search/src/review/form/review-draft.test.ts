import { describe, expect, it } from 'vitest';
import { filledReview } from '../../fixtures/reviews.ts';
import { reviewDraftStore } from './review-draft.ts';

/** An in-memory storage of a tab. */
function tab(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

const draft = { step: 3, values: { ...filledReview, ratingExamPreparation: null } };

describe('the draft of a review', () => {
  it('EN-16 survives a reload, for its own school', () => {
    const storage = tab();
    reviewDraftStore('colegio-a', () => storage).write(draft);
    expect(reviewDraftStore('colegio-a', () => storage).read()).toEqual(draft);
    expect(reviewDraftStore('colegio-b', () => storage).read()).toBeUndefined();
  });

  it('is cleared after submission', () => {
    const storage = tab();
    const store = reviewDraftStore('colegio-a', () => storage);
    store.write(draft);
    store.clear();
    expect(store.read()).toBeUndefined();
  });

  it.each([
    'null',
    '{',
    '[]',
    JSON.stringify({ version: 0, ...draft }),
    JSON.stringify({ version: 1, step: 9, values: draft.values }),
    JSON.stringify({ version: 1, step: 1, values: { ...draft.values, ratingExamPreparation: 6 } }),
    JSON.stringify({ version: 1, step: 1, values: { userName: 'Ana' } }),
  ])('ignores the stored value %s', (stored) => {
    const storage = tab();
    storage.setItem('montilla:review:colegio-a', stored);
    expect(reviewDraftStore('colegio-a', () => storage).read()).toBeUndefined();
  });

  it('does not fail in a browser that forbids storage', () => {
    const store = reviewDraftStore('colegio-a', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    store.write(draft);
    expect(store.read()).toBeUndefined();
    store.clear();
  });
});
