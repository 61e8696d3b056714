import { Readable } from 'node:stream';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment } from '../../../test/test-server.ts';
import { putRule } from './store-rules.ts';
import { importRedirects } from './import-redirects.ts';
import { redirectCalls, type RedirectCalls } from './testing/redirect-calls.ts';

describeOneEngine('an import of redirects', (test) => {
  let calls: RedirectCalls;
  beforeAll(async () => {
    calls = await redirectCalls(test().database);
  });
  beforeEach(() => calls.clear());

  const load = (text: string, strict = false) =>
    importRedirects(test().database, { bytes: Readable.from([Buffer.from(text)]) }, testEnvironment, {
      strict,
    });

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

  it('S27 stores nothing if it is strict and a line is rejected', async () => {
    expect.soft(await load(file, true)).toMatchObject({ outcome: 'rejected', new: 0 });
    expect.soft((await calls.operate('GET')).headers['x-total-count']).toBe('0');
  });

  it('S27 stores the other lines, and reports rejected ones by number', async () => {
    const report = await load(file);
    expect.soft(report).toMatchObject({ outcome: 'complete', read: 8, new: 3, changed: 0, unchanged: 0 });
    expect.soft(report.skipped).toEqual({
      'it would lead in a circle: /b → /a → /b': { count: 1, lines: [4], broken: true },
      "target: a target that begins with '//' leads to another host": {
        count: 1,
        lines: [5],
        broken: true,
      },
      'target: evil.example is not among REDIRECT_HOSTS': { count: 1, lines: [6], broken: true },
      'the status is one of 301, 302, 307, 308': { count: 1, lines: [7], broken: true },
      'the kind is one of exact, prefix': { count: 1, lines: [8], broken: true },
    });
  });

  it('S27 changes nothing when it is repeated', async () => {
    await load(file);
    expect(await load(file)).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
  });

  it('S27 replaces the rule of a path', async () => {
    await load(file);
    expect(await load('path,target\n/a,/e\n')).toMatchObject({ new: 0, changed: 1 });
  });

  it('S13 notices rules written between two of its batches', async () => {
    const { database } = test();
    async function* batches() {
      yield Buffer.from('path;target\n');
      yield Buffer.from(Array.from({ length: 500 }, (_, n) => `/i${n};/j\n`).join(''));
      await expect
        .poll(async () => (await calls.operate('GET')).headers['x-total-count'], { timeout: 10_000 })
        .toBe('500');
      expect(
        await putRule(
          database,
          { kind: 'exact', status: 301, startsOn: null, endsOn: null, path: '/k', target: '/l' },
          'test',
        ),
      ).toBeUndefined();
      yield Buffer.from('/l;/k\n/j;/i7\n/o;/p\n');
    }
    const report = await importRedirects(database, { bytes: batches() }, testEnvironment);
    expect(report).toMatchObject({ new: 501 });
    expect(Object.keys(report.skipped)).toEqual([
      'it would lead in a circle: /l → /k → /l',
      'it would lead in a circle: /j → /i7 → /j',
    ]);
    await database.pool.query('DELETE FROM redirect_rule');
  });
});
