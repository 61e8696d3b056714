import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../fixtures/tab.ts';
import {
  attemptFor,
  emptyOfferDraft,
  reservationDraftStore,
  visibleDraft,
  type ReservationDraft,
} from './draft.ts';

const ana = { name: 'Ana Clara', birthDate: '14/05/2019' };
const maria = { name: 'Maria das Dores', email: 'maria@exemplo.com.br', phone: '(11) 91234-5678' };
const attempt = { key: 'k', student: ana };

const full: ReservationDraft = {
  lead: maria,
  sentLead: maria,
  student: ana,
  userId: 41,
  offers: { 7: { isNew: 'sim', attends: 'sim', acceptsRules: true, attempt, code: 'ME-7Q2K-M0XB-94TC' } },
};

describe('EN-09 the draft of a reservation', () => {
  it('survives a reload', () => {
    const storage = memoryStorage();
    reservationDraftStore(() => storage).write(full);
    expect(reservationDraftStore(() => storage).read()).toEqual(full);
  });

  it.each([
    ['nonsense', '{'],
    ['another version', JSON.stringify({ version: 0, ...full })],
    ['no student', JSON.stringify({ version: 1, ...full, student: 'Ana' })],
    ['a list for an offer', JSON.stringify({ version: 1, ...full, offers: { 7: [1] } })],
  ])('is dropped if it is %s', (_what, stored) => {
    const storage = memoryStorage();
    storage.setItem('montilla:reservation', stored);
    expect(reservationDraftStore(() => storage).read()).toBeUndefined();
  });

  it('S18 what one user entered and reserved is not shown to another on the same device', () => {
    expect(visibleDraft(full, 41)).toBe(full);
    // A visitor who is about to sign in keeps what they typed.
    expect(visibleDraft(full, undefined)).toBe(full);
    expect(visibleDraft(full, 42)).toEqual({
      lead: maria,
      student: { name: '', birthDate: '' },
      offers: { 7: { ...emptyOfferDraft, isNew: 'sim', attends: 'sim' } },
    });
  });

  it('S28 an attempt has one key, whatever happens meanwhile; another student is another attempt', () => {
    const own = { ...emptyOfferDraft, attempt };
    expect(attemptFor(own, { ...ana })).toBe(attempt);
    expect(attemptFor(own, { ...ana, birthDate: '15/05/2019' }, () => 'new').key).toBe('new');
    const keys = new Set(Array.from({ length: 50 }, () => attemptFor(emptyOfferDraft, ana).key));
    expect(keys.size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  });
});
