import { describe, expect, it } from 'vitest';
import { pageAddressLookup } from '@melhor-escola/site-server';
import { pages } from './pages.ts';

const lookup = pageAddressLookup(pages);
const publicPage = (url: string, saveData?: string) => lookup(url, saveData).page;

const cacheKey = (url: string) => publicPage(url)?.key;

describe('publicPage', () => {
  it.each([
    '/',
    '/escolas',
    '/escolas/busca',
    '/escolas/busca?city=palmas-to&page=2&grade=1-ano',
    '/escolas/busca?city=palmas-to&view=map',
    '/escolas/colegio-azul',
    '/escolas/colegio-azul?reviewPage=2&stars=5',
    '/escolas/tocantins',
    '/escolas/ensino-medio',
    '/escolas/mensalidades/palmas-to',
    '/escolas/mensalidades/palmas-to/plano-diretor-sul',
    '/escolas/etapa-de-ensino/ensino-medio/palmas-to',
    '/escolas/etapa-de-ensino/ensino-medio/palmas-to/centro',
    '/escolas/favoritos/roteiro',
    '/central-de-ajuda',
    '/ajuda/privacidade',
    '/metodologias',
    '/metodologias/montessoriana',
  ])('P5 %s is publicly cacheable', (url) => {
    expect(publicPage(url)).toBeDefined();
  });

  it.each([
    ['a page of the current user', '/minhas-bolsas'],
    ['a page of the current user', '/detalhes-da-bolsa/abc'],
    ['the account', '/minha-conta/privacidade'],
    ['a sign-in page', '/entrar?redirect=/minhas-bolsas'],
    ['a link in an e-mail', '/redefinir-senha?token=abc'],
    ['a reservation', '/reservar/colegio-azul/12'],
    ['a review form', '/escolas/colegio-azul/avaliar'],
    ['a review confirmation', '/escolas/colegio-azul/avaliar/confirmar?token=abc'],
    ['favorites', '/escolas/favoritos?escola=a&escola=b'],
    ['a comparison', '/escolas/comparar?escola=a'],
    ['a search by position', '/escolas/busca?lat=-10.2&lng=-48.3'],
    ['a search by typed words', '/escolas/busca?city=palmas-to&school=azul'],
    ['a typed city', '/escolas/busca?city=S%C3%A3o%20Paulo'],
    ['a question for help', '/central-de-ajuda?q=divorcio'],
    ['a URL that redirects to its canonical form', '/escolas/busca?city=palmas-to&page=1'],
    ['a landing page that redirects to results', '/escolas/mensalidades/palmas-to?grade=1-ano'],
    ['an unknown path', '/nao-existe'],
    ['a path that is not canonical', '/escolas/'],
    ['a path of another host', '//evil.example/escolas'],
    ['a path with dots', '/escolas/../minha-conta'],
    ['an overlong URL', `/escolas/busca?city=palmas-to&x=${'a'.repeat(500)}`],
  ])('S12 %s is not publicly cacheable: %s', (_, url) => {
    expect(publicPage(url)).toBeUndefined();
  });

  it('has one key for all URLs of a page', () => {
    expect(cacheKey('/escolas/busca?city=palmas-to&utm_source=jornal&gclid=1')).toBe(
      cacheKey('/escolas/busca?city=palmas-to'),
    );
    expect(cacheKey('/escolas/colegio-azul?utm_source=a&stars=5')).toBe(
      cacheKey('/escolas/colegio-azul?stars=5'),
    );
    expect(publicPage('/escolas?utm_source=a')?.query).toBe('');
  });

  it('has a key for each page, and for Save-Data', () => {
    const keys = [
      '/escolas/busca?city=palmas-to',
      '/escolas/busca?city=palmas-to&page=2',
      '/escolas/busca?city=araguaina-to',
    ].map(cacheKey);
    expect(new Set(keys).size).toBe(3);
    expect(publicPage('/escolas', 'on')?.key).not.toBe(cacheKey('/escolas'));
  });

  it.each([
    ['/escolas/colegio-azul', ['school:colegio-azul']],
    ['/escolas/tocantins', []],
    ['/escolas/busca?city=palmas-to&page=2', ['city:palmas-to']],
    ['/escolas/mensalidades/palmas-to/centro', ['city:palmas-to']],
    ['/escolas/etapa-de-ensino/ensino-medio/palmas-to', ['city:palmas-to']],
    ['/escolas', []],
  ])('%s has the purge tags %j', (url, tags) => {
    expect(publicPage(url)?.tags).toEqual(tags);
  });
});
