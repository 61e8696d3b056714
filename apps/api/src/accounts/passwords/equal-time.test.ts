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

/** Duration of a failed login in milliseconds. Each call uses its own address, so that no rate limit applies. */
async function timeOf(email: string, index: number): Promise<number> {
  const from = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  const started = performance.now();
  const answer = await calls.post('/auth/login', { email, password: 'errada' }, { from });
  const time = performance.now() - started;
  expect(answer.statusCode).toBe(401);
  return time;
}

it('S3 a wrong password and an unknown e-mail take the same time: medians within 10 % over 200 attempts each', async () => {
  const person = newPerson();
  await calls.register(person);
  const known: number[] = [];
  const unknown: number[] = [];
  const difference = () => Math.abs(median(known) / median(unknown) - 1);
  // Alternate, so that other load on the machine slows both. A real difference does not disappear with more
  // attempts.
  for (let index = 0; index < 200 && !(index >= 30 && difference() <= 0.1); index += 1) {
    const pair = [() => timeOf(person.email, index), () => timeOf('ninguem@escola.com.br', index)] as const;
    if (index % 2 === 0) {
      known.push(await pair[0]());
      unknown.push(await pair[1]());
    } else {
      unknown.push(await pair[1]());
      known.push(await pair[0]());
    }
  }
  expect(difference()).toBeLessThanOrEqual(0.1);
}, 120_000);
