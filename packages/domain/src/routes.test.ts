import { describe, expect, expectTypeOf, it } from 'vitest';
import { matchRoute, routes, type LinkTarget } from './routes.ts';

describe('routes', () => {
  it('builds the path of a page with encoded parameters', () => {
    expect(routes.results.path()).toBe('/escolas/busca');
    expect(routes.neighborhood.path({ city: 'palmas-to', neighborhood: 'centro' })).toBe(
      '/escolas/mensalidades/palmas-to/centro',
    );
    expect(routes.order.path({ code: 'a/b?c' })).toBe('/detalhes-da-bolsa/a%2Fb%3Fc');
  });

  it('builds the router’s link with pattern and parameters', () => {
    expect(routes.home.to()).toEqual({ to: '/escolas' });
    expect(routes.city.to({ city: 'palmas-to' })).toEqual({
      to: '/escolas/mensalidades/$city',
      params: { city: 'palmas-to' },
    });
  });

  it('does not compile for an unknown page or with missing parameters', () => {
    expectTypeOf<{ to: '/escolas/busca' }>().toExtend<LinkTarget>();
    expectTypeOf<{ to: '/escolas/buscas' }>().not.toExtend<LinkTarget>();
    expectTypeOf<{ to: '/escolas/mensalidades/$city' }>().not.toExtend<LinkTarget>();
    // @ts-expect-error The city parameter is missing.
    expect(routes.city.path()).toBe('/escolas/mensalidades/');
  });
});

describe('matchRoute', () => {
  it.each([
    ['/', 'root', {}],
    ['/escolas/busca', 'results', {}],
    ['/escolas/colegio-azul', 'school', { slug: 'colegio-azul' }],
    ['/escolas/mensalidades/avaliar', 'city', { city: 'avaliar' }],
    ['/escolas/colegio-azul/avaliar', 'rateSchool', { slug: 'colegio-azul' }],
    ['/entrar/google', 'googleReturn', {}],
    ['/reservar/colegio-azul/42', 'reserve', { slug: 'colegio-azul', offerId: '42' }],
  ])('matches %s', (path, name, params) => {
    expect(matchRoute(path)).toEqual({ name, params });
  });

  it.each(['/escolas/', '/nada', '/escolas/a/b/c/d/e', '//escolas'])('returns undefined for %s', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });

  it('matches every route of the table', () => {
    for (const [name, { pattern }] of Object.entries(routes)) {
      expect(matchRoute(pattern.replaceAll('$', 'um-'))?.name).toBe(name);
    }
  });
});
