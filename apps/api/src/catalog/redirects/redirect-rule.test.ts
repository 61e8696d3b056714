import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPath } from './redirect-path.ts';
import { readRule, type WrittenRule } from './redirect-rule.ts';
import { isAllowedTarget } from './redirect-target.ts';

const sites = {
  siteUrl: 'https://www.melhorescola.example',
  redirectHosts: ['blog.melhorescola.example', 'Ajuda.Example'],
};
const rule = (fields: Partial<WrittenRule>): WrittenRule => ({
  kind: 'exact',
  path: '/antiga',
  target: '/nova',
  status: 301,
  ...fields,
});
const readTarget = (target: string, kind: WrittenRule['kind'] = 'exact') => {
  const read = readRule(rule({ target, kind }), sites);
  return 'value' in read ? read.value.target : read.problem;
};

describe('a path', () => {
  it.each([
    ['/', '/'],
    ['/escolas/', '/escolas'],
    ['/Escola/S%c3%a3o', '/Escola/S%C3%A3o'],
    ['/Escola/Sa\u0303o', '/Escola/S%C3%A3o'],
    ['/a%20b/c%3Fd', '/a%20b/c%3Fd'],
    ['/...', '/...'],
  ])('RT-17 %s is known as %s', (written, path) => {
    expect(readPath(written)).toEqual({ value: path });
    expect(readPath(path)).toEqual({ value: path });
  });

  it.each([
    ['', 'begins with'],
    ['//evil.example', "'//'"],
    ['/a\\b', 'backslashes'],
    ['/a b', 'blanks'],
    ['/a\r\nb', 'control'],
    ['/a\u0085b', 'blanks'],
    ['/\uD800', 'control'],
    ['/a?b', 'query'],
    ['/a#b', 'fragment'],
    ['/a/../b', "'..'"],
    ['/%2e%2E/b', "'..'"],
    ['/%2f%2fevil.example', 'slashes'],
    ['/%5cevil', 'slashes'],
    ['/%0d%0aLocation:x', 'control'],
    ['/%250d%250a', 'control'],
    ['/%zz%0d', 'percent-encoding is broken'],
    ['/%C0%AF', 'percent-encoding is broken'],
    ['/%2525252525252541', 'over and over'],
    [`/${'a'.repeat(2001)}`, 'characters long'],
    ['/a'.repeat(65), 'segments'],
  ])('S13 %j is rejected', (written, why) => {
    expect(readPath(written)).toEqual({ problem: expect.stringContaining(why) as string });
  });
});

describe('a target', () => {
  it.each([
    ['/nova/', '/nova'],
    ['/', '/'],
    ['/nova?uf=SP&q=a%20b#topo', '/nova?uf=SP&q=a%20b#topo'],
    ['/nova?volta=%2Fescolas', '/nova?volta=%2Fescolas'],
    ['https://blog.melhorescola.example', 'https://blog.melhorescola.example/'],
    ['HTTPS://Blog.MelhorEscola.example/Posts/', 'https://blog.melhorescola.example/Posts'],
    ['https://ajuda.example?b=c', 'https://ajuda.example/?b=c'],
  ])('RT-17 %s is kept as %s', (written, target) => {
    expect(readTarget(written)).toBe(target);
    expect(isAllowedTarget(target, sites)).toBe(true);
  });

  it.each([
    ['//evil.example', 'another host'],
    ['/\\evil.example', 'backslashes'],
    ['/%2F/evil.example', 'slashes'],
    ['/%5C%5Cevil.example', 'slashes'],
    ['/\t/evil.example', 'control'],
    [' https://evil.example', 'blanks'],
    ['javascript:alert(1)', 'not javascript:'],
    ['java\nscript:alert(1)', 'line ends'],
    ['http://blog.melhorescola.example/', 'not http:'],
    ['https:///evil.example', 'is not a host'],
    ['https://evil.example', 'not among REDIRECT_HOSTS'],
    ['https://blog.melhorescola.example.evil.example', 'not among REDIRECT_HOSTS'],
    ['https://blog.melhorescola.example.', 'not among REDIRECT_HOSTS'],
    ['https://blog.melhorescola.example@evil.example', 'no user'],
    ['https://user:pass@blog.melhorescola.example', 'no user'],
    ['https://blog.melhorescola.example:8443/', 'is not a host'],
    ['https://bl%6Fg.melhorescola.example', 'is not a host'],
    ['https://blog.melhorescola.example//evil.example', "'//'"],
    ['https://www.melhorescola.example/nova', 'write the path alone'],
    ['/nova\r\nSet-Cookie: a=b', 'line ends'],
    ['/nova?a=%0d%0aSet-Cookie:%20a=b', 'control'],
    ['/nova?a=%zz%0d%0a', 'percent-encoding is broken'],
    ['/nova?a=são', 'ASCII'],
    ['nova', "begins with '/'"],
    ['', "begins with '/'"],
  ])('S13 %j is rejected', (written, why) => {
    expect(readTarget(written)).toContain(why);
  });

  it('RT-17 a prefix rule has a target without a query', () => {
    expect(readTarget('/nova?a=b', 'prefix')).toContain('without a query');
    expect(readTarget('https://ajuda.example/#x', 'prefix')).toContain('without a query');
    expect(readTarget('https://ajuda.example/', 'prefix')).toBe('https://ajuda.example/');
  });
});

it('S13 accepts no target that a browser would follow to another host', () => {
  const pieces = fc.constantFrom(
    '/', '//', '\\', '%2f', '%5c', '%252f', 'https:', 'http:', 'javascript:', '@', ':', '.', '..', '%2e', '?', '#',
    'evil.example', 'blog.melhorescola.example', 'a', '%0d%0a', '\r\n', '\t', ' ', '\u2028', 'é', '%', '%25',
  ); // prettier-ignore
  const written = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.webUrl({ withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(written, fc.constantFrom('exact', 'prefix'), (target, kind) => {
      const read = readRule(rule({ target, kind }), sites);
      if ('problem' in read) return;
      const reached = new URL(read.value.target, sites.siteUrl);
      expect(['www.melhorescola.example', 'blog.melhorescola.example', 'ajuda.example']).toContain(
        reached.hostname,
      );
      expect(reached.protocol).toBe('https:');
      expect(reached.username + reached.password + reached.port).toBe('');
      expect(read.value.target).toMatch(/^[\u0021-\u007E]+$/);
    }),
    { numRuns: 2_000 },
  );
});

it('RT-17 accepts the four statuses, and valid dates in order', () => {
  for (const status of [301, 302, 307, 308])
    expect(readRule(rule({ status }), sites)).toHaveProperty('value');
  for (const status of [200, 300, 303, 304, 309, Number.NaN]) {
    expect(readRule(rule({ status }), sites)).toEqual({
      problem: 'the status is one of 301, 302, 307, 308',
    });
  }
  expect(readRule(rule({ startsOn: '31/12/2026', endsOn: '2027-01-01' }), sites)).toMatchObject({
    value: { startsOn: '2026-12-31', endsOn: '2027-01-01' },
  });
  expect(readRule(rule({ startsOn: '', endsOn: null }), sites)).toMatchObject({
    value: { startsOn: null, endsOn: null },
  });
  expect(readRule(rule({ endsOn: '30/02/2026' }), sites)).toHaveProperty('problem');
  expect(readRule(rule({ startsOn: '2027-01-02', endsOn: '2027-01-01' }), sites)).toEqual({
    problem: 'it would end before it begins',
  });
});
