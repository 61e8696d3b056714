import { describe, expect, it } from 'vitest';
import { distinctiveSchoolText, isDistinctiveSchoolText } from './school-name-words.ts';

describe('words of a school’s name', () => {
  it('keeps the distinctive words of a school’s name, or all words if none is distinctive', () => {
    expect(distinctiveSchoolText('Colégio São José')).toBe('sao jose');
    expect(distinctiveSchoolText('Centro Educacional Infantil')).toBe('centro educacional infantil');
  });

  it.each([
    ['Colégio Objetivo', true],
    ['colégio', false],
    ['Esc. de Ed. Inf.', false],
    ['CEI', false],
    ['Centro Educacional Infantil', false],
    ['', false],
  ])('isDistinctiveSchoolText(%j) is %j', (text, distinctive) =>
    expect(isDistinctiveSchoolText(text)).toBe(distinctive),
  );
});
