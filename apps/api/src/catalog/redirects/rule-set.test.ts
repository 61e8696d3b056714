import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRedirectIndex, locationOf } from './redirect-index.ts';
import type { RedirectRule } from './redirect-rule.ts';
import { RuleSet } from './rule-set.ts';

/** '/a > /b' is an exact rule, '/a/* > /b' a prefix rule. */
function ruleOf(text: string, fields: Partial<RedirectRule> = {}): RedirectRule {
  const [from = '', target = ''] = text.split(' > ');
  const kind = from.endsWith('/*') ? 'prefix' : 'exact';
  const path = kind === 'prefix' ? from.slice(0, -2) || '/' : from;
  return { kind, path, target, status: 301, startsOn: null, endsOn: null, ...fields };
}

/** Result of adding the last of these rules after the others. */
function lastOf(...texts: readonly string[]): string | undefined {
  const set = new RuleSet();
  const verdicts = texts.map((text) => set.put(ruleOf(text)));
  expect(verdicts.slice(0, -1)).toEqual(texts.slice(1).map(() => undefined));
  return verdicts.at(-1);
}

describe('a rule that would lead in a circle', () => {
  it.each([
    ['that leads to itself', ['/a > /a']],
    ['that leads to itself with a query', ['/a > /a?b=c']],
    ['whose prefix leads to itself', ['/a/* > /a']],
    ['whose prefix leads below itself, ever longer', ['/a/* > /a/b']],
    ['that catches everything and leads to the site', ['/* > /b']],
    ['that leads back', ['/a > /b', '/b > /a']],
    ['that closes a loop of several', ['/a > /b', '/b > /c', '/c > /d', '/d > /a']],
    ['that leads back through a prefix', ['/a/* > /b', '/b/x > /a/x']],
    ['that leads back through two prefixes', ['/a/* > /b', '/b/* > /a']],
    ['that leads to what a prefix lengthens', ['/a/* > /b/b', '/b/* > /a']],
    ['that lengthens what another shortens', ['/a/* > /b/x', '/b/* > /c', '/c/x/* > /a']],
    ['in front of an older one', ['/b/* > /a', '/a > /b']],
    ['that would form a loop except for an exact rule', ['/a > /c', '/b > /a', '/a/* > /b']],
  ])('S13 rejects a rule %s', (_, texts) => {
    expect(lastOf(...texts)).toMatch(/^it would lead in a circle: \S+( → \S+)+$/);
  });

  it('S13 shows the loop in the message', () => {
    expect(lastOf('/a/* > /b', '/b > /c', '/c > /a')).toBe('it would lead in a circle: /c → /a/… → /b → /c');
  });
});

describe('a rule without a loop', () => {
  it.each([
    ['that leads on from where others lead', ['/a > /b', '/b > /c', '/z > /a']],
    ['that leads up', ['/escolas/arquivo/* > /escolas']],
    ['of everything below to the home page', ['/antigo/* > /']],
    [
      'for one page to the beginning of its own section',
      ['/escola/* > /escolas', '/escolas/velha > /escola'],
    ],
    ['for a word that merely begins alike', ['/escola/* > /escolas', '/escolas > /escola-nova']],
    ['to another site, whose redirects are its own', ['/* > https://blog.example/']],
    ['for what lies below, not itself', ['/a > /a/b', '/a/b/c > /a/b']],
  ])('RT-17 accepts a rule %s', (_, texts) => {
    expect(lastOf(...texts)).toBeUndefined();
  });

  it('RT-17 accepts a rule that leads back when the other has ended', () => {
    const set = new RuleSet();
    expect(set.put(ruleOf('/a > /b', { endsOn: '2026-06-30' }))).toBeUndefined();
    expect(set.put(ruleOf('/b > /a', { startsOn: '2026-06-30' }))).toContain('circle');
    expect(set.put(ruleOf('/b > /a', { startsOn: '2026-07-01' }))).toBeUndefined();
  });

  it('RT-17 accepts a rule that replaces the one of its loop; when it is rejected, the old rule stays', () => {
    const set = new RuleSet([ruleOf('/a > /b')]);
    expect(set.put(ruleOf('/a > /c'))).toBeUndefined();
    expect(set.put(ruleOf('/b > /a'))).toBeUndefined();
    expect(set.put(ruleOf('/a > /b'))).toContain('circle');
    expect(set.find('exact', '/a')).toMatchObject({ target: '/c' });
    set.remove('exact', '/a');
    expect(set.find('exact', '/a')).toBeUndefined();
    expect(set.put(ruleOf('/a > /c'))).toBeUndefined();
  });
});

const path = fc
  .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`);
const days = [null, '2026-01-01', '2026-02-01', '2026-03-01'] as const;
const anyRule: fc.Arbitrary<RedirectRule> = fc
  .record({
    kind: fc.constantFrom('exact', 'prefix'),
    path,
    target: fc.oneof({ weight: 9, arbitrary: path }, fc.constant('https://blog.example/')),
    status: fc.constantFrom(301, 302, 307, 308),
    startsOn: fc.constantFrom(...days),
    endsOn: fc.constantFrom(...days),
  })
  .filter(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn);

/** Follows the rules like a visitor's browser on one day. @returns the number of hops. */
function hopsFrom(rules: readonly RedirectRule[], from: string, day: string): number {
  let at = from;
  for (let hops = 0; hops < 200; hops += 1) {
    const holding = rules.filter(
      ({ startsOn, endsOn }) => (startsOn ?? day) <= day && day <= (endsOn ?? day),
    );
    const exact = holding.find((rule) => rule.kind === 'exact' && rule.path === at);
    const prefixes = holding
      .filter(
        ({ kind, path: own }) => kind === 'prefix' && `${at}/`.startsWith(own === '/' ? '/' : `${own}/`),
      )
      .toSorted((one, other) => other.path.length - one.path.length);
    const rule = exact ?? prefixes[0];
    if (!rule || !at.startsWith('/')) return hops;
    at = locationOf(rule, at);
  }
  return Number.POSITIVE_INFINITY;
}

it('S13 no set of accepted rules has an endless loop, on any day, even after removing any rule', () => {
  fc.assert(
    fc.property(
      fc.array(anyRule, { minLength: 1, maxLength: 12 }),
      fc.array(path, { minLength: 1, maxLength: 4 }),
      fc.infiniteStream(fc.boolean()),
      (written, starts, keep) => {
        const set = new RuleSet();
        const accepted = new Map<string, RedirectRule>();
        for (const rule of written) {
          if (set.put(rule) === undefined) accepted.set(`${rule.kind} ${rule.path}`, rule);
        }
        const all = [...accepted.values()];
        const some = all.filter(() => keep.next().value);
        const paths = [
          ...starts,
          ...all.flatMap((rule) => [rule.path, `${rule.path}/a/b/c`.replace('//', '/')]),
        ];
        for (const rules of [all, some]) {
          const index = buildRedirectIndex(rules);
          for (const from of paths) {
            for (const day of ['2025-12-31', '2026-01-01', '2026-01-15', '2026-03-02']) {
              expect(hopsFrom(rules, from, day)).toBeLessThan(Number.POSITIVE_INFINITY);
              // The lookup ends at the same path, from which no rule leads on.
              const found = index.find(from, () => day);
              expect(found && index.find(found.location, () => day)).toBeUndefined();
            }
          }
        }
      },
    ),
    { numRuns: 400 },
  );
});

it('S13 rejects rules only for loops: among exact rules, exactly those in a loop', () => {
  const exact = fc.tuple(
    fc.constantFrom('/a', '/b', '/c', '/d'),
    fc.constantFrom('/a', '/b', '/c', '/d', '/e'),
  );
  fc.assert(
    fc.property(fc.array(exact, { maxLength: 10 }), (written) => {
      const set = new RuleSet();
      const leads = new Map<string, string>();
      for (const [from, target] of written) {
        let end: string | undefined = target;
        for (let hops = 0; end !== undefined && end !== from && hops < 10; hops += 1) end = leads.get(end);
        const verdict = set.put(ruleOf(`${from} > ${target}`));
        expect(verdict !== undefined).toBe(end === from);
        if (verdict === undefined) leads.set(from, target);
      }
    }),
  );
});
