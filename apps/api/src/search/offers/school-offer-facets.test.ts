import { beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { insertSearchedOffers } from '../testing/searched-offers.ts';
import { type SchoolOfferArguments, searchSchoolOffers } from './school-offer.ts';

describeEachEngine('facets of schoolOffer', (test) => {
  beforeAll(() => insertSearchedOffers(test().database));

  const search = (args: SchoolOfferArguments) => searchSchoolOffers(test().database, args);

  it('CA-07 a facet ignores the conditions on its own field and no others', async () => {
    const { total, facets } = await search({
      filterString: 'uf:SP AND (shift:tarde OR shift:integral) AND price:0 TO 180000',
      year: [2027],
      facets: ['shift', 'year', 'price', 'grade'],
    });
    expect(total).toBe(1);
    expect(
      facets.map(({ name, values }) => [name, values.map(({ value, count }) => [value, count])]),
    ).toEqual([
      ['shift', [['integral', 1]]],
      ['year', [['2027', 1]]],
      ['price', [['150000 TO 150000', 1]]],
      ['grade', [['1-ano', 1]]],
    ]);
  });

  it('CA-07 the price facet is a histogram of ranges that filter to their counts', async () => {
    const { facets } = await search({ facets: ['price'], filterString: 'price:1 TO 2' });
    const values = facets[0]?.values ?? [];
    expect(values[0]?.value.split(' ')[0]).toBe('40000');
    expect(values.at(-1)?.value.split(' ').at(-1)).toBe('200000');
    expect(values[0]?.label).toBe('R$\u00A0400 a R$\u00A0500');
    for (const { value, count } of values)
      expect((await search({ filterString: `price:${value}` })).total).toBe(count);
  });

  it('CA-07 labels neighborhoods and tags', async () => {
    const { facets } = await search({ facets: ['neighborhood_slug', 'tag'], filterString: 'uf:TO' });
    expect(facets).toEqual([
      { name: 'neighborhood_slug', values: [{ value: 'centro', label: 'Centro', count: 2 }] },
      {
        name: 'tag',
        values: [
          { value: 'bilingue', label: 'Bilíngue', count: 2 },
          { value: 'piscina', label: 'Piscina', count: 2 },
        ],
      },
    ]);
  });
});
