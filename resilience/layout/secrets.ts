import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** Inserted unescaped into URLs, SQL and configuration files: only letters, digits, '-' and '_'. */
const secret = z
  .string()
  .min(24)
  .regex(/^[\w-]+$/, 'holds letters, digits, - and _ only');

/** Secrets shared by all machines. */
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

/** Generates random secrets. */
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
