import type { TestimonialHit } from '@melhor-escola/api-client/service';
import { teachingMethodologies } from '@melhor-escola/domain/review-rules';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { absentService, primedQueryClient } from '../fixtures/site.tsx';
import { MethodologiesScreen } from './screen.tsx';
import { findMethodology, methodologies } from './methodologies.ts';
import { methodologiesHead, methodologyHead } from '../methodology/head.ts';
import { MethodologyScreen } from '../methodology/screen.tsx';
import type { Methodology } from './methodology.ts';
import { loadTestimonials, testimonialsQuery, toTestimonial } from '../methodology/queries.ts';

const testimonialHit: TestimonialHit = {
  review: {
    id: '3',
    userName: 'Ana Souza',
    userRelationship: 'Mãe, pai ou responsável',
    rating: 4.8,
    testimonial: 'Cada criança é chamada pelo nome.',
    proof: 'enrolled',
    publishedAt: '2026-01-04T02:59:00.000Z',
  },
  schoolName: 'Escola Lírio',
  schoolSlug: 'escola-lirio',
  city: 'Araguaína',
  uf: 'TO',
  demo: false,
};

function methodologyOf(slug: string): Methodology {
  const found = findMethodology(slug);
  if (!found) throw new Error(`There is no methodology ${slug}.`);
  return found;
}

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

  it('show what people wrote of schools that teach so, with the school, its place, the proof and the day', async () => {
    const montessori = methodologyOf('montessoriana');
    const html = await renderScreen({
      screen: <MethodologyScreen methodology={montessori} />,
      queryClient: primedQueryClient((queryClient) => {
        queryClient.setQueryData(testimonialsQuery(absentService, montessori).queryKey, [
          toTestimonial(testimonialHit),
        ]);
      }),
    });
    expect(html).toContain('Cada criança é chamada pelo nome.');
    expect(html).toMatch(/<a[^>]*href="\/escolas\/escola-lirio"[^>]*>Escola Lírio<\/a>/);
    for (const shown of [', Araguaína, TO', 'Matrícula feita por aqui', '03/01/2026', 'Ana Souza'])
      expect(html).toContain(shown);
  });

  it('say nothing of testimonials where there are none', async () => {
    const waldorf = methodologyOf('waldorf');
    const html = await renderScreen({
      screen: <MethodologyScreen methodology={waldorf} />,
      queryClient: primedQueryClient((queryClient) => {
        queryClient.setQueryData(testimonialsQuery(absentService, waldorf).queryKey, []);
      }),
    });
    expect(html).not.toContain('Quem conhece conta');
  });

  it('stand without testimonials when the service cannot tell any', async () => {
    const queryClient = primedQueryClient();
    await expect(
      loadTestimonials(queryClient, absentService, methodologyOf('waldorf')),
    ).resolves.toBeUndefined();
  });

  it('are listed with a way to each', async () => {
    const html = await renderScreen({ screen: <MethodologiesScreen /> });
    for (const { slug } of methodologies) expect(html).toContain(`href="/metodologias/${slug}"`);
  });
});
