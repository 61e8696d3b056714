import { describe, expect, it } from 'vitest';
import { benefits } from '../fixtures/benefits.ts';
import { partnerAddress } from './benefit-card.tsx';
import { byCategory } from './screen.tsx';
import { readBenefitsSearch } from './search-params.ts';

describe('CA-05 search parameters of the benefits page', () => {
  it.each([
    [{}, {}],
    [
      { categoria: 'Material escolar', pagina: '2' },
      { categoria: 'Material escolar', pagina: 2 },
    ],
    [{ categoria: '', pagina: 0 }, {}],
    [{ categoria: 'a\u0000b', pagina: 'x' }, {}],
    [{ categoria: 'a'.repeat(81) }, {}],
    [{ categoria: ['Cursos'] }, {}],
  ])('read %j as %j', (query, search) => {
    expect(readBenefitsSearch(query)).toEqual(search);
  });
});

it('EN-09 groups benefits by category, each once and in order', () => {
  const groups = byCategory(benefits);
  expect(groups.map(({ category }) => category)).toEqual(['Cursos', 'Material escolar']);
  expect(groups.flatMap((group) => group.benefits)).toEqual(benefits);
});

it.each([
  ['https://papelaria.example', 'https://papelaria.example/'],
  ['http://papelaria.example/a?b=c', 'http://papelaria.example/a?b=c'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['papelaria.example', undefined],
  ['', undefined],
])('S21 links to %j only if it is an http or https URL', (link, address) => {
  expect(partnerAddress(link)).toBe(address);
});
