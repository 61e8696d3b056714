import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createApi } from '@melhor-escola/api-client/api';
import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createService } from '@melhor-escola/api-client/service';
import { serviceCaller } from '@melhor-escola/config/site';
import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { dataDir, serviceUrl, siteUrl } from '../site.ts';
import { sameOrigin } from './person.ts';

const demoAccount = z.object({ email: z.string(), password: z.string() });

/** Signs in to the demonstration account, which has an order of every status. @returns their codes. */
export async function signInToDemonstration(request: APIRequestContext): Promise<string[]> {
  const account = demoAccount.parse(
    JSON.parse(readFileSync(path.join(dataDir, 'demo-account.json'), 'utf8')),
  );
  const entered = await request.post('/api/v3/account/auth/login', { headers: sameOrigin, data: account });
  expect(entered.status()).toBe(200);
  const orders = z.array(z.object({ internalTransactionCode: z.string() }));
  const answer = await request.get('/api/v3/account/user/orders');
  return orders.parse(await answer.json()).map((order) => order.internalTransactionCode);
}

const reserved = z
  .object({
    internalTransactionCode: z.string(),
    school: z.object({ name: z.string() }),
    amountDue: z.int(),
  })
  .transform(({ internalTransactionCode: code, school, amountDue }) => ({
    code,
    school: school.name,
    amountDue,
  }));

/** The part of an order that tests use. */
export type Reserved = Readonly<z.output<typeof reserved>>;

let children = 0;

/** One more student of a family, because a student can reserve a scholarship only once. */
function anotherChild(name: string) {
  children += 1;
  const day = String(1 + (children % 28)).padStart(2, '0');
  const month = String(1 + (Math.floor(children / 28) % 12)).padStart(2, '0');
  return { name, birthDate: `2018-${month}-${day}` };
}

/** Reserves a seat of this offer. */
export async function reserveOffer(
  request: APIRequestContext,
  offerId: string,
  student: string,
): Promise<Reserved> {
  const answer = await request.post('/api/v3/account/user/orders', {
    headers: sameOrigin,
    data: { offerId: Number(offerId), student: anotherChild(student) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return reserved.parse(await answer.json());
}

/** Reserves a seat of `count` offers of different schools. */
export async function reserve(
  request: APIRequestContext,
  count: number,
  student = 'Ana das Dores',
): Promise<Reserved[]> {
  const api = createApi({ baseUrl: `${siteUrl}/api` });
  const service = createService(api, runThroughSite(api));
  const page = 1 + Math.floor(Math.random() * 20);
  const { hits } = await service.searchOffers({
    distinct: 'school_slug',
    pagination: { page, size: 3 * count },
  });
  const free = hits.filter((offer) => offer.seats_left > 1).slice(0, count);
  const made: Reserved[] = [];
  for (const offer of free) made.push(await reserveOffer(request, offer.id, student));
  expect(made).toHaveLength(count);
  return made;
}

/** The current user's only order. */
export async function openOrder(request: APIRequestContext): Promise<Reserved> {
  const answer = await request.get('/api/v3/account/user/orders');
  const [order, ...more] = z.array(reserved).parse(await answer.json());
  if (!order || more.length > 0) throw new Error('The user does not have exactly one order.');
  return order;
}

/** Cancels an order with the page's API call. */
export async function cancel(request: APIRequestContext, code: string): Promise<void> {
  const answer = await request.post(`/api/v3/account/user/orders/${code}/cancel`, { headers: sameOrigin });
  expect(answer.status()).toBe(200);
}

/**
 * Sends a payment webhook to the service, signed as the payment host signs it.
 *
 * @param type 'payment.succeeded'.
 */
export async function reportPayment(
  request: APIRequestContext,
  { code, amountDue: amount }: Reserved,
  type: string,
): Promise<void> {
  const secret = z
    .object({ PAYMENT_WEBHOOK_SECRET: z.string() })
    .parse(JSON.parse(readFileSync(path.join(dataDir, 'payment-secret.json'), 'utf8')));
  const body = JSON.stringify({ id: `evt-${code}-${type}`, type, internalTransactionCode: code, amount });
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret.PAYMENT_WEBHOOK_SECRET)
    .update(`${timestamp}.${body}`)
    .digest('hex');
  const answer = await request.post(`${serviceUrl}/v3/payments/events`, {
    headers: {
      'content-type': 'application/json',
      'x-tenant': serviceCaller.tenant,
      'x-payment-signature': `t=${timestamp},v1=${signature}`,
    },
    data: body,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
