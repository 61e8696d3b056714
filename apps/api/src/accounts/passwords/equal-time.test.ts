import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fastEngine, openTestDatabase, type TestDatabase } from '../../../test/each-engine.ts';
import { hashedCosts } from '../../../test/fast-argon2.ts';
import { accountCalls, newPerson, type AccountCalls } from '../testing/account-calls.ts';

/*
 * Equal time, as equal work: the same hashes at the same cost, and as many statements of the database. Times themselves would depend on
 * the machine.
 */

let test: TestDatabase;
let calls: AccountCalls;
beforeAll(async () => {
  test = await openTestDatabase(fastEngine);
  calls = await accountCalls(test.database);
});
afterAll(async () => {
  await test.remove();
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
  hashedCosts.length = 0;
  const query = vi.spyOn(Client.prototype, 'query');
  await call(email);
  const statements = query.mock.calls.map(([first]) => statementText(first));
  query.mockRestore();
  return { hashes: [...hashedCosts], statements };
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
