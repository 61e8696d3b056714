import { hasRole, type PanelRole } from '@melhor-escola/domain/panel-role';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/each-engine.ts';
import { openApiDocument } from '../../test/openapi-document.ts';
import { tenantHeader, testEnvironment } from '../../test/test-server.ts';
import { signedInWithRole } from '../accounts/testing/panel-people.ts';
import { insertTwoSchools } from '../accounts/testing/panel-schools.ts';
import type { ZodFastify } from '../platform/http/slice-routes.ts';
import { insertCities } from '../search/testing/place-rows.ts';
import { readOperations } from '../../test/fuzz/openapi-operations.ts';
import { errorBody } from '../platform/http/errors/declared-errors.ts';
import { buildServer } from './server.ts';

const { operations } = readOperations(await openApiDocument());
const panel = operations.filter(({ path }) => path.startsWith('/v3/panel'));

/** What each person is of the school in the path. */
const people = {
  nobody: undefined,
  'a parent': 'user',
  'staff of another school': 'user',
  'an owner of another school': 'user',
  staff: 'staff',
  'an owner': 'owner',
  'an operator': 'operator',
} as const satisfies Readonly<Record<string, PanelRole | undefined>>;

type Person = keyof typeof people;

describe('S36 each call of the panel', () => {
  let test: TestDatabase;
  let server: ZodFastify;
  const headers: Partial<Record<Person, Readonly<Record<string, string>>>> = {};

  beforeAll(async () => {
    test = await openTestDatabase('pglite');
    const { database } = test;
    await insertCities(database);
    const { own, other } = await insertTwoSchools(database);
    headers['nobody'] = tenantHeader;
    headers['a parent'] = (await signedInWithRole(database, 'user', own.id)).headers;
    headers['staff of another school'] = (await signedInWithRole(database, 'staff', other.id)).headers;
    headers['an owner of another school'] = (await signedInWithRole(database, 'owner', other.id)).headers;
    headers['staff'] = (await signedInWithRole(database, 'staff', own.id)).headers;
    headers['an owner'] = (await signedInWithRole(database, 'owner', own.id)).headers;
    headers['an operator'] = (await signedInWithRole(database, 'operator', own.id)).headers;
    server = await buildServer({
      environment: testEnvironment,
      database,
      logLevel: 'silent',
      // More calls than a person makes in a minute.
      requestsPerMinute: 1_000_000,
    });
  });
  afterAll(async () => {
    await server.close();
    await test.remove();
  });

  const cases = panel.flatMap((operation) =>
    (Object.keys(people) as Person[]).map((person) => ({ ...operation, person })),
  );

  it.each(cases)('$title by $person', async ({ method, path, person, ...operation }) => {
    const required = operation['x-role'];
    if (!required) throw new Error('The contract does not say who may make this call.');
    // Nothing valid is sent, so that an allowed call changes nothing that the next one needs.
    const answer = await server.inject({
      method,
      url: path.replace('{school}', 'anglo').replaceAll(/\{\w+\}/g, '0'),
      headers: { ...headers[person], ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { payload: '{}' }),
    });
    const role = people[person];
    const isAllowed = role !== undefined && hasRole(role, required);
    const rejection = role === undefined ? 401 : 403;
    const { code } = answer.statusCode === rejection ? errorBody.parse(answer.json()) : { code: undefined };
    expect(code).toBe(isAllowed ? undefined : role === undefined ? 'UNAUTHORIZED' : 'FORBIDDEN');
  });
});
