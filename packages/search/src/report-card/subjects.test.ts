import type { SchoolDetails } from '@melhor-escola/api-client/service';
import { amenities, amenityGroupNames } from '@melhor-escola/domain/amenity';
import { describe, expect, it } from 'vitest';
import { offerHit } from '../fixtures/offers.ts';
import { priceBandHit } from '../fixtures/school-page.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { toSchool } from '../school/queries.ts';
import { reportSubjects } from './subjects.ts';

const subjects = (
  changes: Partial<SchoolDetails> = {},
  offers = [offerHit()],
  priceBands = [priceBandHit()],
  offerTotal = offers.length,
) =>
  new Map(
    reportSubjects(
      toSchool({ school: schoolDetails(changes), offers, offerTotal, priceBands }),
      '26/11/2026',
    ).map(({ name, ...subject }) => [name, subject]),
  );

describe('reportSubjects', () => {
  it('compares the fee with nearby schools, with the date of the data', () => {
    expect(subjects().get('Preço')).toEqual({
      facts: [
        { value: 'R$\u00a0850 por mês', comment: 'em 1 bolsa com vaga' },
        {
          value: 'Ensino Fundamental\u00a0II: R$\u00a01.700 por mês',
          comment: 'sem bolsa; 24 das outras 38 escolas a até 5\u00A0km cobram menos',
        },
      ],
      source: 'Preços informados, nas bolsas válidas em 21/11/2026.',
    });
  });

  it('EN-07 says that a conveniada is free', () => {
    expect(subjects({ publicly_funded: true }, [], []).get('Preço')).toEqual({
      facts: [{ value: 'Gratuita', comment: 'conveniada: o poder público paga as vagas' }],
      source: 'INEP, Censo Escolar.',
    });
  });

  it('has the lowest scholarship alone if too few schools nearby are known', () => {
    const offers = [offerHit(), offerHit({ id: '2', monthly_fee_with_discount: 70_000 })];
    expect(subjects({}, offers, []).get('Preço')).toEqual({
      facts: [{ value: 'Bolsa mais barata: R$\u00a0700 por mês', comment: 'de 2 bolsas com vaga' }],
      source: 'Preços informados, nas bolsas válidas em 26/11/2026.',
    });
  });

  it('claims no number of free seats at a school that has more offers than are loaded', () => {
    const offers = [offerHit(), offerHit({ id: '2', monthly_fee_with_discount: 70_000 })];
    expect(subjects({}, offers, [], 130).get('Preço')?.facts).toEqual([
      { value: 'Bolsa mais barata: R$\u00a0700 por mês', comment: 'entre as bolsas com vaga' },
    ]);
  });

  it('has the average of the reviews with their number as its only mark', () => {
    expect(subjects().get('Avaliação das famílias')).toEqual({
      facts: [{ value: '4,5 de 5', comment: 'na média de 12 avaliações' }],
      source: 'Avaliações publicadas no site até 26/11/2026.',
    });
    const unrated = subjects({ reviews: { average: 0, count: 0 } });
    expect(unrated.get('Avaliação das famílias')).toEqual({ facts: [{ value: 'Ainda sem avaliações' }] });
  });

  it('counts facilities among the disclosed ones', () => {
    expect(subjects().get('Estrutura')).toEqual({
      facts: [
        { value: '1 de 2 itens', comment: 'entre os que a escola informou' },
        { value: 'Espaços:', comment: 'biblioteca' },
      ],
      source: 'INEP, Censo Escolar de 2025.',
    });
  });

  it('names the census years of what it shows', () => {
    const older = subjects({
      factYears: ['biblioteca', 'enrollments'].map((fact) => ({ fact, year: 2024 })),
    });
    expect(older.get('Estrutura')?.source).toBe('INEP, Censo Escolar de 2024 e 2025.');
    expect(older.get('Turmas')?.source).toBe('INEP, Censo Escolar de 2024.');
  });

  it('says that class sizes are not disclosed, and how many pupils the school has', () => {
    expect(subjects().get('Turmas')).toEqual({
      facts: [
        {
          value: '1.234 matrículas',
          comment: 'na escola toda; alunos por turma: não divulgado',
        },
      ],
      source: 'INEP, Censo Escolar de 2025.',
    });
  });

  it('says which facilities the school itself has corrected', () => {
    const [library, ...others] = schoolDetails().amenities;
    if (!library) throw new Error('The fixture has amenities.');
    const corrected = [{ ...library, available: false, statedBySchool: true }, ...others];
    const found = subjects({
      amenities: corrected,
      stated: [{ field: 'amenities', at: '2026-11-30T12:00:00.000Z' }],
    });
    expect(found.get('Estrutura')?.source).toBe(
      'INEP, Censo Escolar de 2025. Informado pela escola em 30/11/2026, à parte do censo: sem biblioteca.',
    );
  });

  it('has neither facts nor a source for what nobody disclosed', () => {
    const undisclosed = amenities.map(({ slug, name, group }) => ({
      slug,
      name,
      group,
      groupName: amenityGroupNames[group],
      available: null,
      statedBySchool: false,
    }));
    const found = subjects({ amenities: undisclosed, enrollments: null }, [], []);
    for (const name of ['Preço', 'Estrutura', 'Turmas']) expect(found.get(name)).toEqual({ facts: [] });
  });

  it('names no real source for a demonstration school', () => {
    for (const { source } of subjects({ demo: true }).values())
      expect(source).toBe('Dado fictício, de demonstração.');
  });
});
