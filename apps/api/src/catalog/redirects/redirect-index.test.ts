import { describe, expect, it } from 'vitest';
import { buildRedirectIndex } from './redirect-index.ts';
import type { RedirectRule, RedirectStatus } from './redirect-rule.ts';

const rule = (fields: Partial<RedirectRule> & Pick<RedirectRule, 'path' | 'target'>): RedirectRule => ({
  kind: 'exact',
  status: 301,
  startsOn: null,
  endsOn: null,
  ...fields,
});
const today = () => '2026-05-10';
const find = (rules: readonly RedirectRule[], path: string) => buildRedirectIndex(rules).find(path, today);

describe('RT-17 a lookup', () => {
  const rules = [
    rule({ path: '/a/b', target: '/exact' }),
    rule({ kind: 'prefix', path: '/a', target: '/short' }),
    rule({ kind: 'prefix', path: '/a/b', target: '/long' }),
    rule({ kind: 'prefix', path: '/blog', target: 'https://blog.example/', status: 302 }),
    rule({ kind: 'prefix', path: '/gone', target: '/' }),
  ];

  it.each([
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
  ])('redirects %s to %s: exact rule first, then the longest prefix', (path, location) => {
    expect(find(rules, path)?.location).toBe(location);
  });

  it('supports a prefix rule for all paths', () => {
    const all = [rule({ kind: 'prefix', path: '/', target: 'https://blog.example/novo' })];
    expect(find(all, '/')?.location).toBe('https://blog.example/novo');
    expect(find(all, '/x/y')?.location).toBe('https://blog.example/novo/x/y');
  });

  it('follows a chain to its end, permanently only if every step is, and stops at a query', () => {
    const chain = (...statuses: RedirectStatus[]) =>
      find(
        statuses.map((status, n) => rule({ path: `/${n}`, target: `/${n + 1}`, status })),
        '/0',
      );
    expect(chain(301, 301, 308)).toEqual({ location: '/3', status: 301 });
    expect(chain(308, 308)).toEqual({ location: '/2', status: 308 });
    expect(chain(308, 307)).toEqual({ location: '/2', status: 307 });
    expect(chain(301, 307)).toEqual({ location: '/2', status: 302 });
    expect(
      find([rule({ path: '/a', target: '/b?c=d' }), rule({ path: '/b', target: '/e' })], '/a')?.location,
    ).toBe('/b?c=d');
  });

  it('ignores a rule that is not valid today', () => {
    const dated = [
      rule({ path: '/a', target: '/soon', startsOn: '2026-05-11' }),
      rule({ kind: 'prefix', path: '/a', target: '/now', startsOn: '2026-05-10', endsOn: '2026-05-10' }),
      rule({ path: '/b', target: '/over', endsOn: '2026-05-09' }),
    ];
    expect(find(dated, '/a')?.location).toBe('/now');
    expect(find(dated, '/b')).toBeUndefined();
  });

  it('S13 never loops, whatever the table contains', () => {
    expect(
      find([rule({ path: '/a', target: '/b' }), rule({ path: '/b', target: '/a' })], '/a'),
    ).toBeUndefined();
    expect(find([rule({ kind: 'prefix', path: '/a', target: '/a/a' })], '/a')).toBeUndefined();
  });
});

it('RT-17 looks up a path among 50,000 rules by reading only the few that apply to it', () => {
  let reads = 0;
  const counted = (fields: Parameters<typeof rule>[0]) =>
    new Proxy(rule(fields), {
      get(target, key) {
        reads += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
  const index = buildRedirectIndex(
    Array.from({ length: 50_000 }, (_, n) =>
      counted(
        n % 10 === 0
          ? { kind: 'prefix', path: `/secao-${n}/ano-${n % 7}`, target: `/nova-${n}` }
          : { path: `/escola/colegio-${n}/bairro`, target: `/escolas/colegio-${n}` },
      ),
    ),
  );
  for (const [path, location] of [
    ['/escola/colegio-49999/bairro', '/escolas/colegio-49999'],
    ['/secao-49990/ano-3/mes/dia/artigo', '/nova-49990/mes/dia/artigo'],
    ['/escolas/busca/49999', undefined],
  ]) {
    reads = 0;
    expect(index.find(path ?? '', today)?.location).toBe(location);
    expect(reads).toBeLessThanOrEqual(10);
  }
});
