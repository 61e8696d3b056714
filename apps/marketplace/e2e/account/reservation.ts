import { searchOffers } from '@melhor-escola/api-client/generated/operations.generated';
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { sameOrigin } from './person.ts';

/** An offer of the site under test. */
export interface RunningOffer {
  readonly id: string;
  readonly school: string;
  readonly schoolName: string;
  /** Path of its reservation page. */
  readonly path: string;
}

const found = z.object({
  data: z.object({
    schoolOffer: z.object({
      hits: z.array(
        z.object({
          id: z.string(),
          school_slug: z.string(),
          school_name: z.string(),
          grade_name: z.string(),
          seats_left: z.int(),
        }),
      ),
    }),
  }),
});

/** A random offer that matches, because tests take seats and run in parallel. */
export async function anOffer(
  request: APIRequestContext,
  fits: (seats: number) => boolean = (seats) => seats > 1,
): Promise<RunningOffer> {
  const variables = JSON.stringify({ search: { state: 'tocantins' }, pagination: { page: 1, size: 100 } });
  const answer = await request.get(`/api/graphql/${searchOffers.id}`, { params: { variables } });
  const { hits } = found.parse(await answer.json()).data.schoolOffer;
  const fitting = hits.filter(({ seats_left: seats }) => fits(seats));
  const hit = fitting[Math.floor(Math.random() * fitting.length)];
  if (!hit) throw new Error('The site has no such offer.');
  const { id, school_slug: school, school_name: schoolName } = hit;
  return { id, school, schoolName, path: `/reservar/${school}/${id}` };
}

const orders = z.array(
  z.object({
    internalTransactionCode: z.string(),
    status: z.string(),
    student: z.object({ name: z.string(), birthDate: z.string() }),
    offer: z.object({ id: z.int() }),
  }),
);

/** The current user's reservations. */
export async function fetchOrders({ request }: BrowserContext) {
  return orders.parse(await (await request.get('/api/v3/account/user/orders')).json());
}

/** Cancels all reservations, so that the next run finds the seats. */
export async function cancelReservations(context: BrowserContext): Promise<void> {
  for (const { internalTransactionCode: code } of await fetchOrders(context))
    await context.request.post(`/api/v3/account/user/orders/${code}/cancel`, {
      headers: sameOrigin,
      data: {},
    });
}

export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });

/** After an empty submit, answers that the student is not new: the reason is shown, and no answer asked for any more. */
export async function isNotNew(page: Page): Promise<void> {
  await expect(page.getByText(/^Responda se/)).toHaveCount(2);
  await page.getByRole('radio', { name: 'Sim, já estuda nela' }).check();
  await expect(page.getByText('Esta bolsa é para alunos novos')).toBeVisible();
  await expect(page.getByText(/^Responda se/)).toHaveCount(0);
}

/** Fills in the first step. */
export async function isEligible(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Não, será aluno novo' }).check();
  await page.getByRole('radio', { name: /^Sim, [oa] / }).check();
  await continueButton(page).click();
}

/** Enters the student and accepts the rules. */
export async function nameStudent(page: Page, name = 'ana clara de souza'): Promise<void> {
  await page.getByLabel('Nome completo do estudante').fill(name);
  await page.getByLabel('Data de nascimento').fill('14052015');
  await page.getByRole('checkbox', { name: /Li as regras da bolsa/ }).check();
  await continueButton(page).click();
}

export const reserveButton = (page: Page) => page.getByRole('button', { name: 'Reservar bolsa' });
export const reserved = (page: Page) => page.getByRole('heading', { name: 'Bolsa reservada' });
