import { describe, expect, it } from 'vitest';
import { pageDraft } from './page-draft.ts';
import { pageChecks, toPageValues } from './page-values.ts';

describe('what a school states on its page', () => {
  it.each([
    ['phone', ''],
    ['phone', '(63) 3415-1000'],
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
        website: null,
        visitHours: null,
        description: null,
      }),
    ).toEqual({
      name: 'Girassol',
      email: '',
      phone: '(63) 3415-1000',
      website: '',
      visitHours: '',
      description: '',
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
    const values = { name: 'A', email: '', phone: '', website: '', visitHours: '', description: '' };
    draft.write({ version: 3, values });
    expect(draft.read()).toEqual({ version: 3, values });
    expect(pageDraft('aquarela', () => storage).read()).toBeUndefined();
    kept.set('montilla:panel-page-girassol', '{"version":3,"values":{"name":1}}');
    expect(draft.read()).toBeUndefined();
  });
});
