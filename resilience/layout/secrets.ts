import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** Goes into URLs, SQL and configuration files as it is: of letters, digits, '-' and '_' only. */
const secret = z
  .string()
  .min(24)
  .regex(/^[\w-]+$/, 'holds letters, digits, - and _ only');

/** What the parts know each other by. The same on every machine. */
export const secretsSchema = z.strictObject({
  superuserPassword: secret,
  replicationPassword: secret,
  rewindPassword: secret,
  patroniPassword: secret,
  databasePassword: secret,
  searchApiKey: secret,
  operatorPassword: secret,
  paymentWebhookSecret: secret.min(32),
});

export type Secrets = z.output<typeof secretsSchema>;

/** 192 bits. */
function make(): string {
  return randomBytes(24).toString('base64url');
}

/** New ones, at random. */
export function makeSecrets(): Secrets {
  return {
    superuserPassword: make(),
    replicationPassword: make(),
    rewindPassword: make(),
    patroniPassword: make(),
    databasePassword: make(),
    searchApiKey: make(),
    operatorPassword: make(),
    paymentWebhookSecret: make(),
  };
}
