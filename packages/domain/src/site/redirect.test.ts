import { describe, expect, it } from 'vitest';
import { isSitePath, parseRedirect } from './redirect.ts';

describe('RT-17 an answer to a lookup', () => {
  it.each(['/escolas/busca?city=araguaina-to', '/', 'https://blog.melhorescola.example/x'])(
    'leads to %s',
    (location) => {
      expect(parseRedirect({ location, status: 301 })).toEqual({ location, status: 301 });
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'http://evil.example',
    'https://user:pass@evil.example',
    '/a\r\nset-cookie: x=1',
    '/a\u0000b',
    '/a\uD800b',
    'https://melhorescola.example/a\u0007b',
    'https://evil.example\\@melhorescola.example',
    '',
    'escolas',
  ])('S13 never leads to %j', (location) => {
    expect(() => parseRedirect({ location, status: 301 })).toThrow(TypeError);
  });

  it.each([null, 'x', {}, { location: '/x' }, { location: '/x', status: 200 }, { location: 1, status: 301 }])(
    'is not %j',
    (answer) => {
      expect(() => parseRedirect(answer)).toThrow(TypeError);
    },
  );

  it('is written as a header can carry it', () => {
    const answer = { location: '/escolas/são–joão?q=a%20b', status: 301 } as const;
    expect(parseRedirect(answer).location).toBe('/escolas/s%C3%A3o%E2%80%93jo%C3%A3o?q=a%20b');
  });

  it('tells a path of the site from another host', () => {
    expect(isSitePath('/escolas')).toBe(true);
    expect(isSitePath('https://melhorescola.example/escolas')).toBe(false);
  });
});
