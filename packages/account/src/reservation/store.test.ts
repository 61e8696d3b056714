import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../fixtures/tab.ts';
import { emptyDraft, emptyOfferDraft } from './draft.ts';
import { reservationStore } from './store.ts';

const eligible = { type: 'eligibility-answered', answers: { isNew: 'sim', attends: 'sim' } } as const;
const lead = { name: 'Maria das Dores', email: 'maria@exemplo.com.br', phone: '(11) 91234-5678' };

describe('EN-09 the state of a reservation in a tab', () => {
  it('persists the draft for a reload and for other offers, and nothing else', () => {
    const storage = memoryStorage();
    const store = reservationStore(7, () => storage);
    store.send({ type: 'lead-sent', lead });
    store.send(eligible);
    const reloaded = reservationStore(7, () => storage).state();
    expect(reloaded.draft).toEqual(store.state().draft);
    expect([store.state().hasInteracted, reloaded.hasInteracted]).toEqual([true, false]);
    expect(reservationStore(8, () => storage).state().draft).toMatchObject({ sentLead: lead });
  });

  it('notifies of changes only, until unsubscribed', () => {
    const storage = memoryStorage();
    const store = reservationStore(7, () => storage);
    let notified = 0;
    const unsubscribe = store.subscribe(() => (notified += 1));
    store.send({ ...eligible, answers: { isNew: 'sim' } });
    store.send({ ...eligible, answers: { isNew: 'sim' } });
    const state = store.state();
    expect(store.state()).toBe(state);
    expect(notified).toBe(1);
    expect(state.draft.offers[7]).toEqual({ ...emptyOfferDraft, isNew: 'sim' });
    unsubscribe();
    store.send({ type: 'lead-changed', lead });
    expect(notified).toBe(1);
  });

  it('starts with an empty draft where the stored one cannot be read', () => {
    const storage = memoryStorage();
    storage.setItem('montilla:reservation', '{');
    expect(reservationStore(7, () => storage).state().draft).toEqual(emptyDraft);
  });

  it('lives as long as the page where the browser forbids storage', () => {
    const store = reservationStore(7, () => {
      throw new DOMException('denied');
    });
    store.send({ type: 'lead-changed', lead });
    expect(store.state().draft.lead).toEqual(lead);
  });
});
