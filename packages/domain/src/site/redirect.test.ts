import { describe, expect, it } from 'vitest';
import { isSitePath, parseRedirect } from './redirect.ts';

describe('RT-17 parseRedirect', () => {
  it.each(['/escolas/busca?city=araguaina-to', '/', 'https://blog.melhorescola.example/x'])(
    'accepts %s',
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
  ])('S13 rejects the location %j', (location) => {
    expect(() => parseRedirect({ location, status: 301 })).toThrow(TypeError);
  });

  it.each([null, 'x', {}, { location: '/x' }, { location: '/x', status: 200 }, { location: 1, status: 301 }])(
    'rejects %j',
    (body) => {
      expect(() => parseRedirect(body)).toThrow(TypeError);
    },
  );

  it('percent-encodes non-ASCII characters for the header', () => {
    const body = { location: '/escolas/são–joão?q=a%20b', status: 301 } as const;
    expect(parseRedirect(body).location).toBe('/escolas/s%C3%A3o%E2%80%93jo%C3%A3o?q=a%20b');
  });

  it('distinguishes site paths from other hosts', () => {
    expect(isSitePath('/escolas')).toBe(true);
    expect(isSitePath('https://melhorescola.example/escolas')).toBe(false);
  });
});
