import { describe, expect, it } from 'vitest';
import { routePattern } from './route-pattern.ts';

describe('CA-13 the name of a page', () => {
  it.each([
    ['/escolas/$slug', '/escolas/colegio-aurora', '/escolas/$slug'],
    ['/escolas/', '/escolas', '/escolas'],
    ['/', '/', '/'],
    ['/$', '/minhas-bolsas', '/minhas-bolsas'],
    ['/$', '/detalhes-da-bolsa/ME-7Q2K-M0XB-94TC', '/detalhes-da-bolsa/$code'],
    ['/$', '/reservar/colegio-aurora/42', '/reservar/$slug/$offer'],
    ['/$', '/redefinir-senha', '/redefinir-senha'],
    ['/$', '/maria@exemplo.com', '/$'],
  ])('%s at %s is %s', (routeId, pathname, name) => {
    expect(routePattern(routeId, pathname)).toBe(name);
  });
});
