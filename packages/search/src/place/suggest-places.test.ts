import type { Service, SuggestedCityHit } from '@melhor-escola/api-client/service';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { saoPaulo } from '../fixtures/cities.ts';
import { absentService } from '../fixtures/site.tsx';
import { suggestPlaces } from './suggest-places.ts';

const hit = (name: string, schools: number): SuggestedCityHit => ({
  ...saoPaulo,
  name,
  slug: `${name}-sp`,
  schools,
  lowestPrice: schools > 0 ? 35_000 : null,
});

/** What the field suggests for a text of which the service finds these cities. */
async function suggested(text: string, ...cities: SuggestedCityHit[]) {
  const service: Service = { ...absentService, suggestCities: () => Promise.resolve(cities) };
  const field = { onChoose: () => undefined };
  const options = await suggestPlaces(service, new QueryClient(), field, text, new AbortController().signal);
  return options.map(({ label, detail }) => [label, detail]);
}

it('ST-09 suggests cities without schools only if fewer than three with schools match', async () => {
  expect(await suggested('santa', hit('Alta', 2), hit('Bela', 0), hit('Cruz', 1), hit('Dona', 9))).toEqual([
    ['Alta, SP', '2 escolas · desde R$\u00a0350'],
    ['Cruz, SP', '1 escola · desde R$\u00a0350'],
    ['Dona, SP', '9 escolas · desde R$\u00a0350'],
  ]);
});

it('ST-09 suggests those with schools first', async () => {
  expect(await suggested('santa', hit('Alta', 0), hit('Bela', 3), hit('Cruz', 0), hit('Dona', 1))).toEqual([
    ['Bela, SP', '3 escolas · desde R$\u00a0350'],
    ['Dona, SP', '1 escola · desde R$\u00a0350'],
    ['Alta, SP', '0 escolas'],
    ['Cruz, SP', '0 escolas'],
  ]);
});

it('ST-09 always suggests the city with exactly the typed name', async () => {
  const labels = await suggested(
    'dóna',
    hit('Dona', 0),
    hit('Dona A', 1),
    hit('Dona B', 1),
    hit('Dona C', 1),
  );
  expect(labels[0]).toEqual(['Dona, SP', '0 escolas']);
  expect(labels).toHaveLength(4);
});

it('ST-09 suggests no city without schools for a word that most schools have in their name', async () => {
  expect(await suggested('colégio', hit('Porto Real do Colégio', 0))).toEqual([]);
  expect(await suggested('jardim', hit('Jardim', 0), hit('Jardinópolis', 1))).toEqual([
    ['Jardim, SP', '0 escolas'],
    ['Jardinópolis, SP', '1 escola · desde R$\u00a0350'],
  ]);
});
