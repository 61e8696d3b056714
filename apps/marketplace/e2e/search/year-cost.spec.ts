import { searchOffers } from '@melhor-escola/api-client/generated/operations.generated';
import { formatBRL, formatWholeBRL } from '@melhor-escola/domain/money';
import { describeExtras, describeYear, withoutUndisclosed } from '@melhor-escola/domain/extras-text';
import { yearCost, type YearCost } from '@melhor-escola/domain/year-cost';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { newCpf } from '../account/cpf.ts';
import { openAccount } from '../account/person.ts';
import { continueButton, isEligible, nameStudent } from '../account/reservation.ts';
import { test } from '../visitor.ts';

/* One offer costs the same in a year on its card, its school's page, in a comparison and in a reservation (product 1). */

const amount = z.int().nullable();
const found = z.object({
  data: z.object({
    schoolOffer: z.object({
      hits: z.array(
        z.object({
          id: z.string(),
          school_slug: z.string(),
          school_name: z.string(),
          grade: z.string(),
          product_shift: z.string(),
          monthly_fee: z.int(),
          monthly_fee_with_discount: z.int(),
          enrollment_fee: z.int(),
          extras: z.object({ material: amount, uniform: amount, meals: amount, transport: amount }),
        }),
      ),
    }),
  }),
});

type Hit = z.infer<typeof found>['data']['schoolOffer']['hits'][number];

const hitYearCost = (hit: Hit): YearCost =>
  yearCost({
    monthly: hit.monthly_fee_with_discount,
    monthlyInFull: hit.monthly_fee,
    enrollment: hit.enrollment_fee,
    extras: hit.extras,
  });

/** The cheapest offer of a school, which a comparison shows, with some extras declared and some not; and another school. */
async function partlyDeclared(request: APIRequestContext): Promise<{ hit: Hit; other: string }> {
  const variables = JSON.stringify({
    search: { city: 'araguaina-to' },
    sort: 'price_asc',
    pagination: { page: 1, size: 100 },
  });
  const answer = await request.get(`/api/graphql/${searchOffers.id}`, { params: { variables } });
  const { hits } = found.parse(await answer.json()).data.schoolOffer;
  const cheapest = [...Map.groupBy(hits, ({ school_slug: slug }) => slug).values()].flatMap(
    ([first, second]) =>
      first && first.monthly_fee_with_discount !== second?.monthly_fee_with_discount ? [first] : [],
  );
  const hit = cheapest.find((offer) => {
    const { extras, undisclosed } = hitYearCost(offer);
    return extras.some(({ amount: cost }) => cost > 0) && undisclosed.length > 0;
  });
  const other = hits.find(({ school_slug: slug }) => slug !== hit?.school_slug);
  if (!hit || !other) throw new Error('The demonstration data has no offer with some declared extras.');
  return { hit, other: other.school_slug };
}

async function expectOnPublicPages(page: Page, { hit, other }: { hit: Hit; other: string }): Promise<void> {
  const year = hitYearCost(hit);
  const total = formatWholeBRL(year.total);
  await page.goto(
    `/escolas/busca?city=araguaina-to&grade=${hit.grade}&shifts[]=${hit.product_shift}&sort=price-asc&size=100`,
  );
  const card = page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/escolas/${hit.school_slug}"]`) });
  await expect(card.first()).toContainText(`Custo do ano: ${total}${withoutUndisclosed(year)}`);
  await page.goto(`/escolas/${hit.school_slug}`);
  const offer = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/reservar/${hit.school_slug}/${hit.id}"]`) });
  await expect(offer).toContainText(`Custo do ano: ${total} com a bolsa`);
  await expect(offer).toContainText(describeYear(hit.enrollment_fee, year, formatWholeBRL));
  await expect(offer).toContainText(describeExtras(year, formatWholeBRL));
  // By itself, a school is compared by its cheapest offer.
  await page.goto(`/escolas/comparar?escola=${hit.school_slug}`);
  const row = (label: string) => page.locator('main tbody').filter({ hasText: label });
  await expect(row('Custo do ano com a bolsa')).toContainText(total);
  const product = `serie=${hit.grade}&turno=${hit.product_shift}`;
  await page.goto(`/escolas/comparar?escola=${hit.school_slug}&escola=${other}&${product}`);
  await expect(row('Custo do ano com a bolsa')).toContainText(total);
}

test('product 1 EN-08 the year of an offer is the same from its card to its reservation', async ({
  page,
  context,
}) => {
  test.slow();
  const shown = await partlyDeclared(context.request);
  await expectOnPublicPages(page, shown);
  const { hit } = shown;
  const year = hitYearCost(hit);
  await openAccount(context.request, { cpf: newCpf() });
  await page.goto(`/reservar/${hit.school_slug}/${hit.id}`);
  await isEligible(page);
  await continueButton(page).click();
  await nameStudent(page);
  await expect(page.getByRole('heading', { name: 'Confira e reserve' })).toBeVisible();
  // A reservation shows centavos, browsing pages whole reais: the same amounts.
  const costs = page.getByRole('main');
  await expect(costs).toContainText(`Ano com a bolsa${formatBRL(year.total)}`);
  await expect(costs).toContainText(describeExtras(year, formatBRL));
});

test('product 1 results by the cost of the year are in the order of the shown totals', async ({ page }) => {
  await page.goto('/escolas/busca?city=araguaina-to&sort=annual-cost');
  const texts = await page.getByText(/^Custo do ano: /u).allInnerTexts();
  const totals = texts.map((text) => Number(/R\$\s([\d.]+)/u.exec(text)?.[1]?.replaceAll('.', '')));
  expect(totals.length).toBeGreaterThan(5);
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('product 1 the public pages show the same year', async ({ page, context }) => {
    await expectOnPublicPages(page, await partlyDeclared(context.request));
  });
});
