import { yearCost } from '@melhor-escola/domain/year-cost';
import { beforeAll, describe, expect, it } from 'vitest';
import { comparedGrade } from '../compare/table/compared-offer.ts';
import { compareFacts } from '../compare/table/facts.ts';
import { offerHit } from '../fixtures/offers.ts';
import { renderScreen } from '../fixtures/render.ts';
import { schoolQueryClient } from '../fixtures/school-page.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { primedQueryClient } from '../fixtures/site.tsx';
import { preloadSchoolSections } from '../school/preload-sections.ts';
import { toSchool } from '../school/queries.ts';
import { SchoolScreen } from '../school/screen.tsx';
import { OfferCard } from './offer-card.tsx';
import { toOffer } from './offer.ts';

const hit = offerHit({
  monthly_fee: 289_990,
  monthly_fee_with_discount: 193_327,
  extras: { material: 145_000, uniform: 0, meals: null, transport: null },
});

const text = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(' ,', ',')
    .trim();

/** The card of an offer. */
const card = async (offer = hit) =>
  text(
    await renderScreen({
      screen: <OfferCard offer={toOffer(offer)} list="results" position={1} />,
      queryClient: primedQueryClient(() => undefined),
      address: '/escolas/busca',
    }),
  );

describe('product 1 the year of one offer, wherever it is shown', () => {
  beforeAll(async () => preloadSchoolSections());

  it('is 25.258 with the declared extras', () => {
    expect(yearCost(toOffer(hit).price)).toMatchObject({ total: 2_525_800 });
  });

  it('on its card', async () => {
    expect(await card()).toContain(
      'Custo do ano: R$ 25.258, sem alimentação e transporte (não divulgados) Para novos alunos.',
    );
  });

  it('on a card without declared extras', async () => {
    expect(await card(offerHit())).toContain(
      'Custo do ano: R$ 10.800, sem extras (não divulgados) Para novos alunos.',
    );
  });

  it('on a card says when the extras weigh more than the fee', async () => {
    const heavy = { material: 700_000, uniform: 320_100, meals: null, transport: null };
    expect(await card(offerHit({ extras: heavy }))).toContain('Os extras pesam mais que as mensalidades.');
    expect(await card(offerHit({ extras: { ...heavy, uniform: 320_000 } }))).not.toContain('pesam');
    expect(
      await card(offerHit({ monthly_fee_with_discount: 0, discount_percentage: 100, extras: heavy })),
    ).not.toContain('pesam');
  });

  it("on its school's page, with each extra", async () => {
    const { slug } = schoolDetails();
    const html = await renderScreen({
      screen: <SchoolScreen slug={slug} />,
      queryClient: schoolQueryClient({ offers: [hit] }),
      address: `/escolas/${slug}`,
    });
    expect(text(html)).toContain(
      'Custo do ano: R$ 25.258 com a bolsa, R$ 36.838 sem ela ' +
        'Matrícula de R$ 600 + 12 mensalidades + extras declarados. Material R$ 1.450; uniforme incluído. ' +
        'Custo não divulgado: alimentação e transporte.',
    );
  });

  it('in a comparison, where a school that declares nothing has "não divulgado"', () => {
    const schools = [hit, offerHit()].map((offer) =>
      toSchool({ school: schoolDetails(), offers: [offer], offerTotal: 1, priceBands: [] }),
    );
    const rows = (compareFacts(schools, comparedGrade(schools, undefined))[0]?.facts ?? []).map(
      ({ label, values }) => [
        label,
        ...values.map((value) => text('text' in value ? value.text : value.kind)),
      ],
    );
    expect(rows.slice(-5)).toEqual([
      ['Custo do ano com a bolsa', 'R$ 25.258', 'R$ 10.800'],
      ['Custo do ano sem a bolsa', 'R$ 36.838', 'R$ 21.000'],
      ['Mês mais pesado', 'R$ 3.384', 'R$ 1.450'],
      ['Material no ano', 'R$ 1.450', 'undisclosed'],
      ['Uniforme no ano', 'incluído no preço', 'undisclosed'],
    ]);
  });

  it('in a comparison, the lowest is marked only where the schools disclose the same extras', () => {
    const best = (...offers: (typeof hit)[]) => {
      const schools = offers.map((offer) =>
        toSchool({ school: schoolDetails(), offers: [offer], offerTotal: 1, priceBands: [] }),
      );
      const facts = compareFacts(schools, comparedGrade(schools, undefined))[0]?.facts ?? [];
      const year = facts.find(({ key }) => key === 'ano');
      return year?.values.map((value) => 'best' in value && value.best);
    };
    expect(best(hit, offerHit())).toEqual([false, false]);
    expect(best(hit, offerHit({ extras: hit.extras }))).toEqual([false, true]);
  });
});
