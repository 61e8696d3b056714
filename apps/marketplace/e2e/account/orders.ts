import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHttp } from '@melhor-escola/api-client/http';
import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createService } from '@melhor-escola/api-client/service';
import { site } from '@melhor-escola/config/site';
import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { dataDir, serviceUrl, siteUrl } from '../site.ts';
import { newPerson, type NewPerson } from './person.ts';
import { newCpf } from './cpf.ts';

/** What a page of the site sends along. */
const headers = { origin: siteUrl };

/** Opens an account that may reserve, and signs the browser of these requests in. */
export async function openAccount(request: APIRequestContext): Promise<NewPerson> {
  const person = newPerson();
  const opened = await request.post('/api/v3/account/user', { headers, data: person });
  expect(opened.status()).toBe(201);
  const changed = await request.post('/api/v3/account/user', { headers, data: { cpf: newCpf() } });
  expect(changed.status()).toBe(200);
  return person;
}

const kept = z.object({ email: z.string(), password: z.string() });

/** Signs in to the account of the demonstration, which has an order of every status. @returns their codes. */
export async function signInToDemonstration(request: APIRequestContext): Promise<string[]> {
  const account = kept.parse(JSON.parse(readFileSync(path.join(dataDir, 'demo-account.json'), 'utf8')));
  const entered = await request.post('/api/v3/account/auth/login', { headers, data: account });
  expect(entered.status()).toBe(200);
  const orders = z.array(z.object({ internalTransactionCode: z.string() }));
  const answer = await request.get('/api/v3/account/user/orders');
  return orders.parse(await answer.json()).map((order) => order.internalTransactionCode);
}

const reserved = z.object({ internalTransactionCode: z.string(), school: z.object({ name: z.string() }) });

/** An order as its test speaks of it. */
export interface Reserved {
  readonly code: string;
  readonly school: string;
}

let children = 0;

/** One more child of a family: a scholarship is reserved once for each. */
function anotherChild() {
  children += 1;
  const day = String(1 + (children % 28)).padStart(2, '0');
  const month = String(1 + (Math.floor(children / 28) % 12)).padStart(2, '0');
  return { name: 'Ana das Dores', birthDate: `2018-${month}-${day}` };
}

/** Reserves a seat of each of so many offers, of different schools. */
export async function reserve(request: APIRequestContext, count: number): Promise<Reserved[]> {
  const service = createService(
    createHttp({ baseUrl: `${siteUrl}/api` }),
    runThroughSite(createHttp({ baseUrl: `${siteUrl}/api` })),
  );
  const page = 1 + Math.floor(Math.random() * 20);
  const { hits } = await service.searchOffers({
    distinct: 'school_slug',
    pagination: { page, size: 3 * count },
  });
  const free = hits.filter((offer) => offer.seats_left > 1).slice(0, count);
  const made: Reserved[] = [];
  for (const offer of free) {
    const answer = await request.post('/api/v3/account/user/orders', {
      headers,
      data: { offerId: Number(offer.id), student: anotherChild() },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    const order = reserved.parse(await answer.json());
    made.push({ code: order.internalTransactionCode, school: order.school.name });
  }
  expect(made).toHaveLength(count);
  return made;
}

/** Cancels, as the page does. */
export async function cancel(request: APIRequestContext, code: string): Promise<void> {
  const answer = await request.post(`/api/v3/account/user/orders/${code}/cancel`, { headers });
  expect(answer.status()).toBe(200);
}

/**
 * Reports to the service what the payment host would, signed as the payment host signs.
 *
 * @param type 'payment.succeeded'.
 */
export async function reportPayment(request: APIRequestContext, code: string, type: string): Promise<void> {
  const secret = z
    .object({ PAYMENT_WEBHOOK_SECRET: z.string() })
    .parse(JSON.parse(readFileSync(path.join(dataDir, 'payment-secret.json'), 'utf8')));
  const body = JSON.stringify({ id: `evt-${code}-${type}`, type, internalTransactionCode: code });
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret.PAYMENT_WEBHOOK_SECRET)
    .update(`${timestamp}.${body}`)
    .digest('hex');
  const answer = await request.post(`${serviceUrl}/v3/payments/events`, {
    headers: {
      'content-type': 'application/json',
      'x-tenant': site.tenant,
      'x-payment-signature': `t=${timestamp},v1=${signature}`,
    },
    data: body,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
