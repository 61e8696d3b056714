import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { stageGroups } from '../schools/stage.ts';
import { states } from '../places/state.ts';
import {
  articleSlugs,
  canonicalPath,
  isReservedSlug,
  landingSlugs,
  matchRoute,
  routes,
  type LinkTarget,
} from './routes.ts';
import { isSitePath } from '../site/redirect.ts';

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

describe('canonicalPath', () => {
  it.each([
    ['/escolas/mensalidades/PALMAS-TO', '/escolas/mensalidades/palmas-to'],
    ['/escolas/mensalidades/s%C3%A3o-paulo-sp', '/escolas/mensalidades/sao-paulo-sp'],
    ['/escolas/mensalidades/são-paulo-sp', '/escolas/mensalidades/sao-paulo-sp'],
    ['/escolas/mensalidades/São%20Paulo%20SP', '/escolas/mensalidades/sao-paulo-sp'],
    ['/Escolas/Mensalidades/palmas-to/Plano-Diretor//', '/escolas/mensalidades/palmas-to/plano-diretor'],
    [
      '/escolas/etapa-de-ensino/Ensino-M%C3%A9dio/palmas-to',
      '/escolas/etapa-de-ensino/ensino-medio/palmas-to',
    ],
    ['/escolas/Colegio-Azul', '/escolas/colegio-azul'],
    ['/escolas/São Paulo', '/escolas/sao-paulo'],
    ['/escolas/Colegio-Azul/Avaliar/', '/escolas/colegio-azul/avaliar'],
    ['/reservar/Colegio-Azul/4aB', '/reservar/colegio-azul/4aB'],
    ['/detalhes-da-bolsa/aB%2F9/', '/detalhes-da-bolsa/aB%2F9'],
    ['/ajuda/Privacidade', '/ajuda/privacidade'],
    ['/metodologias/Bil%C3%ADngue/', '/metodologias/bilingue'],
    ['/MINHAS-BOLSAS', '/minhas-bolsas'],
    ['/escolas/', '/escolas'],
    ['/escolas/%E6%9D%B1', '/escolas/%E6%9D%B1'],
    ['/escolas/%', '/escolas/%'],
    ['/Nada/', '/Nada'],
    ['/', '/'],
    ['//evil.example/', '//evil.example/'],
  ])('RT-08 of %s is %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

  it('RT-02 every page of ours has it already', () => {
    const slugs = [
      ...states.map(({ slug }) => slug),
      ...stageGroups.map(({ groupSlug }) => groupSlug),
      ...Object.values(landingSlugs),
      ...Object.values(articleSlugs),
    ];
    for (const { pattern } of Object.values(routes)) {
      for (const slug of slugs) {
        const path = pattern.replaceAll(/\$\w+/g, slug);
        expect(canonicalPath(path)).toBe(path);
      }
    }
  });

  it('S13 is idempotent, and never another host', () => {
    const segment = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('Escolas', 'escolas', '', 'É-TO', '%2F', 'busca'),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const path = `/${segments.join('/')}`;
        const canonical = canonicalPath(path);
        expect(canonicalPath(canonical)).toBe(canonical);
        const leavesTheSite = isSitePath(path) && !isSitePath(canonical);
        expect(leavesTheSite).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('isReservedSlug', () => {
  it.each(['bahia', 'brasil', 'educacao-basica', 'ensino-medio'])(
    'RT-02 reserves the landing page %s',
    (slug) => expect(isReservedSlug(slug)).toBe(true),
  );

  it.each(['busca', 'comparar', 'favoritos', 'mensalidades', 'etapa-de-ensino', 'api'])(
    'RT-02 reserves %s, which other addresses begin with',
    (slug) => expect(isReservedSlug(slug)).toBe(true),
  );

  it.each(['colegio-bahia', 'avaliar', 'entrar', '$slug', ''])('RT-02 leaves %j to a school', (slug) =>
    expect(isReservedSlug(slug)).toBe(false),
  );
});
