import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../test/each-engine.ts';
import { operatorHeader, tenantHeader, testEnvironment, testLog } from '../../test/test-server.ts';
import { auditEvent } from '../database/account-schema.ts';
import type { Database } from '../database/database.ts';
import { redirectRule } from '../database/operation-schema.ts';
import { buildServer } from '../server/server.ts';
import type { ZodFastify } from '../server/slice-routes.ts';
import { putRule } from './change-rules.ts';
import { pollRedirects } from './redirect-poller.ts';
import { importRedirects } from './import-redirects.ts';
import type { RedirectRule } from './redirect-rule.ts';

const plain = { kind: 'exact', status: 301, startsOn: null, endsOn: null } as const;

const ruleOf = (path: string, target: string): RedirectRule => ({ ...plain, path, target });

/** The poller of another process. */
function elsewhere(database: Database, { log } = testLog()) {
  return pollRedirects(database, testEnvironment, log);
}

describeEachEngine('redirects', (test) => {
  let server: ZodFastify;
  beforeAll(async () => {
    const { database } = test();
    server = await buildServer({
      environment: testEnvironment,
      database,
      logLevel: 'silent',
      requestsPerMinute: 100_000,
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { rows } = await test().database.pool.query<{ kind: string; path: string }>(
      'SELECT kind, path FROM redirect_rule',
    );
    for (const { kind, path } of rows) await remove(path, kind);
  });

  const lookUp = async (path: string) => {
    const url = `/v3/redirects?path=${encodeURIComponent(path)}`;
    const answer = await server.inject({ url, headers: tenantHeader });
    return answer.statusCode === 200 ? answer.json<unknown>() : answer.statusCode;
  };
  const operate = (method: 'GET' | 'PUT' | 'DELETE', query = '', payload?: object) =>
    server.inject({
      method,
      url: `/v3/operator/redirects${query}`,
      headers: { ...tenantHeader, ...operatorHeader },
      ...(payload === undefined ? {} : { payload }),
    });
  const put = async (rule: object) => (await operate('PUT', '', rule)).json<object>();
  const remove = (path: string, kind = 'exact') =>
    operate('DELETE', `?kind=${kind}&path=${encodeURIComponent(path)}`);
  const load = (text: string, strict = false) =>
    importRedirects(test().database, { bytes: Readable.from([Buffer.from(text)]) }, testEnvironment, {
      strict,
    });
  it('CA-12 returns the target of a moved path, and 204 for any other', async () => {
    expect(await put({ path: '/antiga', target: '/nova' })).toEqual({
      ...plain,
      path: '/antiga',
      target: '/nova',
    });
    await put({ kind: 'prefix', path: '/blog/', target: 'https://blog.melhorescola.example', status: 308 });
    expect(await lookUp('/antiga')).toEqual({ location: '/nova', status: 301 });
    expect(await lookUp('/antiga/?utm_source=x#y')).toEqual({ location: '/nova', status: 301 });
    expect(await lookUp('/blog/S%C3%A3o')).toEqual({
      location: 'https://blog.melhorescola.example/S%C3%A3o',
      status: 308,
    });
    for (const path of ['/nova', '/', '', 'antiga', '//antiga', '/antiga\r\n', '/%']) {
      expect(await lookUp(path)).toBe(204);
    }
    expect((await server.inject({ url: '/v3/redirects', headers: tenantHeader })).statusCode).toBe(400);
    expect((await server.inject({ url: '/v3/redirects?path=/antiga' })).statusCode).toBe(400);
  });

  it('RT-17 lists, replaces and removes rules, effective immediately and audited', async () => {
    await put({ path: '/b', target: '/c' });
    await put({ path: '/a', target: '/b' });
    expect(await lookUp('/a')).toEqual({ location: '/c', status: 301 });
    await put({ path: '/a', target: '/d', status: 307, startsOn: '01/01/2020', endsOn: '2999-12-31' });
    expect(await lookUp('/a')).toEqual({ location: '/d', status: 307 });
    const list = await operate('GET', '?size=1');
    expect(list.headers).toMatchObject({ 'x-total-count': '2', 'x-total-pages': '2' });
    expect(list.json()).toEqual([
      { kind: 'exact', path: '/a', target: '/d', status: 307, startsOn: '2020-01-01', endsOn: '2999-12-31' },
    ]);
    expect((await remove('/a')).statusCode).toBe(204);
    expect(await lookUp('/a')).toBe(204);
    expect((await remove('/a')).statusCode).toBe(404);
    expect((await remove('//a')).statusCode).toBe(404);
    const events = await test()
      .database.db.select()
      .from(auditEvent)
      .where(eq(auditEvent.subject, 'redirect:exact /a'));
    expect(events.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'operator redirect.written',
      'operator redirect.written',
      'operator redirect.removed',
    ]);
  });

  it('RO-02 requires the operator', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await server.inject({ method, url: '/v3/operator/redirects', headers: tenantHeader });
      expect(answer.statusCode).toBe(401);
    }
  });

  it('S13 rejects external targets and loops with a reason, without any change', async () => {
    await put({ path: '/a', target: '/b' });
    await put({ kind: 'prefix', path: '/c', target: '/a' });
    const rejected = async (rule: object, why: string) => {
      const answer = await operate('PUT', '', rule);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'REDIRECT_REFUSED',
        message: expect.stringContaining(why) as string,
      });
    };
    await rejected({ path: '/x', target: '//evil.example' }, 'another host');
    await rejected({ path: '/x', target: '\\\\evil.example' }, 'backslashes');
    await rejected({ path: '/x', target: 'javascript:alert(1)' }, 'javascript:');
    await rejected({ path: '/x', target: 'https://blog.melhorescola.example@evil.example' }, 'user');
    await rejected({ path: '/x', target: '/y\r\nSet-Cookie: a=b' }, 'line ends');
    await rejected({ path: '/x', target: '/%2f%2fevil.example' }, 'percent-encoded');
    await rejected({ path: '/b', target: '/a' }, 'in a circle: /b → /a → /b');
    await rejected({ path: '/b', target: '/c' }, 'in a circle: /b → /c/… → /a → /b');
    await rejected({ kind: 'prefix', path: '/b', target: '/c' }, 'in a circle');
    await rejected({ path: '/x', target: '/y', endsOn: 'amanhã' }, 'a date is written');
    expect((await operate('PUT', '', { path: '/x', target: '/y', status: 303 })).statusCode).toBe(400);
    expect((await operate('GET')).headers['x-total-count']).toBe('2');
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
    await put({ path: '/a', target: '/b' });
    expect(await lookUp('/fora')).toBe(204);
    expect(await lookUp('/a')).toMatchObject({ location: '/b' });
  });

  it('RT-17 another process loads a change, and keeps its rules while the database is down', async () => {
    const { database } = test();
    let answers = true;
    const pool = new Proxy(database.pool, {
      get(target, name) {
        if (!answers) throw new Error('The database is down.');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const log = testLog();
    const other = elsewhere({ ...database, pool }, log);
    expect(other.current()).toBeUndefined();
    await other.refresh();
    const where = (path: string) => other.current()?.find(path, () => '2026-01-01')?.location;
    expect(where('/a')).toBeUndefined();
    await put({ path: '/a', target: '/b' });
    const before = other.current();
    expect(where('/a')).toBeUndefined();
    answers = false;
    await other.refresh();
    await other.refresh();
    expect(log.written().match(/could not read redirect rules/g)).toHaveLength(1);
    expect(other.current()).toBe(before);
    answers = true;
    await other.refresh();
    expect(where('/a')).toBe('/b');
    const same = other.current();
    await other.refresh();
    expect(other.current()).toBe(same);
    await remove('/a');
    await other.refresh();
    expect(where('/a')).toBeUndefined();
  });

  it('RT-17 a running service polls for changes', async () => {
    const { database } = test();
    const other = elsewhere(database);
    other.start();
    try {
      await putRule(database, { ...plain, path: '/sozinha', target: '/b' }, 'test');
      await expect
        .poll(() => other.current()?.find('/sozinha', () => '2026-01-01')?.location, { timeout: 10_000 })
        .toBe('/b');
    } finally {
      await other.stop();
    }
  });

  it('S27 an import reports rejected lines, and importing again changes nothing', async () => {
    const file = [
      'path;target;status;kind;starts_on;ends_on',
      '/a;/b;;;;',
      '/velho/;/novo;308;prefix;01/01/2020;',
      '/b;/a;301;exact;;',
      '/x;//evil.example;301;exact;;',
      '/y;https://evil.example/;301;exact;;',
      '/z;/w;303;exact;;',
      '/z;/w;301;wild;;',
      '/c;/d;302;exact;;2999-12-31',
    ].join('\n');
    const rejected = await load(file, true);
    expect(rejected).toMatchObject({ outcome: 'refused', new: 0 });
    expect((await operate('GET')).headers['x-total-count']).toBe('0');
    const report = await load(file);
    expect(report).toMatchObject({ outcome: 'complete', read: 8, new: 3, changed: 0, unchanged: 0 });
    expect(report.skipped).toEqual({
      'it would lead in a circle: /b → /a → /b': { count: 1, lines: [4], broken: true },
      "target: a target that begins with '//' leads to another host": { count: 1, lines: [5], broken: true },
      'target: evil.example is not among REDIRECT_HOSTS': { count: 1, lines: [6], broken: true },
      'the status is one of 301, 302, 307, 308': { count: 1, lines: [7], broken: true },
      'the kind is one of exact, prefix': { count: 1, lines: [8], broken: true },
    });
    expect(await load(file)).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
    expect(await load('path,target\n/a,/e\n')).toMatchObject({ new: 0, changed: 1 });
    // Written by the import and not by this service, which polls every two seconds, or here with the next change.
    await put({ path: '/m', target: '/n' });
    expect(await lookUp('/velho/x')).toEqual({ location: '/novo/x', status: 308 });
    await expect(load('from;to\n/a;/b')).rejects.toThrow('missing columns path, target');
  });

  it('S13 an import notices rules written between two of its batches', async () => {
    const { database } = test();
    async function* file() {
      yield Buffer.from('path;target\n');
      yield Buffer.from(Array.from({ length: 500 }, (_, n) => `/i${n};/j\n`).join(''));
      await expect
        .poll(async () => (await operate('GET')).headers['x-total-count'], { timeout: 10_000 })
        .toBe('500');
      expect(await putRule(database, ruleOf('/k', '/l'), 'test')).toBeUndefined();
      yield Buffer.from('/l;/k\n/j;/i7\n/o;/p\n');
    }
    const report = await importRedirects(database, { bytes: file() }, testEnvironment);
    expect(report).toMatchObject({ new: 501 });
    expect(Object.keys(report.skipped)).toEqual([
      'it would lead in a circle: /l → /k → /l',
      'it would lead in a circle: /j → /i7 → /j',
    ]);
    await database.pool.query('DELETE FROM redirect_rule');
  });
});
