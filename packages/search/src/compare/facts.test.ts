import type { OfferHit, SchoolDetails } from '@melhor-escola/api-client/service';
import { describe, expect, it } from 'vitest';
import { offerHit } from '../fixtures/offers.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { toSchool } from '../school/to-school.ts';
import { compareFacts, onlyDifferences } from './facts.ts';

const school = (changes: Partial<SchoolDetails> = {}, offers: readonly OfferHit[] = [offerHit()]) =>
  toSchool({ school: schoolDetails(changes), offers, priceBands: [] });

const factOf = (schools: ReturnType<typeof school>[], key: string) =>
  compareFacts(schools)
    .flatMap(({ facts }) => facts)
    .find((fact) => fact.key === key);

const dear = offerHit({ id: '2', monthly_fee_with_discount: 120_000 });

describe('compareFacts', () => {
  it('product 3 tells the least each school asks, and marks the lowest', () => {
    const fee = factOf([school({}, [dear, offerHit()]), school({}, [dear]), school({}, [])], 'mensalidade');
    expect(fee).toMatchObject({
      differs: true,
      values: [
        { kind: 'money', amount: 85_000, best: true },
        { kind: 'money', amount: 120_000, best: false },
        { kind: 'none' },
      ],
    });
  });

  it('marks nothing where all ask the same, or only one asks', () => {
    expect(factOf([school(), school()], 'mensalidade')).toMatchObject({
      differs: false,
      values: [{ best: false }, { best: false }],
    });
    expect(factOf([school(), school({}, [])], 'mensalidade')).toMatchObject({
      values: [{ best: false }, {}],
    });
  });

  it('product 3 tells apart what differs among all of them from what differs in the two that a phone shows', () => {
    const fee = factOf([school(), school(), school({}, [dear])], 'mensalidade');
    expect(fee).toMatchObject({ differs: true, differsOnPhone: false });
    expect(factOf([school(), school({}, [dear])], 'mensalidade')).toMatchObject({ differsOnPhone: true });
  });

  it('lists a grade that any of them offers, youngest first', () => {
    const other = offerHit({ grade: 'maternal-ii', stage: 'educacao-infantil' });
    const [, byGrade] = compareFacts([school(), school({}, [other])]);
    expect(byGrade?.facts.map(({ label }) => label)).toEqual(['Maternal II', '6º ano']);
    expect(byGrade?.facts[0]?.values.map(({ kind }) => kind)).toEqual(['none', 'money']);
  });

  it('tells apart what a school has not and what is not disclosed, and leaves out what none discloses', () => {
    const [library, hall, pool] = schoolDetails().amenities;
    if (!library || !hall || !pool) throw new Error('The fixture has three amenities.');
    const schools = [school(), school({ amenities: [{ ...library, available: null }, hall, pool] })];
    expect(factOf(schools, 'biblioteca')?.values).toEqual([{ kind: 'yes' }, { kind: 'undisclosed' }]);
    expect(factOf(schools, 'piscina')).toMatchObject({
      differs: false,
      values: [{ kind: 'no' }, { kind: 'no' }],
    });
    expect(factOf(schools, 'auditorio')).toBeUndefined();
  });

  it('has no prices to tell of schools without scholarships', () => {
    expect(compareFacts([school({}, []), school({}, [])]).map(({ key }) => key)).toEqual([
      'escola',
      'etapas',
      'espacos',
      'esporte',
    ]);
  });
});

describe('onlyDifferences', () => {
  it('keeps the rows in which schools differ', () => {
    const groups = onlyDifferences(compareFacts([school(), school({ enrollments: 80 })]));
    expect(groups.map(({ key, facts }) => [key, facts.map((fact) => fact.key)])).toEqual([
      ['escola', ['alunos']],
    ]);
  });
});
