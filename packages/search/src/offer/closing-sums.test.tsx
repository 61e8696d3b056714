import { shownAmount, shownAmounts } from '@melhor-escola/config/shown-amounts';
import { withDiscount } from '@melhor-escola/domain/money';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { comparedGrade } from '../compare/table/compared-offer.ts';
import { compareFacts } from '../compare/table/facts.ts';
import { offerHit, type SearchedOffer } from '../fixtures/offers.ts';
import { renderScreen } from '../fixtures/render.ts';
import { schoolQueryClient } from '../fixtures/school-page.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { primedQueryClient } from '../fixtures/site.tsx';
import { reportSubjects } from '../report-card/subjects.ts';
import { preloadSchoolSections } from '../school/preload-sections.ts';
import { toSchool } from '../school/queries.ts';
import { SchoolScreen } from '../school/screen.tsx';
import { readShareCard, type ShareCardLine } from '../share-image/share-card.ts';
import { OfferCard } from './offer-card.tsx';
import { offerFields, toOffer } from './offer.ts';

/** Any scholarship within the bounds of `offer-rules`, to the centavo. */
const anyOffer = fc
  .record({
    fee: fc.integer({ min: 5_000, max: 1_500_000 }),
    hundredths: fc.nat(10_000),
    enrollment_fee: fc.oneof(fc.constant(0), fc.integer({ min: 5_000, max: 200_000 })),
    material: fc.option(fc.nat(300_000)),
    meals: fc.option(fc.nat(900_000)),
  })
  .map(({ fee, hundredths, enrollment_fee, material, meals }) =>
    offerHit({
      monthly_fee: fee,
      discount_percentage: hundredths / 100,
      monthly_fee_with_discount: withDiscount(fee, hundredths / 100),
      enrollment_fee,
      extras: { material, uniform: 0, meals, transport: null },
    }),
  );

/** Cards of results that did not close: 55 % off R$ 1.070,50, 12 × R$ 419,92, 12 × R$ 1.899,90. */
const knownOffers = [
  offerHit({ monthly_fee: 107_050, monthly_fee_with_discount: 48_173, discount_percentage: 55 }),
  offerHit({ monthly_fee: 83_984, monthly_fee_with_discount: 41_992, enrollment_fee: 0 }),
  offerHit({ monthly_fee: 189_990, monthly_fee_with_discount: 94_995, enrollment_fee: 0 }),
].map((offer): [SearchedOffer] => [offer]);

/** What one surface shows, in centavos; absent if it does not say it. */
interface ShownPrices {
  readonly monthly: number;
  readonly inFull?: number | undefined;
  readonly scholarship?: number | undefined;
  readonly savings?: number | undefined;
  readonly year?: number | undefined;
  readonly yearInFull?: number | undefined;
  readonly enrollment?: number | undefined;
  readonly extras?: number | undefined;
}

/** Expects that what is shown adds up. */
function expectToClose(shown: ShownPrices): void {
  const inFull = shown.inFull ?? shown.monthly;
  const { monthly, scholarship = inFull - monthly, savings = 0, enrollment = 0, extras = 0 } = shown;
  expect(inFull - scholarship).toBe(monthly);
  expect(savings).toBe(12 * (inFull - monthly));
  if (shown.year !== undefined) expect(shown.year).toBe(12 * monthly + enrollment + extras);
  if (shown.yearInFull !== undefined) expect(shown.yearInFull).toBe((shown.year ?? 0) + savings);
}

const readCard = async (offer: SearchedOffer): Promise<ShownPrices> => {
  const page = parse(
    await renderScreen({
      screen: <OfferCard offer={toOffer(offer)} list="results" position={1} />,
      queryClient: primedQueryClient(() => undefined),
      address: '/escolas/busca',
    }),
  );
  const amountIn = (selector: string) => {
    const text = page.querySelector(selector)?.text;
    return text === undefined ? undefined : shownAmount(text);
  };
  const fee = page.querySelector('.search-offer-monthly')?.text ?? '';
  return {
    monthly: shownAmounts(fee)[0] ?? 0,
    inFull: amountIn('.search-offer-in-full s'),
    savings: amountIn('.search-offer-saving'),
    year: shownAmount(/Custo do ano:\sR\$\s[\d.]+/u.exec(page.text)?.[0] ?? ''),
  };
};

const readSum = (lines: readonly ShareCardLine[]): ShownPrices => {
  const amount = (part: ShareCardLine['part'], index = 0): number | undefined =>
    lines.filter((line) => line.part === part).flatMap((line) => shownAmounts(line.amount))[index];
  const scholarship = amount('line', 1);
  return {
    monthly: amount('total') ?? 0,
    inFull: amount('line'),
    scholarship: scholarship === undefined ? undefined : -scholarship,
    savings: amount('saving'),
  };
};

const readComparison = (offer: SearchedOffer): ShownPrices => {
  const schools = [
    toSchool({ school: schoolDetails(), offers: [offer], offerTotal: 1, priceBands: [] }),
    toSchool({ school: schoolDetails(), offers: [offerHit()], offerTotal: 1, priceBands: [] }),
  ];
  const facts = compareFacts(schools, comparedGrade(schools, undefined)).flatMap((group) => group.facts);
  const amount = (key: string) => {
    const value = facts.find((fact) => fact.key === key)?.values[0];
    return value && 'text' in value ? shownAmounts(value.text)[0] : undefined;
  };
  const year = amount('ano') ?? Number.NaN;
  const yearInFull = amount('ano-sem-bolsa') ?? Number.NaN;
  return {
    monthly: amount('mensalidade') ?? Number.NaN,
    inFull: amount('sem-bolsa'),
    savings: yearInFull - year,
    year,
    yearInFull,
    enrollment: amount('matricula'),
    extras: (amount('extra-material') ?? 0) + (amount('extra-meals') ?? 0),
  };
};

/** The year in words on the school's page: what it costs, and of what it consists. */
const readYear = (text: string): Omit<ShownPrices, 'monthly'> => {
  const [, costs = '', consists = ''] =
    /Custo do ano:(.*?)(Matrícula de.*|São 12.*|Sem mens.*)$/su.exec(text) ?? [];
  const [year, yearInFull] = shownAmounts(costs);
  const amounts = shownAmounts(consists);
  const enrollment = consists.startsWith('Matrícula') ? amounts[0] : 0;
  const known = amounts.reduce((sum, amount) => sum + amount, 0);
  return { year, yearInFull, enrollment, extras: known - (enrollment ?? 0) };
};

const readSchoolPage = async (offer: SearchedOffer) => {
  const { slug } = schoolDetails();
  const html = await renderScreen({
    screen: <SchoolScreen slug={slug} />,
    queryClient: schoolQueryClient({ offers: [offer] }),
    address: `/escolas/${slug}`,
  });
  const row = parse(html).querySelector('#bolsas')?.closest('section')?.querySelector('[data-part="offer"]');
  const lines = row?.querySelectorAll('[data-component="price-sum"] > div').map((line): ShareCardLine => ({
    part: ({ total: 'total', saving: 'saving' } as const)[line.getAttribute('data-part') ?? ''] ?? 'line',
    term: line.querySelector('dt')?.text ?? '',
    amount: line.querySelector('dd')?.text ?? '',
  }));
  const head = '<title>x</title><meta property="og:title" content="x"><meta name="description" content="x">';
  return {
    offer: { ...readSum(lines ?? []), ...readYear(row?.text ?? '') },
    shareImage: readSum(readShareCard(head + html)?.sum ?? []),
  };
};

/** Expects that every surface adds up, and that all show the same. */
async function expectEverySurfaceToClose(offer: SearchedOffer): Promise<void> {
  const card = await readCard(offer);
  const page = await readSchoolPage(offer);
  const compared = readComparison(offer);
  const { year, ...month } = card;
  const surfaces = [month, page.offer, page.shareImage, compared];
  for (const shown of surfaces) expectToClose(shown);
  expect(new Set(surfaces.map(({ monthly }) => monthly)).size).toBe(1);
  expect(compared.year).toBe(year);
  expect(page.offer.year).toBe(year);
  const school = toSchool({ school: schoolDetails(), offers: [offer], offerTotal: 1, priceBands: [] });
  const [price] = reportSubjects(school, '26/11/2026')[0]?.facts ?? [];
  expect(shownAmount(price?.value ?? '')).toBe(card.monthly);
}

describe('A6 EN-08 every sum closes as shown: card, school page, share image, comparison and report card', () => {
  beforeAll(async () => preloadSchoolSections());

  it.each(knownOffers)('of an offer that did not', expectEverySurfaceToClose);

  it('of any offer', async () => {
    await fc.assert(fc.asyncProperty(anyOffer, expectEverySurfaceToClose), { numRuns: 15 });
  }, 60_000);

  it('while tracking has the fees to the centavo (EN-08)', () => {
    const offer = toOffer(offerHit({ monthly_fee: 107_050, monthly_fee_with_discount: 48_173 }));
    expect(offerFields(offer)).toMatchObject({ monthly_fee: 1070.5, monthly_fee_with_discount: 481.73 });
  });
});
