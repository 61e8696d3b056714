import type { DeviceStorage, DeviceStore } from '@melhor-escola/ui/device-store';
import { describe, expect, it } from 'vitest';
import { filledReview } from '../fixtures/reviews.ts';
import { filledVisit } from '../fixtures/visits.ts';
import { questionDraftStore } from '../questions/form/use-question-form.ts';
import { reviewDraftStore } from '../review/form/review-draft.ts';
import { visitDraftStore } from '../visit/form/use-visit-form.ts';

/** An in-memory storage of a tab. */
function tab(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

const review = { step: 3, values: { ...filledReview, ratingExamPreparation: null } };
const question = { text: 'Tem van?', userName: 'Ana', userEmail: '' };
const visit = { values: filledVisit };

/** What the store of a school reads after this draft was written, that of another school, and the first after it was sent. */
function readAfterWriting<Draft extends object>(
  openStore: (slug: string, storage: DeviceStorage) => DeviceStore<Draft>,
  draft: Draft,
): (Draft | undefined)[] {
  const storage = tab();
  const store = openStore('colegio-a', () => storage);
  store.write(draft);
  const stored = openStore('colegio-a', () => storage).read();
  const other = openStore('colegio-b', () => storage).read();
  store.clear();
  return [stored, other, store.read()];
}

describe('EN-16 product 14 15 the draft of a form', () => {
  it('survives a reload, for its own school, until it is sent', () => {
    expect(readAfterWriting(reviewDraftStore, review)).toEqual([review, undefined, undefined]);
    expect(readAfterWriting(questionDraftStore, question)).toEqual([question, undefined, undefined]);
    expect(readAfterWriting(visitDraftStore, visit)).toEqual([visit, undefined, undefined]);
  });

  it.each([
    ['review', reviewDraftStore, { version: 0, ...review }],
    ['review', reviewDraftStore, { version: 1, ...review, step: 9 }],
    [
      'review',
      reviewDraftStore,
      { version: 1, ...review, values: { ...review.values, ratingExamPreparation: 6 } },
    ],
    ['review', reviewDraftStore, { version: 1, step: 1, values: { userName: 'Ana' } }],
    ['question', questionDraftStore, { version: 1, text: 7 }],
    ['visit', visitDraftStore, { version: 1, values: { day1: 3 } }],
    ['visit', visitDraftStore, { version: 1 }],
  ] as const)('of a %s ignores what is not one', (kind, openStore, stored) => {
    const storage = tab();
    storage.setItem(`montilla:${kind}:colegio-a`, JSON.stringify(stored));
    expect(openStore('colegio-a', () => storage).read()).toBeUndefined();
  });

  it.each(['null', '{', '[]'])('ignores the stored value %s', (stored) => {
    const storage = tab();
    storage.setItem('montilla:review:colegio-a', stored);
    expect(reviewDraftStore('colegio-a', () => storage).read()).toBeUndefined();
  });

  it('does not fail in a browser that forbids storage', () => {
    const store = reviewDraftStore('colegio-a', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    store.write(review);
    expect(store.read()).toBeUndefined();
    store.clear();
  });
});
