import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

describe('S14 RT-07 the redirect target after login', () => {
  it.each([
    '/minhas-bolsas',
    '/escolas/busca?city=sao-paulo-sp&shifts[]=manha',
    '/detalhes-da-bolsa/ABC-123#pagamento',
    '/',
    '/escolas/col%C3%A9gio',
  ])('accepts %s', (path) => {
    expect(sameSitePath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '@evil.example',
    'escolas',
    '',
    '/entrar?redirect=/entrar',
    '/criar-conta',
    '/redefinir-senha?token=x',
    `/${'a'.repeat(2_000)}`,
    undefined,
    ['/escolas'],
    7,
  ])('rejects %j', (wanted) => {
    expect(sameSitePath(wanted)).toBeUndefined();
  });

  it('never leaves this site, whatever the input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      'evil.example',
      '\t',
      '\r\n',
      '?',
      '#',
    );
    const written = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece).map((pieces) => `/${pieces.join('')}`),
    );
    fc.assert(
      fc.property(written, (wanted) => {
        const path = sameSitePath(wanted);
        if (path === undefined) return;
        expect(new URL(path, 'https://escola.example/entrar').origin).toBe('https://escola.example');
      }),
    );
  });
});
