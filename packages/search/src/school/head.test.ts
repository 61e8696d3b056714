import type { SchoolDetails } from '@melhor-escola/api-client/service';
import { describe, expect, it } from 'vitest';
import { offerHit } from '../fixtures/offers.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { schoolHead, schoolPageJsonLd } from './head.ts';
import { toSchool } from './queries.ts';

const school = (changes: Partial<SchoolDetails> = {}, offers = [offerHit()]) =>
  toSchool({ school: schoolDetails(changes), offers, offerTotal: offers.length, priceBands: [] });

const longName = 'Centro Educacional Nossa Senhora do Perpétuo Socorro e São Francisco de Assis';

const rated = (average: number, count: number) =>
  schoolPageJsonLd(school({ reviews: { average, count } }))[0];

const feature = (name: string, value: boolean) => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value,
});

describe('schoolHead', () => {
  it('A4 names the school, its city and its offers', () => {
    const head = schoolHead(school());
    expect(head.title).toBe('Colégio Girassol, Setor Central, Araguaína, TO');
    expect(head.description).toBe(
      'Colégio Girassol (Setor Central, Araguaína, TO): 1 bolsa a partir de R$\u00a0850 por mês. ' +
        'Veja custo do ano, estrutura e avaliações.',
    );
    expect(head.canonicalPath).toBe('/escolas/colegio-girassol-araguaina');
  });

  it('has uploaded photos in their largest file, and no drawings', () => {
    const uploaded = `/v3/pictures/schools/${'0'.repeat(64)}.webp`;
    const photos = [uploaded, '/v3/pictures/demo/girassol/fachada.svg', 'https://fotos.example/a.jpg'];
    const [jsonLd] = schoolPageJsonLd(
      school({ photos: photos.map((url) => ({ url, alt: null })) }),
      'https://escolas.example',
    );
    expect(jsonLd).toMatchObject({
      image: [`https://escolas.example/imagens/1600${uploaded}`, 'https://fotos.example/a.jpg'],
    });
  });

  it('EN-21 A5 is noindex, without structured data, for a school that left', () => {
    const closed = school({ unlisted: { reason: 'closed', year: 2025, isGone: false } });
    expect(schoolHead(closed)).toMatchObject({
      robots: 'noindex',
      description: 'Colégio Girassol: esta escola consta como fechada no Censo Escolar de 2025, do INEP.',
    });
    expect(schoolPageJsonLd(closed)).toEqual([]);
  });

  it.each([[[offerHit()]], [[]]])('A4 fits title and description for a long name', (offers) => {
    const { title, description } = schoolHead(
      school({ name: `${longName} do Jardim das Palmeiras` }, offers),
    );
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
    expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
  });

  it('A5 is noindex for a school without stages and offers', () => {
    expect(schoolHead(school({ stages: [] }, [])).robots).toBe('noindex');
    expect(schoolHead(school({ stages: [] })).robots).toBeUndefined();
    expect(schoolHead(school({}, [])).robots).toBeUndefined();
  });

  it('CO-03 sets the schema.org types by stage', () => {
    expect(schoolPageJsonLd(school())[0]).toMatchObject({
      '@type': ['School', 'ElementarySchool', 'HighSchool'],
    });
  });

  it.each([
    ['1125852630', '+55 11 2585-2630'],
    ['08007771234', '0800 777 1234'],
  ])('CO-03 publishes the telephone %s for callers from any country', (phone, telephone) => {
    expect(schoolPageJsonLd(school({ phone }))[0]).toMatchObject({ telephone });
  });

  it('VA-05 rates a school only with an average of at least 1 and enough reviews for one', () => {
    expect(rated(4.5, 12)).toMatchObject({
      aggregateRating: { ratingValue: 4.5, ratingCount: 12, bestRating: 5, worstRating: 1 },
    });
    expect(rated(1, 3)).toHaveProperty('aggregateRating');
    expect(rated(5, 2)).not.toHaveProperty('aggregateRating');
    expect(rated(0.9, 12)).not.toHaveProperty('aggregateRating');
    expect(rated(4.5, 0)).not.toHaveProperty('aggregateRating');
  });

  it('publishes a position only if it is exact', () => {
    expect(schoolPageJsonLd(school({ positionPrecision: 'city' }))[0]).not.toHaveProperty('geo');
    expect(schoolPageJsonLd(school({ positionPrecision: 'exact' }))[0]).toHaveProperty('geo');
  });

  it('lists known amenities only', () => {
    expect(schoolPageJsonLd(school())[0]).toMatchObject({
      amenityFeature: [feature('Biblioteca', true), feature('Piscina', false)],
    });
  });

  it('has offers in reais with their validity', () => {
    expect(schoolPageJsonLd(school())[0]).toMatchObject({
      makesOffer: [
        {
          name: '6º ano, manhã, 2027',
          price: '850.00',
          priceCurrency: 'BRL',
          availability: 'https://schema.org/InStock',
          priceValidUntil: '2999-12-31',
        },
      ],
    });
  });
});
