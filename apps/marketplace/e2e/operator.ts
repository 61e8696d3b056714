import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { dataDir, serviceUrl } from './site.ts';

const secrets = z.object({ API_BASIC_USER: z.string(), API_BASIC_PASSWORD: z.string() });

/** The operator's headers, with the secrets that the site under test generated at its first start. */
export function operatorHeaders(): Record<string, string> {
  const stored = secrets.parse(JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')));
  const credentials = Buffer.from(`${stored.API_BASIC_USER}:${stored.API_BASIC_PASSWORD}`).toString('base64');
  return { 'x-tenant': 'melhor-escola', authorization: `Basic ${credentials}` };
}

/** Makes an account with a confirmed e-mail one of our team, like `pnpm api operators add`. */
export async function addOperator(email: string): Promise<void> {
  const answer = await fetch(`${serviceUrl}/v3/operator/operators/${encodeURIComponent(email)}`, {
    method: 'PUT',
    headers: operatorHeaders(),
  });
  if (!answer.ok) throw new Error(`The operator was rejected: ${await answer.text()}`);
}

/** How often visits reached each step, from the service's counters: the panel hides counts below five. */
export async function visitsByStep(): Promise<Readonly<Record<string, number>>> {
  const answer = await fetch(`${serviceUrl}/metrics`, { headers: operatorHeaders() });
  const counted = (await answer.text()).matchAll(/^visit_steps_total\{step="([a-z-]+)"\} (\d+)$/gmu);
  return Object.fromEntries(Array.from(counted, ([, step, count]) => [step, Number(count)]));
}
