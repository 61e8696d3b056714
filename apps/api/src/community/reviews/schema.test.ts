import { reviewFieldProblem, reviewFields, type ReviewFieldName } from '@melhor-escola/domain/review-rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reviewForm } from './schema.ts';
import { createReviewForm } from './testing/review-service.ts';

const names = Object.keys(reviewFields) as ReviewFieldName[];

it('EN-16 has exactly the fields of the domain’s table', () => {
  expect(Object.keys(reviewForm.shape)).toEqual(names);
});

const written = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ minLength: 15, maxLength: 25 }),
  fc.constantFrom('a'.repeat(2000), 'a'.repeat(2001), 'a'.repeat(120), 'Aluno', 'Waldorf', 'ana@exemplo.com'),
  fc.integer({ min: -1, max: 7 }),
  fc.double(),
  fc.constantFrom(undefined, null, true, [], {}, '', ' '),
);

it('EN-16 accepts and rejects the same values as the site’s form', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), written, (name, value) => {
      const parsed = reviewForm.safeParse(createReviewForm('ana@exemplo.com', { [name]: value }));
      const problem = reviewFieldProblem(name, value);
      // An unset optional choice or rating is absent, which a form sends as an empty text.
      if (typeof value === 'string' && value.trim() === '' && problem === undefined) return;
      expect(parsed.success).toBe(problem === undefined);
    }),
  );
});

it('EN-16 trims and normalizes texts, and changes nothing else', () => {
  const form = reviewForm.parse(
    createReviewForm('Ana@Exemplo.com', {
      userName: ' Joa\u0303o <b>da</b> Silva ',
      educationSystem: '  ',
      testimonial: '\r\nUma escola muito boa.\r\nRecomendo a todos!\n',
    }),
  );
  expect(form).toMatchObject({
    userName: 'João <b>da</b> Silva',
    userEmail: 'ana@exemplo.com',
    educationSystem: null,
    testimonial: 'Uma escola muito boa.\nRecomendo a todos!',
  });
});
