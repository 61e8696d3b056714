import { describe, expect, it } from 'vitest';
import { offerDraft } from './draft.ts';
import { fixtureOffer } from './offer.fixture.ts';
import {
  duplicateValues,
  newValues,
  offerDifferences,
  offerValues,
  parsePercentage,
  storedTerms,
  toTerms,
} from './offer-values.ts';

describe('the form of an offer', () => {
  it('sends what is stored when nothing was changed, with the title that follows grade and shift', () => {
    const offer = fixtureOffer();
    expect(toTerms(offerValues(offer))).toEqual({ ...storedTerms(offer), title: '' });
    const named = fixtureOffer({ title: 'Bolsa para irmãos' });
    expect(toTerms(offerValues(named))).toEqual(storedTerms(named));
  });

  it('sends nothing while something is missing', () => {
    expect(toTerms(newValues(2027))).toBeUndefined();
    expect(toTerms(duplicateValues(fixtureOffer()))).toBeUndefined();
    expect(toTerms({ ...duplicateValues(fixtureOffer()), grade: '2-ano' })).toMatchObject({
      grade: '2-ano',
      title: '',
      monthlyFee: 185_000,
    });
  });

  it.each([
    ['33,5', 33.5],
    ['50 %', 50],
    ['7.25', 7.25],
    ['', null],
    ['metade', Number.NaN],
    ['-5', Number.NaN],
  ])('reads the percentage %j', (text, percentage) => {
    expect(parsePercentage(text)).toBe(percentage);
  });

  it('names only what two versions differ in, as people read it', () => {
    const offer = fixtureOffer();
    const current = fixtureOffer({ monthlyFee: 190_000, shift: 'tarde', title: '1º ano – Tarde' });
    expect(offerDifferences({ ...offerValues(offer), seats: 12 }, offerValues(current))).toEqual([
      { label: 'Turno', own: 'Manhã', current: 'Tarde' },
      { label: 'Mensalidade', own: 'R$\u00A01.850,00', current: 'R$\u00A01.900,00' },
      { label: 'Vagas', own: '12', current: '10' },
    ]);
  });
});

describe('the draft of an offer', () => {
  const stored = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });

  it('survives a reload, for its own school only', () => {
    const draft = { id: 7, version: 2, values: { ...newValues(2027), monthlyFee: 90_000, discount: '3' } };
    offerDraft('girassol', storage).write(draft);
    expect(offerDraft('girassol', storage).read()).toEqual(draft);
    expect(offerDraft('outra', storage).read()).toBeUndefined();
  });

  it('reads whatever somebody else stored as values of a form', () => {
    stored.set('montilla:panel-offer:girassol', '{"id":"7","values":{"seats":"muitas","shift":3}}');
    expect(offerDraft('girassol', storage).read()).toEqual({
      id: undefined,
      version: undefined,
      values: { ...newValues(2027), year: null },
    });
    stored.set('montilla:panel-offer:girassol', '{"values":null}');
    expect(offerDraft('girassol', storage).read()).toBeUndefined();
  });
});
