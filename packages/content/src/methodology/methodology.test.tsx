import type { TestimonialHit } from '@melhor-escola/api-client/service';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { absentService, getMethodology, primedQueryClient } from '../fixtures/site.tsx';
import { methodologies } from '../methodologies/methodologies.ts';
import { loadMethodology } from './loader.ts';
import { testimonialsQuery, toTestimonial } from './queries.ts';
import { questionTexts } from '../visit-questions/visit-questions.ts';
import { MethodologyScreen } from './screen.tsx';

const montessoriana = getMethodology('montessoriana');
const waldorf = getMethodology('waldorf');

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

describe('EN-19 the page of a methodology', () => {
  it.each(methodologies)(
    '$title describes the methodology, a day, for whom it is, and what to ask',
    async (methodology) => {
      const html = await renderScreen({ screen: <MethodologyScreen methodology={methodology} /> });
      for (const heading of ['O que é', 'Um dia comum', 'Para quem', 'O que perguntar na visita']) {
        expect(html).toContain(`>${heading}</h2>`);
      }
      const asked = [...questionTexts(methodology.slug), ...methodology.furtherQuestions];
      expect(asked.length).toBeGreaterThanOrEqual(5);
      for (const question of asked) expect(html).toContain(question);
      expect(html).not.toContain(`href="/metodologias/${methodology.slug}"`);
    },
  );

  it('shows reviews of schools that teach this way, with school, place, verification and date', async () => {
    const html = await renderScreen({
      screen: <MethodologyScreen methodology={montessoriana} />,
      queryClient: primedQueryClient((queryClient) => {
        queryClient.setQueryData(testimonialsQuery(absentService, montessoriana).queryKey, [
          toTestimonial(testimonialHit),
        ]);
      }),
    });
    expect(html).toContain('Cada criança é chamada pelo nome.');
    expect(html).toMatch(/<a[^>]*href="\/escolas\/escola-lirio"[^>]*>Escola Lírio<\/a>/);
    for (const shown of [', Araguaína, TO', 'Matrícula feita por aqui', '03/01/2026', 'Ana Souza'])
      expect(html).toContain(shown);
  });

  it('has no testimonials heading without testimonials', async () => {
    const html = await renderScreen({
      screen: <MethodologyScreen methodology={waldorf} />,
      queryClient: primedQueryClient((queryClient) => {
        queryClient.setQueryData(testimonialsQuery(absentService, waldorf).queryKey, []);
      }),
    });
    expect(html).not.toContain('Quem conhece conta');
  });

  it('works without testimonials when the service fails', async () => {
    expect(
      await loadMethodology({ queryClient: primedQueryClient(), service: absentService }, 'waldorf'),
    ).toBe(waldorf);
  });

  it('is undefined for another slug', async () => {
    expect(
      await loadMethodology({ queryClient: primedQueryClient(), service: absentService }, 'outra'),
    ).toBeUndefined();
  });
});
