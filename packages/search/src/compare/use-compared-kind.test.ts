import { grades } from '@melhor-escola/domain/stage';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreedGrade } from './use-compared-kind.ts';

const grade = fc.constantFrom(...grades.map(({ slug }) => slug));
const schools = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/u), { minLength: 1, maxLength: 4 });

it('product 3 favorites that are all saved for one grade are compared in it', () => {
  fc.assert(
    fc.property(schools, grade, (slugs, saved) => {
      expect(agreedGrade(slugs, Object.fromEntries(slugs.map((slug) => [slug, saved])))).toBe(saved);
    }),
  );
});

it('product 3 they agree on no grade if one is saved for another, or for none', () => {
  fc.assert(
    fc.property(schools, grade, grade, (slugs, saved, other) => {
      fc.pre(saved !== other && !slugs.includes('outra'));
      const rest = Object.fromEntries(slugs.map((slug) => [slug, saved]));
      expect(agreedGrade([...slugs, 'outra'], rest)).toBeUndefined();
      expect(agreedGrade([...slugs, 'outra'], { ...rest, outra: other })).toBeUndefined();
    }),
  );
  expect(agreedGrade([], {})).toBeUndefined();
});
