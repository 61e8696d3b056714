import { describe, expect, it } from 'vitest';
import { routePattern } from './caught-errors.ts';

describe('CA-13 routePattern', () => {
  it.each([
    ['/escolas/$slug', '/escolas/$slug'],
    ['/escolas/', '/escolas'],
    ['/', '/'],
    ['/minha-conta/', '/minha-conta'],
    ['/detalhes-da-bolsa/$code', '/detalhes-da-bolsa/$code'],
    ['/$', '/$'],
  ])('%s is %s', (fullPath, name) => {
    expect(routePattern([{ fullPath: '/' }, { fullPath }])).toBe(name);
  });

  it('is the 404 page’s while there is no match', () => {
    expect(routePattern([])).toBe('/$');
  });
});
