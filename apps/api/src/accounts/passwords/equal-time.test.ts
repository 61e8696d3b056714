import argon2 from '@node-rs/argon2';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/each-engine.ts';
import { newPerson, type AccountCalls } from '../testing/account-calls.ts';

/*
 * Equal time, as equal work: the same hashes at the same cost, and as many statements of the database. Times themselves would depend on
 * the machine.
 */

/** Cost of each hash that was computed or verified: '$argon2id$v=19$m=19456,t=2,p=1'. */
const hashes: string[] = [];
const hashCost = (hash: unknown): string => String(hash).split('$').slice(0, 4).join('$');

let test: TestDatabase;
let calls: AccountCalls;
beforeAll(async () => {
  vi.doMock('@node-rs/argon2', () => ({
    async hash(...input: Parameters<typeof argon2.hash>) {
      const hash = await argon2.hash(...input);
      hashes.push(hashCost(hash));
      return hash;
    },
    verify(...input: Parameters<typeof argon2.verify>) {
      hashes.push(hashCost(input[0]));
      return argon2.verify(...input);
    },
  }));
  // Other tests of this worker have loaded the service with the library itself.
  vi.resetModules();
  test = await openTestDatabase('pglite');
  const { accountCalls } = await import('../testing/account-calls.ts');
  calls = await accountCalls(test.database);
});
afterAll(async () => {
  await calls.server.close();
  await test.remove();
  vi.doUnmock('@node-rs/argon2');
});

let addresses = 0;
/** A client address of its own for each call, so that no rate limit applies. */
const nextAddress = (): string => `10.0.0.${(addresses += 1)}`;

async function logIn(email: string): Promise<void> {
  const { statusCode } = await calls.post(
    '/auth/login',
    { email, password: 'errada' },
    { from: nextAddress() },
  );
  expect(statusCode).toBe(401);
}

async function register(email: string): Promise<void> {
  const { statusCode } = await calls.post('/user', { ...newPerson(), email }, { from: nextAddress() });
  expect(statusCode).toBe(201);
}

/** The work of a call. */
async function recordWork(call: (email: string) => Promise<void>, email: string) {
  hashes.length = 0;
  const query = vi.spyOn(Client.prototype, 'query');
  await call(email);
  const statements = query.mock.calls.map(([first]) => statementText(first));
  query.mockRestore();
  return { hashes: [...hashes], statements };
}

/** What a statement does, and with which table: conditions may differ. */
const statementText = (statement: unknown): string => {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  return String(text).split(' where ')[0] ?? '';
};

it.each([
  ['S3 a wrong password and an unknown e-mail', logIn],
  ['S35 registrations with a known and an unknown e-mail', register],
])('%s take the same time: the same hashes and statements', async (_what, call) => {
  const person = newPerson();
  await calls.register(person);
  await calls.confirmEmail('welcome', person);
  // Computes the hash that stands for those of unknown accounts.
  await call(newPerson().email);
  const known = await recordWork(call, person.email);
  const unknown = await recordWork(call, newPerson().email);
  expect(known.hashes.length).toBeGreaterThan(0);
  expect(unknown).toEqual(known);
});
