import { describe, expect, it } from 'vitest';
import { pageDraft } from './page-draft.ts';
import { girassol } from './page.fixture.ts';
import {
  conflictingValues,
  describeValue,
  differentFields,
  firstValues,
  knownSlugs,
  pageChecks,
  toPageValues,
} from './page-values.ts';

const values = {
  name: 'A',
  email: '',
  phone: '',
  whatsapp: '',
  website: '',
  visitHours: '',
  description: '',
  methodologies: [],
  amenities: [],
};

describe('what a school states on its page', () => {
  it.each([
    ['phone', ''],
    ['phone', '(63) 3415-1000'],
    ['whatsapp', '63 99211-1000'],
    ['email', 'secretaria@escola.com.br'],
    ['website', 'www.escola.com.br'],
    ['visitHours', 'seg-sex 08:00-11:30 13:30-17:00'],
    ['description', 'x'.repeat(2_000)],
  ] as const)('accepts %s %j', (field, text) => {
    expect(pageChecks[field](text)).toBeUndefined();
  });

  it.each([
    ['name', 'a'],
    ['phone', '3415-1000'],
    ['whatsapp', '99211-1000'],
    ['email', 'secretaria@'],
    ['website', 'nossa escola'],
    ['visitHours', 'sempre'],
    ['description', 'x'.repeat(2_001)],
  ] as const)('says how %s %j is right', (field, text) => {
    expect(pageChecks[field](text)).toMatch(/^(Escreva|A descrição)/);
  });

  it('shows what is not stated as empty, and a phone as people write it', () => {
    expect(
      toPageValues({
        name: 'Girassol',
        email: null,
        phone: '6334151000',
        whatsapp: null,
        website: null,
        visitHours: null,
        description: null,
        methodologies: ['waldorf'],
        amenities: ['piscina'],
      }),
    ).toEqual({
      name: 'Girassol',
      email: '',
      phone: '(63) 3415-1000',
      whatsapp: '',
      website: '',
      visitHours: '',
      description: '',
      methodologies: ['waldorf'],
      amenities: ['piscina'],
    });
  });

  it('keeps a draft per school, and reads nothing else', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const draft = pageDraft('girassol', () => storage);
    draft.write({ version: 3, values });
    expect(draft.read()).toEqual({ version: 3, values });
    expect(pageDraft('aquarela', () => storage).read()).toBeUndefined();
    for (const broken of [
      { name: 1 },
      { ...values, amenities: 'piscina' },
      { ...values, whatsapp: undefined },
    ]) {
      kept.set('montilla:panel-page-girassol', JSON.stringify({ version: 3, values: broken }));
      expect(draft.read()).toBeUndefined();
    }
  });

  it('begins with what was prepared, except for what somebody else has changed since', () => {
    const prepared = {
      page: { website: 'https://girassol.com.br/' },
      conflicts: { name: 'Escola Girassol' },
    };
    const page = { ...girassol, prepared };
    expect(firstValues(page)).toEqual({ ...toPageValues(girassol), website: 'https://girassol.com.br/' });
    expect(conflictingValues(page)).toEqual({ ...toPageValues(girassol), name: 'Escola Girassol' });
    expect(conflictingValues({ ...page, prepared: { ...prepared, conflicts: {} } })).toBeUndefined();
    expect(conflictingValues(girassol)).toBeUndefined();
  });

  it('compares lists whatever their order, and texts without the spaces around them', () => {
    const one = { ...values, name: 'A ', methodologies: ['waldorf', 'bilingue'] };
    const other = { ...values, methodologies: ['bilingue', 'waldorf'] };
    expect(differentFields(one, other)).toEqual([]);
    expect(differentFields(one, { ...other, amenities: ['piscina'] })).toEqual(['amenities']);
    expect(describeValue('methodologies', one)).toBe('Waldorf, Bilíngue');
  });

  it('sends no slug that the contract does not know', () => {
    expect(
      knownSlugs({ methodologies: ['waldorf', 'piscina'], amenities: ['piscina', 'heliponto'] }),
    ).toEqual({
      methodologies: ['waldorf'],
      amenities: ['piscina'],
    });
  });
});
