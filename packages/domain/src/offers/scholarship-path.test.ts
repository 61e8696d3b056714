import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findGrade, grades } from '../schools/stage.ts';
import { formatBRL, formatWholeBRL } from './money.ts';
import {
  describePathEnd,
  describeReadjustment,
  pathSteps,
  scholarshipPath,
  type ScholarshipPath,
} from './scholarship-path.ts';

function pathFrom(slug: string, monthly = 85_000, amounts: 'whole' | 'exact' = 'whole'): ScholarshipPath {
  const grade = findGrade(slug);
  if (!grade) throw new Error(`There is no grade ${slug}.`);
  return scholarshipPath({ grade, year: 2027, monthly }, amounts);
}

describe('issue 64 a scholarship until its stage ends', () => {
  it('has a year for each grade that is left of the stage', () => {
    expect(pathFrom('6-ano').years.map(({ year, grade }) => `${year} ${grade.name}`)).toEqual([
      '2027 6º ano',
      '2028 7º ano',
      '2029 8º ano',
      '2030 9º ano',
    ]);
    expect(pathFrom('3-serie').years).toHaveLength(1);
  });

  it('has today’s price and, from the second year, the band of a readjustment', () => {
    const steps = pathSteps(pathFrom('8-ano'), formatWholeBRL);
    expect(steps.map(({ amount, range }) => [amount, range])).toEqual([
      ['R$\u00A0850', undefined],
      ['R$\u00A0850', 'de R$\u00A0887 a R$\u00A0936 com reajuste'],
    ]);
    const [, exact] = pathSteps(pathFrom('8-ano', 74_940, 'exact'), formatBRL);
    expect(exact?.range).toBe('de R$\u00A0781,32 a R$\u00A0824,79 com reajuste');
  });

  it.each([
    [
      '6-ano',
      'A bolsa acaba no fim do 9º ano, em dezembro de 2030. Depois, para a 1ª série, é preciso procurar outra.',
    ],
    ['3-serie', 'A bolsa acaba no fim da 3ª série, em dezembro de 2027.'],
    [
      'jardim-ii',
      'A bolsa acaba no fim do Jardim II, em dezembro de 2027. Depois, para o 1º ano, é preciso procurar outra.',
    ],
  ])('says where it ends: %s', (slug, text) => {
    expect(describePathEnd(pathFrom(slug))).toBe(text);
  });

  it('names the source of the band where there is one', () => {
    expect(describeReadjustment(pathFrom('6-ano'))).toContain(
      'a menor ou a maior inflação (IPCA) de 2021 a 2025, 4,26% (2025) ou 10,06% (2021). Fonte: IBGE.',
    );
    expect(describeReadjustment(pathFrom('3-serie'))).not.toContain('IPCA');
    expect(describeReadjustment(pathFrom('6-ano', 0))).toContain('não muda o que você paga');
  });

  it('has no band for a full scholarship', () => {
    for (const { amount, range } of pathSteps(pathFrom('6-ano', 0), formatWholeBRL))
      expect([amount, range]).toEqual(['Nada', undefined]);
  });

  it.each(['whole', 'exact'] as const)(
    'A6 begins with the price that is shown elsewhere and never falls below it, %s',
    (amounts) => {
      fc.assert(
        fc.property(fc.constantFrom(...grades), fc.integer({ min: 1, max: 1_500_000 }), (grade, monthly) => {
          const path = pathFrom(grade.slug, monthly, amounts);
          const shown = amounts === 'whole' ? 100 * Math.ceil(monthly / 100) : monthly;
          expect(path.years[0]).toMatchObject({ lowest: shown, highest: shown });
          path.years.forEach(({ grade: { stage }, lowest, highest }, index) => {
            const before = path.years[index - 1];
            expect(stage).toBe(grade.stage);
            expect(highest).toBeGreaterThanOrEqual(lowest);
            expect(lowest).toBeGreaterThanOrEqual(before?.lowest ?? shown);
          });
          for (const { from, to } of pathSteps(path, formatWholeBRL))
            expect(0 <= from && from <= to && to <= 1).toBe(true);
        }),
      );
    },
  );
});
