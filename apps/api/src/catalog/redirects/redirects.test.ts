import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { tenantHeader } from '../../../test/test-server.ts';
import { auditEvent } from '../../platform/database/account-schema.ts';
import { redirectRule } from '../../platform/database/operation-schema.ts';
import { putRule } from './store-rules.ts';
import { redirectCalls, type RedirectCalls } from './testing/redirect-calls.ts';

const plain = { kind: 'exact', status: 301, startsOn: null, endsOn: null } as const;

describeOneEngine('redirects', (test) => {
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

  describe('a written rule', () => {
    /** A period in the two formats that operators write. */
    const temporary = { path: '/a', target: '/d', status: 307, startsOn: '01/01/2020', endsOn: '2999-12-31' };

    it('CA-12 is returned with its defaults', async () => {
      expect(await calls.put({ path: '/antiga', target: '/nova' })).toEqual({
        ...plain,
        path: '/antiga',
        target: '/nova',
      });
    });

    it('RT-17 is listed page by page', async () => {
      await calls.put({ path: '/b', target: '/c' });
      await calls.put(temporary);
      const list = await calls.operate('GET', '?size=1');
      expect.soft(list.headers).toMatchObject({ 'x-total-count': '2', 'x-total-pages': '2' });
      expect.soft(list.json()).toEqual([
        {
          kind: 'exact',
          path: '/a',
          target: '/d',
          status: 307,
          startsOn: '2020-01-01',
          endsOn: '2999-12-31',
        },
      ]);
    });

    it('RT-17 is removed at once; without one the answer is a 404', async () => {
      await calls.put(temporary);
      expect.soft((await calls.remove('/a')).statusCode).toBe(204);
      expect.soft(await calls.lookUp('/a')).toBe(204);
      expect.soft((await calls.remove('/a')).statusCode).toBe(404);
      expect.soft((await calls.remove('//a')).statusCode).toBe(404);
    });

    it('RT-17 is audited with each change', async () => {
      await calls.put({ path: '/auditada', target: '/b' });
      await calls.put({ ...temporary, path: '/auditada' });
      await calls.remove('/auditada');
      const events = await test()
        .database.db.select()
        .from(auditEvent)
        .where(eq(auditEvent.subject, 'redirect:exact /auditada'));
      expect(events.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
        'operator redirect.written',
        'operator redirect.written',
        'operator redirect.removed',
      ]);
    });
  });

  it('RO-02 requires the operator', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await calls.server.inject({
        method,
        url: '/v3/operator/redirects',
        headers: tenantHeader,
      });
      expect(answer.statusCode).toBe(401);
    }
  });

  it('S13 rejects external targets and loops with a reason, without any change', async () => {
    await calls.put({ path: '/a', target: '/b' });
    await calls.put({ kind: 'prefix', path: '/c', target: '/a' });
    const rejected = async (rule: object, why: string) => {
      const answer = await calls.operate('PUT', '', rule);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'REDIRECT_REJECTED',
        message: expect.stringContaining(why) as string,
      });
    };
    await rejected({ path: '/x', target: '//evil.example' }, 'another host');
    await rejected({ path: '/b', target: '/a' }, 'in a circle: /b → /a → /b');
    await rejected({ path: '/b', target: '/c' }, 'in a circle: /b → /c/… → /a → /b.');
    await rejected({ path: '/x', target: '/y', endsOn: 'amanhã' }, 'a date is written');
    expect((await calls.operate('PUT', '', { path: '/x', target: '/y', status: 303 })).statusCode).toBe(400);
    expect((await calls.operate('GET')).headers['x-total-count']).toBe('2');
  });

  it('S13 rejects one of two rules that form a loop, even when written concurrently', async () => {
    const { database } = test();
    const problems = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        putRule(database, { ...plain, path: `/${n}`, target: `/${(n + 1) % 6}` }, 'test'),
      ),
    );
    expect(problems.filter((problem) => problem?.includes('circle'))).toHaveLength(1);
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
