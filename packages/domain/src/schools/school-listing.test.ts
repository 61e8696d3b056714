import { describe, expect, it } from 'vitest';
import { isPageGone, unlistingLabel, unlistingSentence } from './school-listing.ts';

describe('EN-21 a school that has left', () => {
  it.each([
    ['closed', 2025, 'Esta escola consta como fechada no Censo Escolar de 2025, do INEP.'],
    [
      'public',
      null,
      'Esta escola consta como pública no Catálogo de Escolas, do INEP. Aqui só há escolas particulares.',
    ],
    ['absent', 2025, 'Esta escola não consta mais no Censo Escolar de 2025, do INEP.'],
  ] as const)('says that it is %s, and who says so', (reason, year, sentence) => {
    expect(unlistingSentence({ reason, year })).toBe(sentence);
  });

  it('has a label with its source', () => {
    expect(unlistingLabel({ reason: 'suspended', year: 2026 })).toBe(
      'Paralisada, segundo o Censo Escolar de 2026.',
    );
  });

  it('has a page for a year', () => {
    const since = new Date('2026-03-01T12:00:00Z');
    expect(isPageGone(since, new Date('2027-02-28T12:00:00Z'))).toBe(false);
    expect(isPageGone(since, new Date('2027-03-03T12:00:00Z'))).toBe(true);
  });
});
