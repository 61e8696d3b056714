import type { Service, SuggestedCityHit } from '@melhor-escola/api-client/service';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { saoPaulo } from '../fixtures/cities.ts';
import { foundSchool } from '../fixtures/schools.ts';
import { absentService } from '../fixtures/site.tsx';
import { suggestPlaces } from './suggest-places.ts';

const hit = (name: string, schools: number): SuggestedCityHit => ({
  ...saoPaulo,
  name,
  slug: `${name}-sp`,
  schools,
  lowestPrice: schools > 0 ? 35_000 : null,
  otherName: null,
});

/** The labels of a field that takes schools too, for a text of which the service finds these cities and these names of schools. */
async function labelsWithSchools(text: string, cities: SuggestedCityHit[], schools: string[]) {
  const service: Service = {
    ...absentService,
    suggestCities: () => Promise.resolve(cities),
    searchSchools: () =>
      Promise.resolve({
        hits: schools.map((name) => foundSchool({ name, slug: name })),
        total: schools.length,
        page: 1,
        size: 4,
        facets: [],
      }),
  };
  const field = { onChoose: () => undefined, onChooseSchool: () => undefined };
  const options = await suggestPlaces(service, new QueryClient(), field, text, new AbortController().signal);
  return options.map(({ label }) => label);
}

it('ST-09 suggests schools first if the words name one and begin no city', async () => {
  const cities = [hit('Girassóis', 0), hit('Girão', 2)];
  expect(await labelsWithSchools('colégio girassol', cities, ['Colégio Girassol'])).toEqual([
    'Colégio Girassol, Araguaína, TO',
    'Girão, SP',
    'Girassóis, SP',
  ]);
});

it('ST-09 suggests schools after the cities that the text begins, and cities without schools last', async () => {
  const cities = [hit('Santa Fé', 0), hit('Santa Maria', 9)];
  expect(await labelsWithSchools('santa', cities, ['Escola Santa Rita'])).toEqual([
    'Santa Maria, SP',
    'Santa Catarina (estado)',
    'Escola Santa Rita, Araguaína, TO',
    'Santa Fé, SP',
  ]);
});

it('ST-09 suggests the city with exactly the typed name on top of larger ones', async () => {
  const larger = ['dos Campos', 'do Rio Preto', 'dos Pinhais', 'de Ribamar'].map((end) =>
    hit(`São José ${end}`, 9),
  );
  expect((await suggested('são josé', ...larger, hit('São José', 4)))[0]?.[0]).toBe('São José, SP');
});

/** The options of the field for a text of which the service finds these cities. */
function optionsFor(text: string, ...cities: SuggestedCityHit[]) {
  const service: Service = { ...absentService, suggestCities: () => Promise.resolve(cities) };
  const field = { onChoose: () => undefined };
  return suggestPlaces(service, new QueryClient(), field, text, new AbortController().signal);
}

async function suggested(text: string, ...cities: SuggestedCityHit[]) {
  return (await optionsFor(text, ...cities)).map(({ label, detail }) => [label, detail]);
}

it('ST-09 suggests cities without schools only if fewer than three with schools match', async () => {
  expect(await suggested('vila', hit('Alta', 2), hit('Bela', 0), hit('Cruz', 1), hit('Dona', 9))).toEqual([
    ['Alta, SP', '2 escolas · desde R$\u00a0350'],
    ['Cruz, SP', '1 escola · desde R$\u00a0350'],
    ['Dona, SP', '9 escolas · desde R$\u00a0350'],
  ]);
});

it('ST-09 suggests those with schools first', async () => {
  expect(await suggested('vila', hit('Alta', 0), hit('Bela', 3), hit('Cruz', 0), hit('Dona', 1))).toEqual([
    ['Bela, SP', '3 escolas · desde R$\u00a0350'],
    ['Dona, SP', '1 escola · desde R$\u00a0350'],
    ['Alta, SP', '0 escolas'],
    ['Cruz, SP', '0 escolas'],
  ]);
});

it('ST-09 always suggests the city with exactly the typed name', async () => {
  const found = await suggested('dóna', hit('Dona', 0), hit('Dona A', 1), hit('Dona B', 1), hit('Dona C', 1));
  expect(found[0]).toEqual(['Dona, SP', '0 escolas']);
  expect(found).toHaveLength(4);
});

it('CO-02 suggests at most four cities', async () => {
  const many = ['Alta', 'Bela', 'Cruz', 'Dona', 'Elvas', 'Foz', 'Gato', 'Hora'];
  expect(await suggested('vila', ...many.map((name) => hit(name, 1)))).toHaveLength(4);
  expect(await suggested('', ...many.map((name) => hit(name, 1)))).toHaveLength(4);
});

const bahia = ['Bahia (estado)', 'todas as cidades'];

it.each(['bahia', 'BA', 'estado da Bahia'])('EN-20 suggests the state first for %s', async (text) => {
  const [first, second] = await suggested(text, hit('Itaguaçu da Bahia', 1));
  expect([first, second?.[0]]).toEqual([bahia, 'Itaguaçu da Bahia, SP']);
});

const labels = async (text: string, ...cities: SuggestedCityHit[]) =>
  (await suggested(text, ...cities)).map(([label]) => label);

it('EN-20 suggests a state after the cities while its name is typed, and after its capital of the same name', async () => {
  expect(await labels('goiâ', hit('Goiânia', 9))).toEqual(['Goiânia, SP', 'Goiás (estado)']);
  expect(await labels('são paulo', hit('São Paulo', 9), hit('São Paulo de Olivença', 1))).toEqual([
    'São Paulo, SP',
    'São Paulo (estado)',
    'São Paulo de Olivença, SP',
  ]);
});

it('EN-20 a chosen state replaces the city of the search', async () => {
  const chosen: unknown[] = [];
  const field = { onChoose: (place: unknown) => void chosen.push(place) };
  const service: Service = { ...absentService, suggestCities: () => Promise.resolve([]) };
  const [state] = await suggestPlaces(
    service,
    new QueryClient(),
    field,
    'bahia',
    new AbortController().signal,
  );
  state?.onChosen?.(field);
  expect(chosen).toEqual([{ city: undefined, state: 'bahia' }]);
});

it('ST-09 suggests no city without schools for a word that most schools have in their name', async () => {
  expect(await suggested('colégio', hit('Porto Real do Colégio', 0))).toEqual([]);
  expect(await suggested('jardim', hit('Jardim', 0), hit('Jardinópolis', 1))).toEqual([
    ['Jardim, SP', '0 escolas'],
    ['Jardinópolis, SP', '1 escola · desde R$\u00a0350'],
  ]);
});

it('CA-09 always suggests the city of a former name, and says which', async () => {
  const others = ['Augusta', 'Augustinho', 'Severo'].map((name) => hit(name, 1));
  const found = await suggested('augusto severo', ...others, {
    ...hit('Campo Grande', 0),
    otherName: 'Augusto Severo',
  });
  expect(found.at(-1)).toEqual(['Campo Grande, SP', 'ou Augusto Severo · 0 escolas']);
  const short = { ...hit('Embu das Artes', 0), otherName: 'Embu' };
  expect(await suggested('embu', short)).toEqual([['Embu das Artes, SP', '0 escolas']]);
});

it.each([
  ['tocantins', 'Tocantins (estado)'],
  ['TO', 'Tocantins (estado)'],
  ['Estado do Tocantins', 'Tocantins (estado)'],
  ['tocantins sp', 'Tocantins, SP'],
  ['porto', undefined],
  ['porto nacional', 'Porto Nacional, SP'],
  ['palmas', undefined],
  ['sta. rita', undefined],
])('ST-09 %s means %s when the field is left', async (text, label) => {
  const cities = [
    hit('Tocantins', 1),
    hit('Porto Nacional', 2),
    hit('Palmas', 1),
    { ...hit('Palmas', 1), slug: 'palmas-pr' },
  ];
  const meant = (await optionsFor(text, ...cities)).filter(({ isMeant }) => isMeant);
  expect(meant.map((option) => option.label)).toEqual(label === undefined ? [] : [label]);
});
