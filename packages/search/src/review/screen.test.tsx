import { reviewFields } from '@melhor-escola/domain/review-rules';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { filledReview } from '../fixtures/reviews.ts';
import { schoolQueryClient } from '../fixtures/school-page.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { ConfirmReviewScreen, type ConfirmReviewScreenProps } from './outcome-screens.tsx';
import { ReviewScreen } from './screen.tsx';
import {
  emptyReview,
  reviewFieldNames,
  reviewProblems,
  type SubmittedReviewForm,
} from './form/review-values.ts';

const { slug } = schoolDetails();

const page = (submitted?: SubmittedReviewForm) =>
  renderScreen({
    screen: <ReviewScreen slug={slug} submitted={submitted} startedAt={1_000} />,
    queryClient: schoolQueryClient(),
    address: `/escolas/${slug}/avaliar`,
  });

describe('ReviewScreen on the server', () => {
  it('RT-04 EN-16 is one plain form with every field, submitted to its own URL', async () => {
    const html = await page();
    expect(html).toMatch(new RegExp(`<form[^>]*action="/escolas/${slug}/avaliar"[^>]*method="post"`));
    for (const name of reviewFieldNames) {
      expect(html).toContain(`name="${name}"`);
      const { label } = reviewFields[name];
      expect(html.toLowerCase()).toContain(label.toLowerCase());
    }
    expect(html).toContain('name="startedAt" value="1000"');
    expect(html).toMatch(/<div inert[^>]*>.*name="website"/);
  });

  it('EN-16 without JavaScript the response has the written values and the errors at their fields', async () => {
    const values = { ...filledReview, testimonial: 'Curto', userEmail: 'maria@' };
    const html = await page({ values, fields: reviewProblems(values), startedAt: 500 });
    expect(html).toContain('2 campos precisam de atenção');
    expect(html).toMatch(
      /<a href="#testimonial"[^>]*>O campo depoimento deve conter pelo menos 20 caracteres/,
    );
    expect(html).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>Curto<\/textarea>/);
    expect(html).toMatch(/id="userEmail-error"/);
    expect(html).toMatch(/value="Maria das Dores"/);
    expect(html).toMatch(
      /<input[^>]*name="ratingPhysicalStructure"[^>]*checked=""[^>]*value="4"|value="4"[^>]*checked=""/,
    );
  });

  it('S21 escapes the written text', async () => {
    const evil = '"><script>alert(1)</script>';
    const html = await page({
      values: { ...emptyReview, userName: evil, testimonial: evil, educationSystem: evil },
      message: 'Envie de novo.',
      startedAt: 500,
    });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('Envie de novo.');
  });
});

const confirm = (props: Partial<ConfirmReviewScreenProps>) =>
  renderScreen({
    screen: <ConfirmReviewScreen slug={slug} {...props} />,
    queryClient: schoolQueryClient(),
    address: `/escolas/${slug}/avaliar/confirmar`,
  });

describe('ConfirmReviewScreen on the server', () => {
  it('EN-16 confirms only by its button, in a plain form', async () => {
    const html = await confirm({ token: 'a-token' });
    expect(html).toMatch(
      new RegExp(`<form[^>]*action="/escolas/${slug}/avaliar/confirmar"[^>]*method="post"`),
    );
    expect(html).toContain('value="a-token"');
    expect(html).toContain('Confirmar avaliação');
  });

  it('says what to do about a truncated or used link', async () => {
    for (const html of [
      await confirm({}),
      await confirm({ token: 'x', problem: { kind: 'link', message: 'Ele já foi usado.' } }),
    ]) {
      expect(html).toContain('Este link não funciona');
      expect(html).not.toContain('<form');
      expect(html).toContain(`href="/escolas/${slug}/avaliar"`);
    }
  });

  it('keeps the button after a temporary failure', async () => {
    const html = await confirm({ token: 'x', problem: { kind: 'later', message: 'Tente de novo.' } });
    expect(html).toContain('Tente de novo.');
    expect(html).toContain('Confirmar avaliação');
  });
});
