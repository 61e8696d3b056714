import { teachingMethodologies } from '@melhor-escola/domain/review-rules';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { MethodologiesScreen } from './methodologies-screen.tsx';
import { findMethodology, methodologies } from './methodologies.ts';
import { methodologiesHead, methodologyHead } from './methodology-head.ts';
import { MethodologyScreen } from './methodology-screen.tsx';

const origin = 'https://example.test';

describe('EN-19 the methodologies', () => {
  it('have a page each, all that a review can name', () => {
    expect(methodologies.map(({ name }) => name).toSorted()).toEqual(
      teachingMethodologies.filter((name) => name !== 'Outra').toSorted(),
    );
    expect(findMethodology('waldorf')?.title).toBe('Escola Waldorf');
    expect(findMethodology('outra')).toBeUndefined();
  });

  it('A4 have titles and descriptions of their own, that fit', () => {
    const heads = [methodologiesHead(origin), ...methodologies.map((one) => methodologyHead(one, origin))];
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    for (const { title, description } of heads) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  it.each(methodologies)('$title says what it is, a day, for whom, and what to ask', async (methodology) => {
    const html = await renderScreen({ screen: <MethodologyScreen methodology={methodology} /> });
    for (const heading of ['O que é', 'Um dia comum', 'Para quem', 'O que perguntar na visita']) {
      expect(html).toContain(`>${heading}</h2>`);
    }
    expect(methodology.questions.length).toBeGreaterThanOrEqual(5);
    expect(html).not.toContain(`href="/metodologias/${methodology.slug}"`);
  });

  it('are listed with a way to each', async () => {
    const html = await renderScreen({ screen: <MethodologiesScreen /> });
    for (const { slug } of methodologies) expect(html).toContain(`href="/metodologias/${slug}"`);
  });
});
