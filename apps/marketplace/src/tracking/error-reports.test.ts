import { describe, expect, it } from 'vitest';
import { routePattern } from './error-reports.ts';

describe('CA-13 the name of a page', () => {
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

  it('is that of the 404 page before any page is there', () => {
    expect(routePattern([])).toBe('/$');
  });
});
