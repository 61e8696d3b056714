import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { insertSearchedOffers } from '../testing/searched-offers.ts';
import { type SchoolOfferArguments, searchSchoolOffers } from './school-offer.ts';

describeOneEngine('facets of schoolOffer', (test) => {
  beforeAll(() => insertSearchedOffers(test().database));

  const search = (args: SchoolOfferArguments) => searchSchoolOffers(test().database, args);

  it('CA-07 the price facet is a histogram of ranges that filter to their counts', async () => {
    const { facets } = await search({ facets: ['price'], filterString: 'price:1 TO 2' });
    const values = facets[0]?.values ?? [];
    expect(values[0]?.value.split(' ')[0]).toBe('40000');
    expect(values.at(-1)?.value.split(' ').at(-1)).toBe('200000');
    expect(values[0]?.label).toBe('R$\u00A0400 a R$\u00A0500');
    for (const { value, count } of values)
      expect((await search({ filterString: `price:${value}` })).total).toBe(count);
  });
});
