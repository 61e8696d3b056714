import { teachingMethodologies } from '@melhor-escola/domain/review-rules';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { methodologyHead } from '../methodology/loader.ts';
import { methodologiesHead } from './head.ts';
import { findMethodology, methodologies } from './methodologies.ts';
import { MethodologiesScreen } from './screen.tsx';

const origin = 'https://example.test';

describe('EN-19 the methodologies', () => {
  it('have a page for each methodology that a review can name', () => {
    expect(methodologies.map(({ name }) => name).toSorted()).toEqual(
      teachingMethodologies.filter((name) => name !== 'Outra').toSorted(),
    );
    expect(findMethodology('waldorf')?.title).toBe('Escola Waldorf');
    expect(findMethodology('outra')).toBeUndefined();
  });

  it('A4 have unique titles and descriptions that fit the limits', () => {
    const heads = [methodologiesHead(origin), ...methodologies.map((one) => methodologyHead(one, origin))];
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    for (const { title, description } of heads) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  it('are listed with links', async () => {
    const html = await renderScreen({ screen: <MethodologiesScreen /> });
    for (const { slug } of methodologies) expect(html).toContain(`href="/metodologias/${slug}"`);
    expect(html).toMatch(/href="\/escolas\/busca[^"]*"[^>]*>Encontrar escolas</);
  });
});
