import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { tenantHeader } from '../../../test/test-server.ts';
import { redirectRule } from '../../platform/database/operation-schema.ts';
import { redirectCalls, type RedirectCalls } from './testing/redirect-calls.ts';

const plain = { kind: 'exact', status: 301, startsOn: null, endsOn: null } as const;

describeOneEngine('the lookup of redirects', (test) => {
  let calls: RedirectCalls;
  beforeAll(async () => {
    calls = await redirectCalls(test().database);
  });
  beforeEach(() => calls.clear());

  describe('a lookup', () => {
    beforeEach(async () => {
      await calls.put({ path: '/antiga', target: '/nova' });
      await calls.put({
        kind: 'prefix',
        path: '/blog/',
        target: 'https://blog.melhorescola.example',
        status: 308,
      });
    });

    it.each([
      ['/antiga', '/nova', 301],
      ['/antiga/?utm_source=x#y', '/nova', 301],
      ['/blog/S%C3%A3o', 'https://blog.melhorescola.example/S%C3%A3o', 308],
    ])('CA-12 returns the target of %s', async (path, location, status) => {
      expect(await calls.lookUp(path)).toEqual({ location, status });
    });

    it.each(['/nova', '/', '', 'antiga', '//antiga', '/antiga\r\n', '/%'])(
      'CA-12 responds 204 to %j, which has no rule',
      async (path) => {
        expect(await calls.lookUp(path)).toBe(204);
      },
    );

    it('requires a path, and the tenant', async () => {
      expect
        .soft((await calls.server.inject({ url: '/v3/redirects', headers: tenantHeader })).statusCode)
        .toBe(400);
      expect.soft((await calls.server.inject({ url: '/v3/redirects?path=/antiga' })).statusCode).toBe(400);
    });
  });

  it('S13 ignores a rule to a host that is not allowed any more', async () => {
    const { database } = test();
    await database.db.insert(redirectRule).values({
      ...plain,
      path: '/fora',
      target: 'https://gone.example/',
    });
    await calls.put({ path: '/a', target: '/b' });
    expect(await calls.lookUp('/fora')).toBe(204);
    expect(await calls.lookUp('/a')).toMatchObject({ location: '/b' });
  });
});
