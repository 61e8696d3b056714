import { describe, expect, it } from 'vitest';
import {
  attemptFor,
  draftOf,
  emptyDraft,
  emptyOfferDraft,
  reservationDraftStore,
  type ReservationDraft,
} from './draft.ts';

/** A tab's storage. */
function tab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { kept, storage: () => storage };
}

const ana = { name: 'Ana Clara', birthDate: '14/05/2019' };
const maria = { name: 'Maria das Dores', email: 'maria@exemplo.com.br', phone: '(11) 91234-5678' };
const attempt = { key: 'k', student: ana };

const full: ReservationDraft = {
  lead: maria,
  sentLead: maria,
  student: ana,
  ownerId: 41,
  offers: { 7: { isNew: 'sim', attends: 'sim', acceptsRules: true, attempt, code: 'ME-7Q2K-M0XB-94TC' } },
};

describe('EN-09 the draft of a reservation', () => {
  it('is there again after a reload', () => {
    const { storage } = tab();
    reservationDraftStore(storage).change(full);
    expect(reservationDraftStore(storage).read()).toEqual(full);
  });

  it('tells who listens of what changed, and of nothing else', () => {
    const store = reservationDraftStore(tab().storage);
    let told = 0;
    const end = store.subscribe(() => (told += 1));
    store.changeOffer(7, { isNew: 'sim' });
    store.changeOffer(7, { isNew: 'sim' });
    const read = store.read();
    expect(store.read()).toBe(read);
    expect(told).toBe(1);
    expect(read.offers[7]).toEqual({ ...emptyOfferDraft, isNew: 'sim' });
    end();
    store.change({ student: ana });
    expect(told).toBe(1);
  });

  it.each([
    ['nonsense', '{'],
    ['another version', JSON.stringify({ version: 0, ...full })],
    ['no student', JSON.stringify({ version: 1, ...full, student: 'Ana' })],
    ['a list for an offer', JSON.stringify({ version: 1, ...full, offers: { 7: [1] } })],
  ])('of %s is forgotten', (_what, stored) => {
    const { kept, storage } = tab();
    kept.set('montilla:reservation', stored);
    expect(reservationDraftStore(storage).read()).toEqual(emptyDraft);
  });

  it('lives in the page where the browser keeps nothing', () => {
    const store = reservationDraftStore(() => {
      throw new DOMException('denied');
    });
    store.change({ student: ana });
    expect(store.read().student).toEqual(ana);
  });

  it('S18 what one person named and reserved is not shown to another on the same device', () => {
    expect(draftOf(full, 41)).toBe(full);
    // A visitor who is about to sign in goes on with what they typed.
    expect(draftOf(full, undefined)).toBe(full);
    expect(draftOf(full, 42)).toEqual({
      lead: maria,
      student: { name: '', birthDate: '' },
      offers: { 7: { ...emptyOfferDraft, isNew: 'sim', attends: 'sim' } },
    });
  });

  it('S28 a try has one key, whatever happens meanwhile; another student is another try', () => {
    const own = { ...emptyOfferDraft, attempt };
    expect(attemptFor(own, { ...ana })).toBe(attempt);
    expect(attemptFor(own, { ...ana, birthDate: '15/05/2019' }, () => 'new').key).toBe('new');
    const keys = new Set(Array.from({ length: 50 }, () => attemptFor(emptyOfferDraft, ana).key));
    expect(keys.size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  });
});
