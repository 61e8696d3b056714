import { ownOfferSearch, parseOfferSearch, type OfferSearch } from '@melhor-escola/domain/search-filters';
import { beforeAll, describe, expect, it } from 'vitest';
import { araguaina, araguari } from '../fixtures/cities.ts';
import { renderScreen } from '../fixtures/render.ts';
import { resultsQueryClient, type ResultsFixture } from '../fixtures/results.ts';
import { stringifySearch } from '@melhor-escola/domain/search-string';
import { FilterForm } from './lazy-sections.ts';
import { ResultsScreen } from './screen.tsx';

const inCity: OfferSearch = { city: 'araguaina-to' };

function render(search: OfferSearch, fixture?: ResultsFixture): Promise<string> {
  return renderScreen({
    screen: <ResultsScreen search={search} />,
    queryClient: resultsQueryClient(search, fixture),
    address: `/escolas/busca${stringifySearch(search)}`,
  });
}

const text = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

const selectedGrade = (html: string): string =>
  /<select(?=[^>]*name="grade").*?<option(?=[^>]*selected)[^>]*value="([^"]*)"/.exec(html)?.[1] ?? '';

const gradesIn = (html: string): string[] => {
  const [select] = /<select(?=[^>]*name="grade").*?<\/select>/.exec(html) ?? [];
  return [...(select ?? '').matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value ?? '');
};

const linkTo = (label: string): RegExp =>
  new RegExp(`<a[^>]*aria-label="Remover filtro ${label}"[^>]*href="([^"]*)"`);

// As the page's loader does.
beforeAll(() => FilterForm.preload());

describe('ResultsScreen on the server', () => {
  it('RT-03 has the number of offers, the grade and the place in its heading', async () => {
    const html = await render({ ...inCity, grade: '6-ano' }, { total: 34, schools: 12 });
    expect(text(html)).toContain('12 escolas. Só para novos alunos');
    expect(html).toMatch(/<h1[^>]*>34 bolsas para o 6º\u00A0ano em Araguaína, TO<\/h1>/);
  });

  it('S19 has pagination even if the counts failed', async () => {
    const queryClient = resultsQueryClient(inCity, { total: 60 });
    queryClient.removeQueries({ queryKey: ['search', 'offer-facets'] });
    const html = await renderScreen({
      screen: <ResultsScreen search={inCity} />,
      queryClient,
      address: '/escolas/busca?city=araguaina-to',
    });
    expect(html).toMatch(/<a[^>]*href="[^"]*page=3"/);
  });

  describe('an offer', () => {
    let shown: string;
    beforeAll(async () => {
      shown = text(await render(inCity, { total: 3 }));
    });

    it.each([
      ['school and neighborhood', 'Colégio Girassol Setor Central 4,5'],
      ['grade and shift', '6º ano · Manhã'],
      ['price', 'R$ 850 por mês com a bolsa'],
      ['price without the scholarship', 'Sem a bolsa: R$ 1.700 · 50% de desconto'],
      ['yearly saving', 'Economia de R$ 10.200 no ano'],
      ['school’s other offers', 'mais 4 bolsas desde R$ 380'],
      ['distance in kilometers', 'Setor Central · a 1,2 km'],
      ['distance in meters', 'Araguaína, TO · a 450 m'],
    ])('shows its %s', (_fact, words) => {
      expect(shown).toContain(words);
    });
  });

  it('never rounds a discount up', async () => {
    expect(text(await render(inCity, { total: 3 }))).toContain('R$ 2.899 · 33% de desconto');
  });

  it('A6 EN-08 writes every amount in whole reais: what is paid rounded up, the full fee down', async () => {
    const shown = text(await render(inCity, { total: 3 }));
    expect(shown).toContain('R$ 1.934 por mês com a bolsa mais barata Sem a bolsa: R$ 2.899');
    expect(shown).toContain('Economia de R$ 11.580 no ano');
    expect(shown).not.toMatch(/R\$ [\d.]+,\d/);
  });

  it('shows no discount if there is none', async () => {
    const html = await render(inCity, { total: 3 });
    const card = html.slice(html.indexOf('Escola Pequeno Príncipe'));
    expect(card).toContain('R$\u00a0600');
    expect(card).not.toContain('<s>');
    expect(card).not.toContain('Economia');
  });

  describe('P3 the filters without JavaScript', () => {
    const search: OfferSearch = { ...inCity, lat: -7.19, lng: -48.2, priceMin: 300, shifts: ['manha'] };
    let html: string;
    let form: string;
    beforeAll(async () => {
      html = await render(search, { total: 3 });
      form = html.slice(html.indexOf('<form'), html.indexOf('</form>'));
    });

    it('are one plain form that submits the search', () => {
      expect.soft(form).toMatch(/action="\/escolas\/busca" method="get"/);
      expect.soft(form).toMatch(/scripted:hidden[^"]*"><button type="submit"/);
    });

    it.each(['city', 'neighborhood', 'grade', 'priceMin', 'priceMax', 'shifts[]', 'school'])(
      'submit the field %s',
      (name) => {
        expect(form).toContain(`name="${name}"`);
      },
    );

    it('submit the position of the search in a hidden field', () => {
      expect(form).toMatch(/<input type="hidden" name="lat" value="-7.19"\/>/);
    });

    it('hide the slider, which changes the two amounts and is not submitted', () => {
      expect.soft(form).toMatch(/data-component="range-slider" class="[^"]*noscript:hidden/);
      expect.soft(form.match(/<input[^>]*type="range"[^>]*>/g)?.join('')).not.toContain('name=');
    });

    it('include the order of the list', () => {
      expect(html).toMatch(/<select[^>]* name="sort" form="formulario-filtros"/);
    });
  });

  it('ST-03 selects the grade by its slug; all grades for an unknown slug', async () => {
    expect(selectedGrade(await render(parseOfferSearch({ grade: '6-ano' }), { total: 3 }))).toBe('6-ano');
    expect(selectedGrade(await render(parseOfferSearch({ grade: '10-ano' }), { total: 3 }))).toBe('');
  });

  it('ST-03 offers the service’s grades, and selects all if the searched one is not among them', async () => {
    const gradeOptions = [{ slug: '1-ano', name: '1º ano', stage: 'ensino-fundamental-i' }];
    const html = await render({ ...inCity, grade: '6-ano' }, { total: 3, gradeOptions });
    expect(gradesIn(html)).toEqual(['', '1-ano']);
    expect(selectedGrade(html)).toBe('');
  });

  it('ER-01 P3 without options says so without JavaScript, and keeps the grade of the search', async () => {
    const html = await render({ ...inCity, grade: '6-ano' }, { total: 3, gradeOptions: null });
    expect(html).toContain('<noscript>Não foi possível carregar as opções de séries</noscript>');
    expect(gradesIn(html)).toEqual(['', '6-ano']);
    expect(selectedGrade(html)).toBe('6-ano');
    expect(text(html)).toContain('Manhã 21');
  });

  it('shows counts beside the options', async () => {
    const shown = text(await render(inCity, { total: 34 }));
    expect(shown).toContain('6º ano (18)');
    expect(shown).toContain('2º ano (0)');
    expect(shown).toContain('Setor Central (14)');
    expect(shown).toContain('De R$ 350 a R$ 2.100 nesta busca');
  });

  it('sorts neighborhoods by name in Portuguese', async () => {
    const select = /<select(?=[^>]*name="neighborhood").*?<\/select>/.exec(
      await render(inCity, { total: 34 }),
    );
    expect(text(select?.[0] ?? '')).toBe(
      'Todos os bairros Água Boa (3) Jardim das Flores (6) Setor Central (14)',
    );
  });

  it('shows each active filter as a link to the search without it', async () => {
    const search: OfferSearch = { ...inCity, grade: '6-ano', priceMax: 900, shifts: ['manha', 'tarde'] };
    const html = await render(search, { total: 3 });
    expect(linkTo('Série: 6º ano').exec(html)?.[1]).toBe(
      '/escolas/busca?city=araguaina-to&amp;priceMax=900&amp;shifts[]=manha&amp;shifts[]=tarde',
    );
    expect(linkTo('Manhã').exec(html)?.[1]).toContain('&amp;grade=6-ano&amp;shifts[]=tarde');
    expect(linkTo('Até R\\$\u00a0900').exec(html)?.[1]).not.toContain('priceMax');
    expect(html).toMatch(/<a[^>]*href="\/escolas\/busca\?city=araguaina-to"[^>]*>Limpar filtros<\/a>/);
    expect(html).toContain('Filtros (3)');
  });

  it('asks for the grade once until it is chosen, and calls the lowest prices of schools that', async () => {
    const unasked = text(await render(inCity, { total: 3 }));
    // Another scholarship of the first school costs less.
    expect(unasked.match(/por mês com a bolsa mais barata/g)).toHaveLength(2);
    const html = await render({ ...inCity, grade: '6-ano' }, { total: 3 });
    expect(text(html)).not.toContain('bolsa mais barata');
    expect(text(html)).toContain('R$ 850 por mês com a bolsa do 6º ano');
    expect(html).not.toContain('Escolha a série');
    // These may hide a cheaper one.
    const parts: readonly OfferSearch[] = [{ priceMin: 500 }, { shifts: ['tarde'] }, { years: [2027] }];
    for (const part of parts)
      expect(text(await render({ ...inCity, ...part }, { total: 3 }))).not.toContain('bolsa mais barata');
  });

  it('the grade is the first of the filters, before and within the sheet', async () => {
    const html = await render(inCity, { total: 3 });
    const [first] = /<form[^>]*id="formulario-filtros".*/su.exec(html) ?? [''];
    expect(/<(?:select|input(?! type="hidden"))[^>]* name="(\w+)"/u.exec(first)?.[1]).toBe('grade');
  });

  it('pages are links, with one current page', async () => {
    const html = await render({ ...inCity, page: 2 }, { total: 60 });
    expect(html).toMatch(/href="\/escolas\/busca\?city=araguaina-to&amp;page=3"/);
    expect(html).toMatch(/rel="prev" href="\/escolas\/busca\?city=araguaina-to"/);
    expect(html.match(/aria-current="page"[^>]*aria-label="Página 2"/g)).toHaveLength(1);
  });

  it('RT-20 CO-01 shows point and radius of the search, and a link to remove them', async () => {
    const search: OfferSearch = { ...inCity, lat: -7.19, lng: -48.2, sort: 'distance' };
    const html = await render(search, { total: 3 });
    expect(html).toMatch(/<h1[^>]*>3 bolsas em Araguaína, TO, em um raio de 12 km<\/h1>/);
    expect(text(html)).toContain('Perto do ponto escolhido');
    expect(html).toMatch(/<option value="12" selected="">até 12 km<\/option>/);
    expect(html).toMatch(/href="\/escolas\/busca\?city=araguaina-to"[^>]*>Remover ponto<\/a>/);
    expect(await render(inCity, { total: 3 })).not.toContain('Remover ponto');
  });

  it('RT-20 filters by the school’s features, and by year if there are offers of several', async () => {
    const html = await render({ ...inCity, tags: ['piscina'] }, { total: 3 });
    expect(html).toMatch(/<details open=""[^>]*>/);
    expect(html).toMatch(/<input[^>]*name="tags\[\]"[^>]*checked=""[^>]*value="piscina"/);
    expect(text(html)).toContain('Biblioteca 8');
    expect(text(html)).not.toContain('Waldorf');
    expect(text(html)).toContain('2027 30');
    expect(html).not.toMatch(/type="hidden" name="(?:tags|years|radius)/);
  });

  it('offers the order by distance only with a position, the order by the year’s cost always', async () => {
    expect(await render(inCity, { total: 3 })).toContain('Menor custo no ano');
    expect(await render(inCity, { total: 3 })).not.toContain('Mais perto');
    expect(await render({ lat: -7.19, lng: -48.2 }, { total: 3 })).toContain('Mais perto');
  });

  it('RT-20 the map’s list has every school as a link without JavaScript', async () => {
    const html = await render({ ...inCity, view: 'map' }, { total: 60 });
    for (const name of [
      'Colégio Girassol',
      'Escola Pequeno Príncipe',
      'Colégio Santa Cruz',
      'Escola do Centro',
    ]) {
      expect(html).toMatch(new RegExp(`<a[^>]*href="/escolas/[a-z-]+"[^>]*>${name}</a>`));
    }
    expect(text(html)).toContain('5 de 60 escolas');
    expect(text(html)).toContain('Setor Central, Araguaína · posição aproximada');
    expect(html).toContain('O mapa precisa de JavaScript');
    const tags = html.match(/<a [^>]*>/g) ?? [];
    expect(tags.find((tag) => tag.includes('view=map') && tag.includes('aria-current'))).toBeDefined();
    expect(html).toMatch(
      /href="\/escolas\/busca\?city=araguaina-to"[^>]*>(?:<[^/a][^>]*>|<\/[^a][^>]*>)*Lista/,
    );
  });

  it('product 11 explains the order once, in a paragraph, and on each card on demand', async () => {
    const shown = text(await render(inCity, { total: 3 }));
    expect(shown.match(/Por que estou vendo isto\?/g)).toHaveLength(1);
    expect(shown).toContain('Ordem por relevância: até 40 pontos');
    expect(shown.match(/Por que aqui\?/g)).toHaveLength(3);
    const byPrice = text(await render({ ...inCity, sort: 'price-asc' }, { total: 3 }));
    expect(byPrice).toContain('Você pediu a menor mensalidade');
    expect(byPrice).not.toContain('Por que aqui?');
  });

  it('lists schools without scholarships after the last offer', async () => {
    const shown = text(await render({ ...inCity, grade: '6-ano' }, { total: 3, schoolsWithoutOffers: 1 }));
    expect(shown).toContain('Outras escolas em Araguaína, TO');
    expect(shown).toContain('1 escola com Ensino Fundamental II, sem bolsa no momento');
    expect(shown).toContain('Escola Criança Feliz');
    const firstPage = text(await render(inCity, { total: 60, schoolsWithoutOffers: 1 }));
    expect(firstPage).not.toContain('Escola Criança Feliz');
  });

  it('suggests less restrictive searches with their counts when nothing is found', async () => {
    const shown = text(
      await render({ ...inCity, grade: '6-ano', shifts: ['noite'] }, { total: 0, relaxed: 12 }),
    );
    expect(shown).toContain('Nenhuma bolsa para o 6º ano em Araguaína, TO');
    expect(shown).toContain('Sem o filtro “Noite”: 12 bolsas');
    expect(shown).toContain('Sem o filtro “Série: 6º ano”: 12 bolsas');
  });

  it('links to the schools of a city without offers', async () => {
    const shown = text(await render(inCity, { total: 0, schoolsWithoutOffers: 31 }));
    expect(shown).toContain('Ainda não há bolsas em Araguaína, TO');
    expect(shown).toContain('Escolas em Araguaína, TO 31 escolas sem bolsa no momento');
  });

  it('shows no offers while the requested ones are loading', async () => {
    const html = await render(inCity);
    expect(html).toContain('aria-busy="true"');
    expect(text(html)).toContain('Buscando bolsas');
    expect(html).not.toContain('<article');
  });

  it('asks which city was meant, and keeps the rest of the search', async () => {
    const html = await render({ city: 'arag', grade: '6-ano' }, { cities: [araguaina, araguari] });
    expect(text(html)).toContain('Qual destas cidades? Encontramos estas para “arag”:');
    expect(html).toContain('href="/escolas/busca?city=araguari-mg&amp;grade=6-ano"');
  });

  it('says that no city has the typed name', async () => {
    expect(text(await render({ city: 'xyzw' }, { cities: [] }))).toContain('Não achamos “xyzw”');
  });

  it('asks for the rest of the name if only “colégio” was typed', async () => {
    const shown = text(await render({ city: 'colégio' }, { cities: [] }));
    expect(shown).toContain(
      '“colégio” está no nome de muitas escolas. Escreva também o resto do nome, ou a cidade.',
    );
    expect(shown).not.toContain('Confira se o nome está certo');
  });

  it('keeps unknown parameters out of its links', async () => {
    const search = { ...inCity, utm_source: 'x' };
    expect(await render(ownOfferSearch(search), { total: 60 })).not.toContain('utm_source');
  });
});
