import { describe, expect, it } from 'vitest';
import { comparedSchools, compareQueryClient, listSlugs } from '../fixtures/compared-schools.ts';
import { renderScreen } from '../fixtures/render.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { absentService } from '../fixtures/site.tsx';
import { compareHead, comparedSchoolsQuery } from './loader.ts';
import { CompareScreen } from './screen.tsx';
import { validateCompareSearch, type CompareSearch } from './search-params.ts';

const render = (count: number, search: CompareSearch = {}) =>
  renderScreen({
    screen: (
      <CompareScreen
        search={{ escola: count > 0 ? listSlugs(comparedSchools.slice(0, count)) : undefined, ...search }}
      />
    ),
    queryClient: compareQueryClient(count),
    address: '/escolas/comparar',
  });

const plain = async (search: CompareSearch) => (await render(2, search)).replaceAll(/<[^>]+>/g, '');

describe('CompareScreen on the server', () => {
  it('WCAG 1.4.10 on a phone has the controls beyond the selects behind a button, unless one of them is on', async () => {
    const hidden = /class="whitespace-nowrap max-sm:hidden[^"]*"[\s\S]*?Só as diferenças/u;
    const closed = await render(4);
    expect(closed).toMatch(/<button[^>]*aria-expanded="false"[\s\S]*?2 de 4/u);
    expect(closed).toMatch(hidden);
    expect(closed).not.toContain('Escola da direita');
    const open = await render(4, { diferencas: true });
    expect(open).toMatch(/<button[^>]*aria-expanded="true"/u);
    expect(open).not.toMatch(hidden);
    expect(open).toContain('Escola da direita');
  });

  it('the ruler of the budget follows each monthly fee, and no other amount', async () => {
    const [table = ''] = /<table[\s\S]*<\/table>/u.exec(await render(2)) ?? [];
    expect(table.match(/search-budget-space/gu)).toHaveLength(2);
  });

  it('EN-21 marks a school that left the directory', async () => {
    const queryClient = compareQueryClient(2);
    const unlisted = { reason: 'suspended', year: 2025, isGone: false } as const;
    const escola = listSlugs(comparedSchools.slice(0, 2));
    queryClient.setQueryData(
      comparedSchoolsQuery(absentService, escola).queryKey,
      comparedSchools.slice(0, 2).map((school, column) => (column === 0 ? { ...school, unlisted } : school)),
    );
    const screen = <CompareScreen search={{ escola }} />;
    const html = await renderScreen({ screen, queryClient, address: '/escolas/comparar' });
    expect(html.match(/Saiu do site\. Paralisada, segundo o Censo Escolar de 2025\./g)).toHaveLength(1);
  });

  it('product 3 shows four schools side by side, each with a link and a remove link', async () => {
    const html = await render(4);
    expect(html.match(/<th scope="col"/g)).toHaveLength(4);
    expect(html).toContain('href="/escolas/girassol"');
    expect(html).toContain(
      'href="/escolas/comparar?escola=perpetuo-socorro&amp;escola=aquarela&amp;escola=dom-bosco"',
    );
    expect(html).not.toContain('Adicionar outra escola');
  });

  it('product 3 says which grade is compared if none was asked for, or none of the schools has it', async () => {
    expect(await plain({})).toContain(
      'Você ainda não escolheu a série: comparamos as bolsas do 6º\u00A0ano.',
    );
    expect(await plain({ serie: '3-serie' })).toContain(
      'Nenhuma destas escolas tem bolsa para a 3ª\u00A0série. Comparamos as bolsas do 6º\u00A0ano.',
    );
    expect(await plain({ serie: '6-ano' })).not.toContain('omparamos as bolsas');
  });

  it('P3 asks for another school when there is one, and links back to its city', async () => {
    const html = await render(1);
    expect(html).toContain('Escolha mais uma escola para comparar.');
    expect(html).toContain('href="/escolas/busca?city=araguaina-to"');
    expect(html).toContain('Ver as escolas em Araguaína');
    expect(html).not.toContain('Só as diferenças');
  });

  it('offers nearby schools for a free column, as links', async () => {
    expect(await render(1)).toContain(
      'href="/escolas/comparar?escola=girassol&amp;escola=escola-crianca-feliz"',
    );
  });

  it('explains how to begin when nothing is chosen, also without JavaScript', async () => {
    const html = await render(0);
    expect(html).toContain('Abra uma escola e toque em “Comparar”');
    expect(html).toMatch(/<noscript>.*neste aparelho/);
  });

  it('product 3 asks for the grade in a form without JavaScript, which keeps the schools', async () => {
    const html = await render(3, { serie: '6-ano', diferencas: true });
    expect(html).toContain('Qual série?');
    expect(html).toMatch(/<form[^>]*action="\/escolas\/comparar"[^>]*method="get"/);
    const [, schools = ''] = /<select name="escola" multiple="" hidden="">(.*?)<\/select>/.exec(html) ?? [];
    expect(schools.match(/<option selected="">/g)).toHaveLength(3);
    expect(html).toMatch(/<option value="6-ano" selected="">6º ano \(2 de 3 escolas\)<\/option>/);
    expect(html).toMatch(/<input[^>]*name="diferencas"[^>]*checked=""/);
    // What changes one thing keeps the others.
    expect(html).toContain(
      'href="/escolas/comparar?escola=girassol&amp;escola=aquarela&amp;serie=6-ano&amp;diferencas=true"',
    );
  });

  it('product 3 folds the amenities behind their counts, without JavaScript, and not among the differences', async () => {
    const html = await render(3);
    const [before = '', after = ''] = html.split('Ver os 2 itens, um por um');
    expect(before).toMatch(/<tbody class="search-fold[^"]*">.*<details>/);
    expect(before).toContain('Esporte e lazer');
    expect(before).not.toContain('Biblioteca');
    expect(after).toContain('Biblioteca');
    expect(await render(3, { diferencas: true })).not.toContain('<details');
  });

  it('product 3 links from each school with scholarships to them', async () => {
    const html = await render(3);
    expect(html).toContain('href="/escolas/girassol#bolsas"');
    expect(html).not.toContain('href="/escolas/aquarela#bolsas"');
  });
});

/** The note below the comparison, without its first and last sentence. */
const comparisonNote = (html: string) =>
  /O ponto marca o que difere.*?(?=\. Estrutura)/u.exec(html.replaceAll(/<[^>]*>/gu, ''))?.[0];

describe('the note below the comparison', () => {
  it('product 3 says which amounts are marked, and which are not', async () => {
    expect(comparisonNote(await render(3))).toBe(
      'O ponto marca o que difere; o marca-texto, o menor valor a pagar entre as 3 (mensalidade, matrícula e ano com a bolsa). Empates, valores de uma escola só e anos que não somam os mesmos extras ficam sem marca',
    );
  });

  it('does not explain on paper the marks that are not printed', async () => {
    const html = await render(3);
    expect(html).toMatch(/O ponto marca o que difere<span class="print:hidden">; o marca-texto/u);
  });

  it('does not mention marks if no amount is marked', async () => {
    const html = await render(2, { serie: 'maternal-ii' });
    expect(html).not.toContain('(o menor)');
    expect(comparisonNote(html)).toBe('O ponto marca o que difere');
  });
});

describe('validateCompareSearch', () => {
  it('keeps four valid slugs without duplicates', () => {
    expect(validateCompareSearch({ escola: ['a', 'a', '../b', 'c', 'd', 'e', 'f'] }).escola).toEqual([
      'a',
      'c',
      'd',
      'e',
    ]);
    expect(validateCompareSearch({ escola: 'a', diferencas: 'true', serie: '14-ano' })).toEqual({
      escola: ['a'],
      serie: undefined,
      diferencas: undefined,
    });
  });
});

it('A4 the head of a comparison fits the limits and is noindex', () => {
  for (const count of [0, 1, 2, 4]) {
    const head = compareHead(comparedSchools.slice(0, count));
    expect(head.title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
    expect(head.description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
    expect(head.robots).toBe('noindex');
  }
});
