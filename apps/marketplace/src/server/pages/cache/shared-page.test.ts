import { describe, expect, it } from 'vitest';
import { sharedPage } from './shared-page.ts';

const keyOf = (url: string) => sharedPage(url, false)?.key;

describe('sharedPage', () => {
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
    '/central-de-ajuda',
    '/ajuda/privacidade',
    '/metodologias',
    '/metodologias/montessoriana',
  ])('P5 %s is one', (url) => {
    expect(sharedPage(url, false)).toBeDefined();
  });

  it.each([
    ['a page of who is signed in', '/minhas-bolsas'],
    ['a page of who is signed in', '/detalhes-da-bolsa/abc'],
    ['the account', '/minha-conta/privacidade'],
    ['a screen to get in', '/entrar?redirect=/minhas-bolsas'],
    ['a link of a mail', '/redefinir-senha?token=abc'],
    ['a reservation', '/reservar/colegio-azul/12'],
    ['a review that is written', '/escolas/colegio-azul/avaliar'],
    ['a review that is confirmed', '/escolas/colegio-azul/avaliar/confirmar?token=abc'],
    ['somebody’s list', '/escolas/favoritos?escola=a&escola=b'],
    ['somebody’s comparison', '/escolas/comparar?escola=a'],
    ['a search where somebody is', '/escolas/busca?lat=-10.2&lng=-48.3'],
    ['a search by what somebody typed', '/escolas/busca?city=palmas-to&school=azul'],
    ['a city as somebody typed it', '/escolas/busca?city=S%C3%A3o%20Paulo'],
    ['a question for help', '/central-de-ajuda?q=divorcio'],
    ['an address that leads to a cleaner one', '/escolas/busca?city=palmas-to&page=1'],
    ['a landing page that leads to results', '/escolas/mensalidades/palmas-to?grade=1-ano'],
    ['an address of nothing', '/nao-existe'],
    ['a path that is written otherwise', '/escolas/'],
    ['a path of another host', '//evil.example/escolas'],
    ['what lies above', '/escolas/../minha-conta'],
    ['an address that nobody would write', `/escolas/busca?city=palmas-to&x=${'a'.repeat(500)}`],
  ])('S12 %s is none: %s', (_, url) => {
    expect(sharedPage(url, false)).toBeUndefined();
  });

  it('takes one entry for all ways to come to a page', () => {
    expect(keyOf('/escolas/busca?city=palmas-to&utm_source=jornal&gclid=1')).toBe(
      keyOf('/escolas/busca?city=palmas-to'),
    );
    expect(keyOf('/escolas/colegio-azul?utm_source=a&stars=5')).toBe(keyOf('/escolas/colegio-azul?stars=5'));
    expect(sharedPage('/escolas?utm_source=a', false)?.query).toBe('');
  });

  it('tells pages apart by what they are about, and by who saves data', () => {
    const keys = [
      '/escolas/busca?city=palmas-to',
      '/escolas/busca?city=palmas-to&page=2',
      '/escolas/busca?city=araguaina-to',
    ].map(keyOf);
    expect(new Set(keys).size).toBe(3);
    expect(sharedPage('/escolas', true)?.key).not.toBe(keyOf('/escolas'));
  });

  it.each([
    ['/escolas/colegio-azul', ['school:colegio-azul']],
    ['/escolas/tocantins', []],
    ['/escolas/busca?city=palmas-to&page=2', ['city:palmas-to']],
    ['/escolas/mensalidades/palmas-to/centro', ['city:palmas-to']],
    ['/escolas/etapa-de-ensino/ensino-medio/palmas-to', ['city:palmas-to']],
    ['/escolas', []],
  ])('knows what %s shows: %j', (url, tags) => {
    expect(sharedPage(url, false)?.tags).toEqual(tags);
  });
});
