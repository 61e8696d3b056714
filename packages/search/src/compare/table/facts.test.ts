import type { SchoolOfferHit, SchoolDetails } from '@melhor-escola/api-client/service';
import type { GradeSlug } from '@melhor-escola/domain/stage';
import { describe, expect, it } from 'vitest';
import { offerHit } from '../../fixtures/offers.ts';
import { schoolDetails } from '../../fixtures/schools.ts';
import { toSchool } from '../../school/queries.ts';
import { comparableGrades, comparedGrade, comparedShifts } from './compared-offer.ts';
import { compareFacts, onlyDifferences } from './facts.ts';

const school = (changes: Partial<SchoolDetails> = {}, offers: readonly SchoolOfferHit[] = [offerHit()]) =>
  toSchool({ school: schoolDetails(changes), offers, offerTotal: offers.length, priceBands: [] });

const comparedGroups = (schools: ReturnType<typeof school>[], asked?: GradeSlug) =>
  compareFacts(schools, comparedGrade(schools, asked));

const findFact = (schools: ReturnType<typeof school>[], key: string, asked?: GradeSlug) =>
  comparedGroups(schools, asked)
    .flatMap(({ facts }) => facts)
    .find((fact) => fact.key === key);

const dear = offerHit({ id: '2', monthly_fee_with_discount: 120_000 });

describe('compareFacts', () => {
  it('EN-07 says who pays if one of the schools is a conveniada', () => {
    const schools = [school(), school({ publicly_funded: true }, [])];
    expect(findFact(schools, 'quem-paga')?.values).toEqual([
      { kind: 'text', text: 'a família' },
      { kind: 'text', text: 'o poder público (conveniada)' },
    ]);
    expect(findFact([school(), school()], 'quem-paga')).toBeUndefined();
  });

  it('product 3 takes every figure of a column from the same offer, which the column names', () => {
    // The cheapest monthly fee comes with the highest enrollment fee and no discount; the other offer of its school is
    // the opposite.
    const cheap = offerHit({
      id: '3',
      monthly_fee: 80_000,
      monthly_fee_with_discount: 80_000,
      discount_percentage: 0,
    });
    const offers = [
      offerHit({ ...cheap, enrollment_fee: 300_000 }),
      offerHit({ id: '4', product_shift: 'tarde', monthly_fee_with_discount: 85_000, enrollment_fee: 0 }),
    ];
    const schools = [school({}, offers), school({}, [dear])];
    const [column] = (comparedGroups(schools)[0]?.facts ?? []).reduce<string[][]>(
      (columns, { values }) =>
        values.map((value, index) => [...(columns[index] ?? []), 'text' in value ? value.text : value.kind]),
      [],
    );
    expect(column?.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Manhã · 2027',
      'R$ 800',
      'R$ 800',
      'sem desconto',
      'R$ 3.000',
      'R$ 12.600',
      'R$ 12.600',
      'R$ 3.800',
      'undisclosed',
    ]);
  });

  const maternal = offerHit({ id: '5', grade: 'maternal-ii', monthly_fee_with_discount: 40_000 });

  it('product 3 compares the grade that most schools offer, and none of another grade', () => {
    const highSchool = offerHit({ id: '7', grade: '1-serie', product_shift: 'integral' });
    const schools = [school({}, [maternal, offerHit()]), school({}, [dear]), school({}, [highSchool])];
    expect(comparedGroups(schools)[0]?.name).toBe('6º ano: valores em reais');
    expect(findFact(schools, 'bolsa')?.values.map((value) => 'text' in value && value.text)).toEqual([
      'Manhã · 2027',
      'Manhã · 2027',
      'sem bolsa nesta série',
    ]);
    expect(findFact(schools, 'mensalidade')?.values.map(({ kind }) => kind)).toEqual([
      'money',
      'money',
      'none',
    ]);
  });

  it('product 3 compares the asked shifts, names them, and says which school has none in them', () => {
    const afternoon = offerHit({ id: '6', product_shift: 'tarde', monthly_fee_with_discount: 130_000 });
    const schools = [school({}, [offerHit(), afternoon]), school({}, [dear])];
    const grade = comparedGrade(schools, '6-ano');
    const asked = comparedShifts(schools, '6-ano', ['tarde', 'integral']);
    const [group] = compareFacts(schools, grade, asked);
    expect(group?.name).toBe('6º ano, tarde ou integral: valores em reais');
    const [subject, fee] = group?.facts ?? [];
    expect(subject?.values.map((value) => 'text' in value && value.text)).toEqual([
      'Tarde · 2027',
      'sem bolsa neste turno',
    ]);
    expect(fee?.values).toMatchObject([{ amount: 130_000 }, { kind: 'none' }]);
    // Offered by none of the schools: any shift counts.
    expect(comparedShifts(schools, '6-ano', ['noite'])).toEqual([]);
  });

  it('product 3 compares the asked grade, by its lowest fee, and marks nothing if one of two has none', () => {
    const afternoon = offerHit({ id: '6', product_shift: 'tarde', monthly_fee_with_discount: 70_000 });
    const schools = [school({}, [maternal, offerHit(), afternoon]), school({}, [dear])];
    expect(findFact(schools, 'bolsa', '6-ano')?.values[0]).toEqual({
      kind: 'text',
      text: 'Tarde · 2027',
    });
    expect(findFact(schools, 'mensalidade', 'maternal-ii')?.values).toMatchObject([
      { amount: 40_000, best: false },
      { kind: 'none' },
    ]);
  });

  it('product 3 compares the grade that most offer if none offers the asked one', () => {
    expect(comparedGrade([school()], '3-serie')).toMatchObject({ slug: '6-ano', schools: 1 });
    expect(comparedGrade([school({}, [])], '3-serie')).toBeUndefined();
  });

  it('product 3 shows each school’s fee and marks the lowest', () => {
    const fee = findFact([school({}, [dear, offerHit()]), school({}, [dear]), school({}, [])], 'mensalidade');
    expect(fee).toMatchObject({
      differs: true,
      values: [
        { kind: 'money', amount: 85_000, best: true },
        { kind: 'money', amount: 120_000, best: false },
        { kind: 'none' },
      ],
    });
  });

  it('marks nothing if all fees are equal or there is only one', () => {
    expect(findFact([school(), school()], 'mensalidade')).toMatchObject({
      differs: false,
      values: [{ best: false }, { best: false }],
    });
    expect(findFact([school(), school({}, [])], 'mensalidade')).toMatchObject({
      values: [{ best: false }, {}],
    });
    // Two share the lowest.
    expect(findFact([school(), school(), school({}, [dear])], 'mensalidade')).toMatchObject({
      values: [{ best: false }, { best: false }, { best: false }],
    });
  });

  it('product 3 distinguishes differences among all schools from those among the two on a phone', () => {
    const fee = findFact([school(), school(), school({}, [dear])], 'mensalidade');
    expect(fee).toMatchObject({ differs: true, differsOnPhone: false });
    expect(findFact([school(), school({}, [dear])], 'mensalidade')).toMatchObject({ differsOnPhone: true });
  });

  it('issue 64 compares the heaviest month, and names it beside its amount', () => {
    const later = offerHit({
      extras: { material: 90_000, uniform: null, meals: null, transport: null },
    });
    const month = findFact([school(), school({}, [later])], 'mes-mais-pesado');
    expect(month).toMatchObject({
      differs: true,
      values: [
        { amount: 145_000, note: 'janeiro', best: false },
        { amount: 175_000, note: 'fevereiro', best: false },
      ],
    });
    // Both disclose the same, so the lowest is that of the cheaper year.
    expect(findFact([school(), school({}, [dear])], 'mes-mais-pesado')?.values).toMatchObject([
      { amount: 145_000, best: true },
      { amount: 180_000, best: false },
    ]);
  });

  it('issue 64 tells heaviest months of the same amount apart', () => {
    const extras = { uniform: null, meals: null, transport: null };
    const january = offerHit({ extras: { ...extras, material: 0 } });
    const february = offerHit({ enrollment_fee: 0, extras: { ...extras, material: 60_000 } });
    const month = findFact([school({}, [january]), school({}, [february])], 'mes-mais-pesado');
    expect(month).toMatchObject({
      differs: true,
      values: [{ note: 'janeiro' }, { note: 'fevereiro' }],
    });
  });

  it('offers the grades that any school offers, youngest first', () => {
    const other = offerHit({ grade: 'maternal-ii', stage: 'educacao-infantil' });
    expect(comparableGrades([school(), school({}, [other, dear])])).toEqual([
      { slug: 'maternal-ii', name: 'Maternal II', schools: 1 },
      { slug: '6-ano', name: '6º ano', schools: 2 },
    ]);
  });

  it('distinguishes missing from undisclosed amenities, and omits those that no school discloses', () => {
    const [library, hall, pool] = schoolDetails().amenities;
    if (!library || !hall || !pool) throw new Error('The fixture has three amenities.');
    const schools = [school(), school({ amenities: [{ ...library, available: null }, hall, pool] })];
    expect(findFact(schools, 'biblioteca')?.values).toEqual([{ kind: 'yes' }, { kind: 'undisclosed' }]);
    expect(findFact(schools, 'piscina')).toMatchObject({
      differs: false,
      values: [{ kind: 'no' }, { kind: 'no' }],
    });
    expect(findFact(schools, 'auditorio')).toBeUndefined();
  });

  it('product 3 counts the amenities of each group, of those that a school discloses', () => {
    const amenities = schoolDetails().amenities.map((amenity) => ({ ...amenity, available: null }));
    const [counts, ...details] = comparedGroups([school(), school({ amenities })]).slice(-3);
    expect(counts?.facts.map(({ label, values }) => [label, values])).toEqual([
      ['Espaços', [{ kind: 'text', text: '1 de 1' }, { kind: 'undisclosed' }]],
      ['Esporte e lazer', [{ kind: 'text', text: '0 de 1' }, { kind: 'undisclosed' }]],
    ]);
    expect(details.map(({ name, isDetail }) => [name, isDetail])).toEqual([
      ['Espaços', true],
      ['Esporte e lazer', true],
    ]);
  });

  it('has no prices for schools without scholarships', () => {
    expect(comparedGroups([school({}, []), school({}, [])]).map(({ key }) => key)).toEqual([
      'escola',
      'etapas',
      'estrutura',
      'espacos',
      'esporte',
    ]);
  });
});

describe('onlyDifferences', () => {
  it('keeps the rows that differ', () => {
    const groups = onlyDifferences(comparedGroups([school(), school({ enrollments: 80 })]));
    expect(groups.map(({ key, facts }) => [key, facts.map((fact) => fact.key)])).toEqual([
      ['escola', ['alunos']],
    ]);
  });

  it('product 3 shows amenities one by one, not their numbers', () => {
    const [library, ...others] = schoolDetails().amenities;
    if (!library) throw new Error('The fixture has amenities.');
    const without = school({ amenities: [{ ...library, available: false }, ...others] });
    const [group] = onlyDifferences(comparedGroups([school(), without]));
    expect(group).toMatchObject({ key: 'espacos', isDetail: undefined, facts: [{ key: 'biblioteca' }] });
  });

  it('keeps the name of the offer if a price differs, even if the names are equal', () => {
    const groups = onlyDifferences(comparedGroups([school(), school({}, [dear])]));
    expect(groups[0]?.facts.map(({ key }) => key)).toEqual([
      'bolsa',
      'mensalidade',
      'ano',
      'mes-mais-pesado',
    ]);
  });
});
