import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { importPlaces } from '../../catalog/imports/import-places.ts';
import { cityAt } from './place-at-position.ts';

/** Real places near a border, each in the municipality that is named, often nearer to the seat of another. */
const places = [
  ['Itaquera', -23.542, -46.456, 'sao-paulo-sp'],
  ['Jabaquara', -23.646, -46.641, 'sao-paulo-sp'],
  ['center of Diadema', -23.686, -46.623, 'diadema-sp'],
  ['center of Osasco', -23.5329, -46.7917, 'osasco-sp'],
  ['Pavuna', -22.8064, -43.365, 'rio-de-janeiro-rj'],
  ['center of São João de Meriti', -22.8039, -43.3722, 'sao-joao-de-meriti-rj'],
  ['Anchieta', -22.823, -43.401, 'rio-de-janeiro-rj'],
  ['center of Nilópolis', -22.807, -43.414, 'nilopolis-rj'],
  ['Humaitá', -29.983, -51.187, 'porto-alegre-rs'],
  ['Cavaleiro', -8.096, -34.975, 'jaboatao-dos-guararapes-pe'],
  ['Estreito', -27.59, -48.58, 'florianopolis-sc'],
  ['Cajuru', -25.458, -49.213, 'curitiba-pr'],
] as const;

describeOneEngine('a position', (test) => {
  beforeAll(async () => {
    await importPlaces(test().database);
  });

  it.each(places)('CA-10 %s is in its municipality, by the outline', async (_, lat, lng, slug) => {
    expect((await cityAt(test().database, { lat, lng }))?.slug).toBe(slug);
  });

  it('CA-10 outside all outlines is that of the nearest seat', async () => {
    const { database } = test();
    expect((await cityAt(database, { lat: -23.05, lng: -43.2 }))?.slug).toBe('rio-de-janeiro-rj');
    expect((await cityAt(database, { lat: -5.5798, lng: -36.9086 }))?.slug).toBe('assu-rn');
    expect(await cityAt(database, { lat: -34.6, lng: -58.4 })).toBeUndefined();
    expect(await cityAt(database, { lat: 0, lng: 0 })).toBeUndefined();
  });
});
