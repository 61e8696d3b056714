import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { type Database, inTransaction } from '../../platform/database/database.ts';
import { followRules, type Redirect } from './follow-rules.ts';
import type { RedirectRule, RedirectStatus } from './redirect-rule.ts';
import { lockRules, storeRules } from './store-rules.ts';

const DAY = '2026-05-10';

/** '/a > /b' is an exact rule, '/a/* > /b' a prefix rule. */
function parseRule(text: string, fields: Partial<RedirectRule> = {}): RedirectRule {
  const [from = '', target = ''] = text.split(' > ');
  const kind = from.endsWith('/*') ? 'prefix' : 'exact';
  const path = kind === 'prefix' ? from.slice(0, -2) || '/' : from;
  return { kind, path, target, status: 301, startsOn: null, endsOn: null, ...fields };
}

async function store(
  database: Database,
  rules: readonly RedirectRule[],
): Promise<readonly (string | undefined)[]> {
  return inTransaction(database, async (client) => {
    await lockRules(client);
    return storeRules(client, rules);
  });
}

/** Writes rules as they may have been written around the checks, for instance by an operator's own SQL. */
async function writeUnchecked({ pool }: Database, rules: readonly RedirectRule[]): Promise<void> {
  for (const { kind, path, target, status, startsOn, endsOn } of rules) {
    await pool.query(
      `INSERT INTO redirect_rule (kind, path, target, status, starts_on, ends_on) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (kind, path) DO NOTHING`,
      [kind, path, target, status, startsOn, endsOn],
    );
  }
}

async function find({ pool }: Database, path: string, day = DAY): Promise<Redirect | undefined> {
  const [chain] = await followRules(pool, [{ path, day }]);
  return chain?.redirect;
}

describeOneEngine('redirect rules', (test) => {
  beforeEach(() => test().database.pool.query('DELETE FROM redirect_rule'));

  describe('RT-17 a lookup', () => {
    it('redirects by the exact rule first, then by the longest prefix', async () => {
      await store(test().database, [
        parseRule('/a/b > /exact'),
        parseRule('/a/* > /short'),
        parseRule('/a/b/* > /long'),
        parseRule('/blog/* > https://blog.example/', { status: 302 }),
        parseRule('/gone/* > /'),
      ]);
      const cases = [
        ['/a/b', '/exact'],
        ['/a/b/c/d', '/long/c/d'],
        ['/a', '/short'],
        ['/a/c', '/short/c'],
        ['/blog', 'https://blog.example/'],
        ['/blog/2020/x', 'https://blog.example/2020/x'],
        ['/gone', '/'],
        ['/gone/x', '/x'],
        ['/ab', undefined],
        ['/A', undefined],
        ['/', undefined],
      ] as const;
      const chains = await followRules(
        test().database.pool,
        cases.map(([path]) => ({ path, day: DAY })),
      );
      expect(chains.map(({ redirect }, index) => [cases[index]?.[0], redirect?.location])).toEqual(cases);
    });

    it('supports a prefix rule for all paths', async () => {
      await store(test().database, [parseRule('/* > https://blog.example/novo')]);
      expect((await find(test().database, '/'))?.location).toBe('https://blog.example/novo');
      expect((await find(test().database, '/x/y'))?.location).toBe('https://blog.example/novo/x/y');
    });

    it.each<[RedirectStatus[], RedirectStatus]>([
      [[301, 301, 308], 301],
      [[308, 308], 308],
      [[308, 307], 307],
      [[301, 307], 302],
    ])('follows a chain of %j to its end, with status %i', async (statuses, status) => {
      const rules = statuses.map((one, n) => parseRule(`/${n} > /${n + 1}`, { status: one }));
      await store(test().database, rules);
      expect(await find(test().database, '/0')).toEqual({ location: `/${statuses.length}`, status });
    });

    it('stops at a query, which the next rule would lose', async () => {
      await store(test().database, [parseRule('/a > /b?c=d'), parseRule('/b > /e', { status: 302 })]);
      expect(await find(test().database, '/a')).toEqual({ location: '/b?c=d', status: 301 });
    });

    it('ignores a rule that is not valid that day', async () => {
      await writeUnchecked(test().database, [
        parseRule('/a > /soon', { startsOn: '2026-05-11' }),
        parseRule('/a/* > /now', { startsOn: DAY, endsOn: DAY }),
        parseRule('/b > /over', { endsOn: '2026-05-09' }),
      ]);
      expect((await find(test().database, '/a'))?.location).toBe('/now');
      expect(await find(test().database, '/b')).toBeUndefined();
    });

    it('S13 reads only the few of 50,000 rules that apply to a path', async () => {
      const { pool } = test().database;
      await pool.query(`INSERT INTO redirect_rule (kind, path, target, status)
        SELECT CASE WHEN n % 10 = 0 THEN 'prefix' ELSE 'exact' END, '/secao-' || n || '/ano', '/nova-' || n, 301
        FROM generate_series(1, 50000) AS n`);
      await pool.query('ANALYZE redirect_rule');
      expect((await find(test().database, '/secao-49990/ano/mes/dia'))?.location).toBe('/nova-49990/mes/dia');
      const statements: { text: string; values: unknown[] }[] = [];
      await followRules(
        {
          query: (statement) => {
            statements.push({ text: statement.text, values: [...(statement.values ?? [])] });
            return pool.query(statement);
          },
        },
        [{ path: '/secao-49990/ano/mes/dia', day: DAY }],
      );
      const { text = '', values = [] } = statements[0] ?? {};
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('redirect_rule_path_key');
      expect(plan).not.toContain('Seq Scan on redirect_rule');
    });
  });

  describe('S13 a rule that would lead in a circle', () => {
    it.each([
      ['that leads to itself', ['/a > /a']],
      ['whose prefix leads below itself, ever longer', ['/a/* > /a/b']],
      ['that catches everything and leads to the site', ['/* > /b']],
      ['that closes a loop of several', ['/a > /b', '/b > /c', '/c > /d', '/d > /a']],
      ['that leads back through two prefixes', ['/a/* > /b', '/b/* > /a']],
      ['that leads to what a prefix lengthens', ['/a/* > /b/b', '/b/* > /a']],
      ['that lengthens what another shortens', ['/a/* > /b/x', '/b/* > /c', '/c/x/* > /a']],
      ['below an exact rule', ['/a > /c', '/b/* > /a', '/a/* > /b']],
    ])('is rejected if it is one %s', async (_, texts) => {
      const problems = await store(
        test().database,
        texts.map((text) => parseRule(text)),
      );
      expect(problems.slice(0, -1)).toEqual(texts.slice(1).map(() => undefined));
      expect(problems.at(-1)).toMatch(/^levaria de volta a si mesmo: \S+( → \S+)+$/);
      const { rows } = await test().database.pool.query('SELECT FROM redirect_rule');
      expect(rows).toHaveLength(texts.length - 1);
    });

    it('is named with its loop, and leaves the rule that it would have replaced', async () => {
      const { database } = test();
      const rules = ['/a/* > /b', '/b > /c', '/c > /z', '/c > /a'].map((text) => parseRule(text));
      await store(database, rules.slice(0, 3));
      expect(await store(database, rules.slice(3))).toEqual([
        'levaria de volta a si mesmo: /c → /a/… → /b → /c',
      ]);
      expect((await find(database, '/a'))?.location).toBe('/z');
    });
  });

  it.each([
    ['leads on from where others lead', ['/a > /b', '/b > /c', '/z > /a']],
    ['leads one page to the beginning of its section', ['/escola/* > /escolas', '/escolas/velha > /escola']],
    ['is for a word that merely begins alike', ['/escola/* > /escolas', '/escolas > /escola-nova']],
    ['leads to another site, whose redirects are its own', ['/* > https://blog.example/']],
    ['is for what lies below, not itself', ['/a > /a/b', '/a/b/c > /a/b']],
  ])('RT-17 accepts a rule that %s', async (_, texts) => {
    const problems = await store(
      test().database,
      texts.map((text) => parseRule(text)),
    );
    expect(problems).toEqual(texts.map(() => undefined));
  });

  it('RT-17 accepts a rule that leads back when the other has ended', async () => {
    const { database } = test();
    expect(await store(database, [parseRule('/a > /b', { endsOn: '2999-06-30' })])).toEqual([undefined]);
    expect(await store(database, [parseRule('/b > /a', { startsOn: '2999-06-30' })])).toEqual([
      'levaria de volta a si mesmo: /b → /a → /b',
    ]);
    expect(await store(database, [parseRule('/b > /a', { startsOn: '2999-07-01' })])).toEqual([undefined]);
  });

  const path = fc
    .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 })
    .map((segments) => `/${segments.join('/')}`);
  const days = [null, '2026-01-01', '2026-02-01', '2026-03-01'] as const;
  const anyRule: fc.Arbitrary<RedirectRule> = fc
    .record({
      kind: fc.constantFrom('exact', 'prefix'),
      path,
      target: fc.oneof(
        { weight: 8, arbitrary: path },
        path.map((target) => `${target}?q=1`),
        fc.constant('https://blog.example/'),
      ),
      status: fc.constantFrom(301, 302, 307, 308),
      startsOn: fc.constantFrom(...days),
      endsOn: fc.constantFrom(...days),
    })
    .filter(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn);

  it('S13 never sends a visitor in a circle, whatever the table contains', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRule, { minLength: 1, maxLength: 12 }),
        fc.array(path, { minLength: 4, maxLength: 12 }),
        fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-15', '2026-03-02'),
        async (rules, paths, day) => {
          const { database } = test();
          await database.pool.query('DELETE FROM redirect_rule');
          await writeUnchecked(database, rules);
          for (const from of paths) {
            // As a browser: each response is followed until there is none.
            let at: string | undefined = from;
            for (let responses = 0; at?.startsWith('/'); responses += 1) {
              expect(responses).toBeLessThan(20);
              at = (await find(database, at.replace(/\?.*/, ''), day))?.location;
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
