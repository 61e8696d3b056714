import { checksEverything } from '@melhor-escola/config/sample';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { testEnvironment } from '../../test/test-server.ts';
import { rateLimit } from '../platform/database/account-schema.ts';
import { accountCalls, bearer, newPerson, type AccountCalls, type Person } from './testing/account-calls.ts';

/** Enough for a counter of callers to show. */
const PROBES = checksEverything ? 120 : 24;
/** Its position among the probes. */
const TAKEN_AT = 17;
const takenCpf = '28625587887';

function checkDigit(digits: string): string {
  const factors = Array.from(digits, (digit, at) => Number(digit) * (digits.length + 1 - at));
  return String(((factors.reduce((sum, each) => sum + each) * 10) % 11) % 10);
}

/** The valid CPF that begins with these nine digits. */
function completeCpf(nine: string): string {
  const first = nine + checkDigit(nine);
  return first + checkDigit(first);
}

/** What a response reveals, without what differs between any two. */
function revealed(answer: LightMyRequestResponse, probe: string): string {
  const {
    date: _,
    'x-request-id': __,
    'x-session-token': ___,
    'content-length': ____,
    ...headers
  } = answer.headers;
  const body = answer.body
    .replaceAll(probe, 'PROBE')
    .replaceAll(/"id":\d+/g, '"id":0')
    .replaceAll(/"(token|requestId|protocol)":"[^"]+"/g, '"$1":""');
  return JSON.stringify({ status: answer.statusCode, headers, body });
}

describeOneEngine('an e-mail and a CPF of another account', (test) => {
  let calls: AccountCalls;
  let owner: Person;
  let emails: string[];
  // With the site's key no rate-limit headers are sent, which would count the caller's requests.
  const site = { 'x-api-key': testEnvironment.searchApiKey };
  const cpfs = Array.from({ length: PROBES }, (_, index) =>
    index === TAKEN_AT ? takenCpf : completeCpf(String(100_200_300 + index * 7)),
  );

  beforeAll(async () => {
    calls = await accountCalls(test().database);
    owner = newPerson();
    const session = await calls.register(owner);
    await calls.confirmEmail('welcome', owner);
    await calls.post('/user', { cpf: takenCpf }, { headers: bearer(session) });
    emails = Array.from({ length: PROBES }, (_, index) =>
      index === TAKEN_AT ? owner.email : newPerson().email,
    );
  });
  beforeEach(async () => {
    await test().database.db.delete(rateLimit);
  });

  /** Sends all probes. @returns the different responses. */
  async function differences(
    probes: readonly string[],
    send: (probe: string) => Promise<LightMyRequestResponse>,
  ): Promise<Set<string>> {
    const seen = new Set<string>();
    for (const probe of probes) {
      await test().database.db.delete(rateLimit);
      seen.add(revealed(await send(probe), probe));
    }
    return seen;
  }

  const probe = (fields: object, token?: string) =>
    calls.post('/user', fields, { headers: { ...site, ...(token !== undefined && bearer(token)) } });

  it('S35 a signed-in caller learns from no CPF whether it is known', async () => {
    const token = await calls.register(newPerson());
    const seen = await differences(cpfs, (cpf) => probe({ cpf }, token));
    expect([...seen]).toEqual([expect.stringContaining('"status":200')]);
  });

  it('S35 nor from e-mails', async () => {
    const person = newPerson();
    const token = await calls.register(person);
    await calls.confirmEmail('welcome', person);
    const change = { currentPassword: person.password };
    const seen = await differences(emails, (email) => probe({ ...change, email }, token));
    expect([...seen]).toEqual([expect.stringContaining('"status":200')]);
    // Nor from its mailbox, nor from what it can export.
    expect(new Set(await calls.mailsTo(person.email))).toEqual(
      new Set(['welcome', 'email-change-requested']),
    );
    const { mails } = (await calls.post('/user/privacy/export', {}, { headers: bearer(token) })).json();
    const asked = mails.filter(({ kind }: { kind: string }) => kind === 'confirm-email');
    expect(new Set(asked.map(({ subject }: { subject: string }) => subject)).size).toBe(1);
    expect(asked).toHaveLength(PROBES);
  });

  it('S35 nor from registrations with e-mails, with the CPF of each; only the owner’s mailbox tells', async () => {
    const { name, password } = newPerson();
    const people = new Map(emails.map((email, index) => [email, cpfs[index]]));
    const seen = await differences(emails, async (email) => {
      const answer = await probe({ name, password, email, cpf: people.get(email) });
      expect(answer.json().user).toMatchObject({ email, cpf: people.get(email), emailConfirmed: false });
      return probe({ cpf: '11144477735' }, answer.json().token);
    });
    expect([...seen]).toEqual([expect.stringContaining('"status":200')]);
    expect(await calls.mailsTo(owner.email)).toContain('welcome');
    await expect(calls.linkToken('welcome', owner.email)).rejects.toThrow('no welcome message with a link');
  });

  it('S35 nor from the passwords and exports of accounts that a stranger registered with the e-mail', async () => {
    const { name } = newPerson();
    const learned: unknown[] = [];
    for (const email of [owner.email, newPerson().email]) {
      await test().database.db.delete(rateLimit);
      const passwords = [1, 2, 3].map((n) => `frase de quem ataca ${n}`);
      const tokens: string[] = [];
      for (const password of passwords) tokens.push(await calls.register({ name, email, password }));
      await calls.post('/auth/recover-password', { email });
      await calls.post('/auth/resend-confirmation', { email });
      const statuses: number[] = [];
      for (const password of passwords)
        statuses.push((await calls.post('/auth/login', { email, password })).statusCode);
      const kinds: string[][] = [];
      for (const token of tokens) {
        const { mails } = (await calls.post('/user/privacy/export', {}, { headers: bearer(token) })).json();
        kinds.push(mails.map(({ kind }: { kind: string }) => kind));
      }
      learned.push({ statuses, kinds });
    }
    expect(learned[0]).toEqual(learned[1]);
  });

  it('S35 nor from forms without a password', async () => {
    const { name } = newPerson();
    const seen = await differences(emails, (email) => probe({ name, email, cpf: takenCpf }));
    expect([...seen]).toEqual([expect.stringContaining('"status":201')]);
  });

  it('S35 an account enters ten CPFs a day, known or not', async () => {
    const token = await calls.register(newPerson());
    const statuses: number[] = [];
    for (const cpf of cpfs.slice(TAKEN_AT - 5, TAKEN_AT + 6))
      statuses.push((await probe({ cpf }, token)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('S34 a CPF that somebody entered first is no obstacle to its owner', async () => {
    const squatter = await calls.register(newPerson());
    const cpf = '39053344705';
    await probe({ cpf }, squatter);
    const token = await calls.register(newPerson());
    expect((await probe({ cpf }, token)).json().user.cpf).toBe(cpf);
    expect((await calls.post('/user', { ...newPerson(), cpf })).statusCode).toBe(201);
  });
});
