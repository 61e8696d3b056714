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
    ['', 'começa com'],
    ['//evil.example', "'//'"],
    ['/a\\b', 'barras invertidas'],
    ['/a b', 'espaços'],
    ['/a\r\nb', 'controle'],
    ['/a\u0085b', 'espaços'],
    ['/\uD800', 'controle'],
    ['/a?b', '?'],
    ['/a#b', '#'],
    ['/a/../b', "'..'"],
    ['/%2e%2E/b', "'..'"],
    ['/%2f%2fevil.example', 'barras codificadas'],
    ['/%5cevil', 'barras codificadas'],
    ['/%0d%0aLocation:x', 'controle'],
    ['/%250d%250a', 'controle'],
    ['/%zz%0d', 'codificação com % está errada'],
    ['/%C0%AF', 'codificação com % está errada'],
    ['/%2525252525252541', 'várias vezes'],
    [`/${'a'.repeat(2001)}`, 'caracteres'],
    ['/a'.repeat(65), 'partes'],
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
    ['//evil.example', 'outro site'],
    ['/\\evil.example', 'barras invertidas'],
    ['/%2F/evil.example', 'barras codificadas'],
    ['/%5C%5Cevil.example', 'barras codificadas'],
    ['/\t/evil.example', 'controle'],
    [' https://evil.example', 'espaços'],
    ['javascript:alert(1)', 'não javascript:'],
    ['java\nscript:alert(1)', 'quebras de linha'],
    ['http://blog.melhorescola.example/', 'não http:'],
    ['https:///evil.example', 'não é o nome de um site'],
    ['https://evil.example', 'não está entre os sites aceitos'],
    ['https://blog.melhorescola.example.evil.example', 'não está entre os sites aceitos'],
    ['https://blog.melhorescola.example.', 'não está entre os sites aceitos'],
    ['https://blog.melhorescola.example@evil.example', 'não tem usuário'],
    ['https://user:pass@blog.melhorescola.example', 'não tem usuário'],
    ['https://blog.melhorescola.example:8443/', 'não é o nome de um site'],
    ['https://bl%6Fg.melhorescola.example', 'não é o nome de um site'],
    ['https://blog.melhorescola.example//evil.example', "'//'"],
    ['https://www.melhorescola.example/nova', 'escreva só'],
    ['/nova\r\nSet-Cookie: a=b', 'quebras de linha'],
    ['/nova?a=%0d%0aSet-Cookie:%20a=b', 'controle'],
    ['/nova?a=%zz%0d%0a', 'codificação com % está errada'],
    ['/nova?a=são', 'letras com acento'],
    ['nova', "começa com '/'"],
    ['', "começa com '/'"],
  ])('S13 %j is rejected', (written, why) => {
    expect(readTarget(written)).toContain(why);
  });

  it('RT-17 a prefix rule has a target without a query', () => {
    expect(readTarget('/nova?a=b', 'prefix')).toContain('não tem ?');
    expect(readTarget('https://ajuda.example/#x', 'prefix')).toContain('não tem ?');
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
      problem: 'o tipo é um de 301, 302, 307, 308',
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
    problem: 'terminaria antes de começar',
  });
});
