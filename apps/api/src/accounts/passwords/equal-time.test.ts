import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/each-engine.ts';
import { accountCalls, newPerson, type AccountCalls } from '../testing/account-calls.ts';

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

let test: TestDatabase;
let calls: AccountCalls;
beforeAll(async () => {
  test = await openTestDatabase('pglite');
  calls = await accountCalls(test.database);
});
afterAll(async () => {
  await calls.server.close();
  await test.remove();
});

/** A client address of its own for each call, so that no rate limit applies. */
const addressOf = (index: number): string => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

/** Duration of a failed login in milliseconds. */
async function timeOfLogin(email: string, index: number): Promise<number> {
  const started = performance.now();
  const body = { email, password: 'errada' };
  const answer = await calls.post('/auth/login', body, { from: addressOf(index) });
  const time = performance.now() - started;
  expect(answer.statusCode).toBe(401);
  return time;
}

/** Duration of a registration in milliseconds. */
async function timeOfRegistration(email: string, index: number): Promise<number> {
  const started = performance.now();
  const answer = await calls.post('/user', { ...newPerson(), email }, { from: addressOf(index) });
  const time = performance.now() - started;
  expect(answer.statusCode).toBe(201);
  return time;
}

it.each([
  ['S3 a wrong password and an unknown e-mail', timeOfLogin],
  ['S35 registrations with a known and an unknown e-mail', timeOfRegistration],
])(
  '%s take the same time: medians within 10 % over 200 attempts each',
  async (_what, timeOf) => {
    const person = newPerson();
    await calls.register(person);
    await calls.confirmEmail('welcome', person);
    const known: number[] = [];
    const unknown: number[] = [];
    const difference = () => Math.abs(median(known) / median(unknown) - 1);
    // Alternate, so that other load on the machine slows both. A real difference does not disappear with more
    // attempts.
    for (let index = 0; index < 200 && !(index >= 30 && difference() <= 0.1); index += 1) {
      const timeOfKnown = async () => known.push(await timeOf(person.email, index));
      const timeOfUnknown = async () => unknown.push(await timeOf(newPerson().email, index));
      const pair = index % 2 === 0 ? [timeOfKnown, timeOfUnknown] : [timeOfUnknown, timeOfKnown];
      for (const measure of pair) await measure();
    }
    expect(difference()).toBeLessThanOrEqual(0.1);
  },
  120_000,
);
