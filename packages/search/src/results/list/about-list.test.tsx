import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../fixtures/render.ts';
import { resultsQueryClient, type ResultsFixture } from '../../fixtures/results.ts';
import { stringifySearch } from '@melhor-escola/domain/search-string';
import { ResultsScreen } from '../screen.tsx';

const render = (search: OfferSearch, fixture: ResultsFixture): Promise<string> =>
  renderScreen({
    screen: <ResultsScreen search={search} />,
    queryClient: resultsQueryClient(search, fixture),
    address: `/escolas/busca${stringifySearch(search)}`,
  });
const text = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');

const inCity: OfferSearch = { city: 'araguaina-to' };

describe('schools without a scholarship', () => {
  it('RT-20 a link that works without JavaScript hides them, and says how many', async () => {
    const html = await render(inCity, { total: 3, schoolsWithoutOffers: 1 });
    expect(text(html)).toContain('1 escola sem bolsa agora aparece no fim da lista. Só com bolsa');
    expect(html).toMatch(/href="\/escolas\/busca\?city=araguaina-to&amp;only=offers"[^>]*>Só com bolsa/);
    expect(text(html)).toContain('Outras escolas em Araguaína, TO');
  });

  it('RT-20 those of a neighborhood are listed under its name', async () => {
    const search = { ...inCity, neighborhood: 'jardim-das-flores' };
    const shown = text(await render(search, { total: 3, schoolsWithoutOffers: 1 }));
    expect(shown).toContain('Outras escolas no Jardim das Flores, Araguaína 1 escola sem bolsa');
  });

  it('RT-20 the search without them says what is hidden, and shows them again', async () => {
    const html = await render({ ...inCity, only: 'offers' }, { total: 3, schoolsWithoutOffers: 12 });
    expect(text(html)).toContain('Só com bolsa: 12 escolas sem bolsa agora estão escondidas. Mostrar todas');
    expect(html).toMatch(/href="\/escolas\/busca\?city=araguaina-to"[^>]*>Mostrar todas/);
    expect(text(html)).not.toContain('Outras escolas');
  });

  it('EN-07 a link that works without JavaScript lists the conveniadas too, each marked', async () => {
    const html = await render(inCity, { total: 3, freeSchools: 12 });
    expect(text(html)).toContain(
      '12 escolas conveniadas, gratuitas, não estão na lista: a família não paga. Mostrar também',
    );
    expect(html).toMatch(/href="\/escolas\/busca\?city=araguaina-to&amp;free=included"[^>]*>Mostrar também/);
    const included = await render(
      { ...inCity, free: 'included' },
      { total: 3, schoolsWithoutOffers: 12, freeSchools: 12 },
    );
    expect(text(included)).toContain('A lista inclui 12 escolas conveniadas, gratuitas. Só as pagas');
    expect(included).toMatch(/href="\/escolas\/busca\?city=araguaina-to"[^>]*>Só as pagas/);
    expect(text(included)).toContain('Educação Infantil Conveniada, gratuita');
  });

  it.each([{ school: 'sta maria' }, { only: 'offers' as const }])(
    'EN-07 says nothing of conveniadas with %j',
    async (search) => {
      const shown = text(await render({ ...inCity, ...search }, { total: 3, freeSchools: 12 }));
      expect(shown).not.toContain('não estão na lista');
    },
  );

  it('RT-20 says nothing if there are none', async () => {
    expect(text(await render(inCity, { total: 3 }))).not.toContain('Só com bolsa');
  });

  it('RT-20 a typed name finds them in the whole country, each marked', async () => {
    const shown = text(await render({ school: 'sta maria' }, { total: 3, schoolsWithoutOffers: 1 }));
    expect(shown).toContain('Escolas com nome parecido com “sta maria” no Brasil');
    expect(shown).toContain('Sem bolsa agora');
    expect(shown).toContain('Receba avisos desta busca, e escrevemos quando uma delas abrir bolsa.');
  });

  it.each(['colégio', 'Esc. Infantil', 'escola'])('CA-07 says that %j restricts nothing', async (school) => {
    const shown = text(await render({ ...inCity, school }, { total: 3 }));
    expect(shown).toContain(`“${school}” está no nome de muitas escolas, então mostramos todas.`);
  });

  it('CA-07 says nothing about the name of a school', async () => {
    expect(text(await render({ ...inCity, school: 'colégio objetivo' }, { total: 3 }))).not.toContain(
      'está no nome de muitas escolas',
    );
  });

  it('ST-09 a school typed as a city is found', async () => {
    const namedSchools = [
      { slug: 'colegio-santa-maria', name: 'Colégio Santa Maria', place: 'Araguaína, TO' },
    ];
    const html = await render({ city: 'sta maria' }, { cities: [], namedSchools });
    expect(text(html)).toContain(
      'Escolas com nome parecido com “sta maria” Colégio Santa Maria Araguaína, TO',
    );
    expect(html).toContain('href="/escolas/colegio-santa-maria"');
    expect(html).toContain('href="/escolas/busca?school=sta%20maria"');
  });
});
