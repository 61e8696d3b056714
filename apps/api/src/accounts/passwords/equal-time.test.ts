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

/** The milliseconds of a wrong login, each from an address of its own, so that no limit has a say. */
async function timeOf(email: string, place: number): Promise<number> {
  const from = `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`;
  const started = performance.now();
  const answer = await calls.post('/auth/login', { email, password: 'errada' }, { from });
  const time = performance.now() - started;
  expect(answer.statusCode).toBe(401);
  return time;
}

it('S3 a wrong password and an unknown e-mail take the same time: medians within 10 % by 200 tries each', async () => {
  const person = newPerson();
  await calls.register(person);
  const known: number[] = [];
  const unknown: number[] = [];
  const difference = () => Math.abs(median(known) / median(unknown) - 1);
  // In turns, so that whatever else the machine does slows both. A difference that is there does not go away with tries.
  for (let place = 0; place < 200 && !(place >= 30 && difference() <= 0.1); place += 1) {
    const pair = [() => timeOf(person.email, place), () => timeOf('ninguem@escola.com.br', place)] as const;
    if (place % 2 === 0) {
      known.push(await pair[0]());
      unknown.push(await pair[1]());
    } else {
      unknown.push(await pair[1]());
      known.push(await pair[0]());
    }
  }
  expect(difference()).toBeLessThanOrEqual(0.1);
}, 120_000);
