import { describe, expect, it } from 'vitest';
import { views } from './views.ts';

describe('what a page counts for', () => {
  it.each([
    ['/escolas/colegio-girassol', ['views/colegio-girassol']],
    ['/escolas/colegio-girassol?reviewPage=2', ['views/colegio-girassol']],
    ['/escolas/comparar?escola=a&escola=b&escola=a', ['comparisons/a', 'comparisons/b']],
    [
      '/escolas/comparar?escola=a&escola=b&escola=c&escola=d&escola=e',
      ['a', 'b', 'c', 'd'].map((slug) => `comparisons/${slug}`),
    ],
    // One school is no comparison, and what is no slug would make the service reject all counts.
    ['/escolas/comparar?escola=a', []],
    ['/escolas/comparar?escola=a&escola=B%27', []],
    ['/escolas/comparar', []],
    // Landing pages, other pages of a school, and the panel.
    ['/escolas/tocantins', []],
    ['/escolas/colegio-girassol/perguntas', []],
    ['/escolas/busca?city=palmas-to', []],
    ['/painel/escolas/colegio-girassol', []],
    ['/', []],
  ])('%s: %j', (url, keys) => {
    expect(views.keys(url)).toEqual(keys);
  });
});
