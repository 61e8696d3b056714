import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { describe, expect, it } from 'vitest';
import { araguaina, araguari } from '../fixtures/cities.ts';
import { renderScreen } from '../fixtures/render.ts';
import { resultsQueryClient, type ResultsFixture } from '../fixtures/results.ts';
import { stringifySearch } from '@melhor-escola/domain/search-string';
import { ResultsScreen } from './screen.tsx';

async function render(search: OfferSearch, fixture: ResultsFixture): Promise<string> {
  const html = await renderScreen({
    screen: <ResultsScreen search={search} />,
    queryClient: resultsQueryClient(search, fixture),
    address: `/escolas/busca${stringifySearch(search)}`,
  });
  return html.replaceAll('\u00a0', ' ');
}

const text = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the results of a state', () => {
  it('EN-20 name the city of a school without offers, which those of a city do not repeat', async () => {
    const others = { total: 0, schoolsWithoutOffers: 1 };
    expect(text(await render({ state: 'tocantins' }, others))).toContain('Jardim das Flores, Araguaína');
    const ofCity = text(await render({ city: 'araguaina-to' }, others));
    expect(ofCity).toContain('Jardim das Flores');
    expect(ofCity).not.toContain('Jardim das Flores, Araguaína');
  });

  it('EN-20 without offers do not call the Distrito Federal a state', async () => {
    const shown = text(await render({ state: 'distrito-federal' }, { total: 0, schoolsWithoutOffers: 1 }));
    expect(shown).toContain('Abaixo estão as escolas no Distrito Federal');
    expect(shown).not.toMatch(/\(estado\)|do estado/u);
  });
});

it('EN-20 a text that begins the name of a state offers the state among the cities', async () => {
  const html = await render({ city: 'rio gr', grade: '6-ano' }, { cities: [araguaina, araguari] });
  expect(text(html)).toContain(
    'Qual destes lugares? Encontramos estes para “rio gr”: Rio Grande do Norte (estado)',
  );
  expect(html).toContain('href="/escolas/busca?state=rio-grande-do-norte&amp;grade=6-ano"');
});
