import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fastEngine, openTestDatabase, type TestDatabase } from '../../test/each-engine.ts';
import { accountCalls, bearer, newPerson, type AccountCalls } from './testing/account-calls.ts';

let test: TestDatabase;
let calls: AccountCalls;
let log = '';
beforeAll(async () => {
  test = await openTestDatabase(fastEngine);
  calls = await accountCalls(test.database, {
    logLevel: 'trace',
    logTo: { write: (line) => void (log += line) },
  });
});
beforeEach(() => {
  log = '';
});
afterAll(async () => {
  await test.remove();
});

it('S1 S23 never logs tokens, passwords or personal input, whatever the response', async () => {
  const person = { ...newPerson(), cpf: '52998224725', phone: '(11) 91234-5678' };
  const token = await calls.register(person);
  const login = await calls.post('/auth/login', person, { headers: bearer(token) });
  await calls.post('/auth/login', { ...person, password: 'segredo errado' });
  await calls.post('/user', person);
  await calls.post('/user', { ...person, email: 'nao@vale' });
  await calls.post('/user', { cpf: '529.982.247-24' });
  const visit = String(login.headers['x-session-token']);
  await calls.get('/user', { headers: { ...bearer(login.json().token), 'x-session-token': visit } });
  await calls.post('/auth/recover-password', { email: person.email });
  const link = await calls.linkToken('recover-password', person.email);
  await calls.post('/auth/reset-password', { token: link, password: 'uma frase muito boa' });

  expect(log.match(/"route":"\/v3\/account\//g)).toHaveLength(9);
  const secrets = [token, login.json().token, visit, link, person.password, 'segredo', 'uma frase'];
  const written = [person.name, person.email, 'nao@vale', '52998224725', '529.982', '91234', '11912345678'];
  for (const text of [...secrets, ...written]) expect(log).not.toContain(text);
});

const josefa = {
  name: 'Josefa Bandeira',
  email: 'josefa@exemplo.com.br',
  phone: '(98) 98877-6655',
  cpf: '28625587887',
  password: 'girassol amarelo na varanda',
};
const hers = ['Josefa', 'josefa', '98877', '286255', '286.255', 'girassol', 'Theodora', '2019-05-14'];
const expectAbsent = (texts: readonly string[]) => {
  expect(texts.filter((text) => log.includes(text))).toEqual([]);
};

const send = (payload: string, url = '/v3/account/user', type = 'application/json') =>
  calls.server.inject({
    method: 'POST',
    url,
    headers: { 'x-tenant': 'melhor-escola', 'content-type': type, authorization: 'Bearer josefa' },
    payload,
  });

it('S31 does not log an unreadable body, nor values from URLs and headers', async () => {
  const whole = JSON.stringify(josefa);
  const answers = [
    await send(whole.slice(0, -5)),
    await send(`josefa@exemplo.com.br${whole}`),
    await send(whole, '/v3/account/user', 'text/josefa'),
    await send(whole, '/v3/account/josefa@exemplo.com.br?cpf=28625587887'),
    await send(JSON.stringify({ ...josefa, name: { josefa: [josefa] } })),
    await send(JSON.stringify({ ...josefa, name: '\u0000Josefa' })),
  ];
  for (const { statusCode } of answers) expect([400, 401, 404, 415]).toContain(statusCode);
  expect(log.match(/"msg":"request"/g)).toHaveLength(answers.length);
  expectAbsent(hers);
});

it('S31 logs a database error without the values of the statement', async () => {
  const token = await calls.register(josefa);
  const broken = ['account_session', 'account', 'mail_outbox', 'privacy_request', 'scholarship_order'];
  const headers = bearer(token);
  for (const table of broken) {
    const name = sql.identifier(table);
    const away = sql.identifier(`${table}_away`);
    await test.database.db.execute(sql`ALTER TABLE ${name} RENAME TO ${away}`);
    await calls.post('/auth/login', josefa);
    await calls.post('/user', josefa);
    await calls.post(
      '/user',
      { ...josefa, currentPassword: josefa.password, email: 'josefa@b.com' },
      { headers },
    );
    await calls.post('/auth/recover-password', { email: josefa.email });
    await calls.post('/user/privacy/export', {}, { headers });
    await calls.post('/user/privacy/delete', { password: josefa.password }, { headers });
    await test.database.db.execute(sql`ALTER TABLE ${away} RENAME TO ${name}`);
  }
  expect(log.match(/"msg":"request failed"/g)?.length).toBeGreaterThan(broken.length);
  expectAbsent([...hers, token]);
});
