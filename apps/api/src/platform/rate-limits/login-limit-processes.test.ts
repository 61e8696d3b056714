import { afterEach, describe, expect, inject, it } from 'vitest';
import { startScript } from '../../../test/child-process.ts';
import { openTestDatabase } from '../../../test/each-engine.ts';
import { tenantHeader } from '../../../test/test-server.ts';
import { accountCalls, newPerson } from '../../accounts/testing/account-calls.ts';

/** URL of a service module, to import it in another process. */
const source = (file: string) => new URL(file, import.meta.url).href;

describe.runIf(inject('testEngines').postgresql)('the login limit across processes', () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  it('S6 holds across two server processes', async () => {
    const database = await openTestDatabase('postgresql');
    ends.push(() => database.remove());
    const calls = await accountCalls(database.database);
    ends.push(() => calls.server.close());
    const here = await calls.server.listen({ host: '127.0.0.1', port: 0 });
    const person = newPerson();
    await calls.register(person);

    const child = startScript(`
      const { openDatabase } = await import('${source('../database/database.ts')}');
      const { buildServer } = await import('${source('../../app/server.ts')}');
      const { testEnvironment } = await import('${source('../../../test/test-server.ts')}');
      const environment = { ...testEnvironment, databaseUrl: '${database.environment.databaseUrl}' };
      const server = await buildServer({ environment, database: await openDatabase(environment), logLevel: 'silent' });
      console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
    `);
    ends.push(async () => {
      child.process.kill();
      await child.ended;
    });
    await child.printed(/http:\S+/);
    const there = child.stdout().trim();

    const login = async (index: number) => {
      const answer = await fetch(`${index % 2 === 0 ? here : there}/v3/account/auth/login`, {
        method: 'POST',
        headers: { ...tenantHeader, 'content-type': 'application/json' },
        body: JSON.stringify({ email: person.email, password: 'não é esta a senha' }),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, index) => login(index)));
    // Five wrong passwords are allowed per e-mail and address in a quarter of an hour.
    const countStatus = (status: number) => statuses.filter((each) => each === status).length;
    expect([countStatus(401), countStatus(429)]).toEqual([5, 45]);
  });
});
