import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/each-engine.ts';
import { accountCalls, bearer, newPerson, type AccountCalls } from './testing/account-calls.ts';

let test: TestDatabase;
let calls: AccountCalls;
let log = '';
beforeAll(async () => {
  test = await openTestDatabase('pglite');
  calls = await accountCalls(test.database, {
    logLevel: 'trace',
    logTo: { write: (line) => void (log += line) },
  });
});
afterAll(async () => {
  await calls.server.close();
  await test.remove();
});

it('S1 S23 neither tokens nor passwords nor what a person wrote come into the log, whatever is answered', async () => {
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
