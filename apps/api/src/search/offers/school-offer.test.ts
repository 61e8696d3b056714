import { browsingFees, yearCost } from '@melhor-escola/domain/year-cost';
import { beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { FilterError } from '../filter/parse-filter.ts';
import { MAX_OFFSET, SearchInputError } from '../search-result.ts';
import { type SchoolOfferArguments, searchSchoolOffers } from './school-offer.ts';
import { insertSearchedOffers } from '../testing/searched-offers.ts';

describeEachEngine('schoolOffer', (test) => {
  beforeAll(() => insertSearchedOffers(test().database));

  const search = (args: SchoolOfferArguments) => searchSchoolOffers(test().database, args);
  const titles = async (args: SchoolOfferArguments) =>
    (await search(args)).hits.map((hit) => hit.product_title);

  const added = (after: string, until: string) =>
    search({ news: { after: new Date(after), until: new Date(until), kinds: ['new-offers'] } });

  it('product 9 finds offers of a grade in schools that also have another grade', async () => {
    expect(await titles({ filterString: 'grade:1-ano AND school_grade:9-ano' })).toEqual(['A']);
    expect(await titles({ filterString: 'grade:9-ano AND school_grade:1-ano' })).toEqual(['B']);
    expect(await titles({ filterString: 'grade:1-ano AND school_grade:2-ano' })).toEqual([]);
    expect(await titles({ filterString: 'school_grade:nenhum' })).toEqual([]);
  });

  it('EN-08 returns all fields, money in centavos', async () => {
    const { hits } = await search({ filterString: 'school_slug:anglo-araguaina AND grade:1-ano' });
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({
      product_title: 'A',
      grade: '1-ano',
      grade_name: '1º ano',
      stage: 'ensino-fundamental-i',
      product_shift: 'manha',
      shift_name: 'Manhã',
      year: 2026,
      monthly_fee: 123_456,
      monthly_fee_with_discount: 86_419,
      discount_percentage: 30,
      enrollment_fee: 50_000,
      extras: { material: 90_000, uniform: 0, meals: null, transport: null },
      annual_cost: 1_620_800,
      annual_cost_with_discount: 1_178_000,
      seats_left: 5,
      valid_until: '2999-12-31',
      distance_in_km: null,
      school_name: 'Colégio Anglo',
      school_slug: 'anglo-araguaina',
      school_logo: 'logo.svg',
      school_image: 'front.jpg',
      school_location: {
        city: 'Araguaína',
        city_slug: 'araguaina-to',
        uf: 'TO',
        neighborhood: 'Centro',
        neighborhood_slug: 'centro',
        lat: -7.2,
        lng: -48.2,
      },
      school_reviews: { count: 12, ratings_average: 4.5 },
      school_tags: ['bilingue', 'piscina'],
      is_partner: true,
    });
  });

  it('EN-08 shows only offers that are valid today and have a seat left', async () => {
    expect(await titles({ filterString: 'city_slug:araguaina-to', sort: 'price_asc' })).toEqual(['A', 'B']);
  });

  it('product 13 each school comes with the number and prices of its further offers that match', async () => {
    const distinct = 'school_slug';
    const { hits, total, offers } = await search({ distinct, sort: 'price_asc' });
    expect([total, offers]).toEqual([3, 5]);
    expect(hits.map((hit) => [hit.product_title, hit.more_offers])).toEqual([
      ['E', null],
      ['A', { count: 1, lowest_price: 100_000, highest_price: 100_000 }],
      ['D', { count: 1, lowest_price: 200_000, highest_price: 200_000 }],
    ]);
    // Facets read rows that do not meet their own condition: these are not counted.
    const inAfternoon = await search({ distinct, shift: ['tarde'], facets: ['shift', 'grade'] });
    expect(inAfternoon).toMatchObject({
      total: 1,
      offers: 1,
      hits: [{ product_title: 'C', more_offers: null }],
    });
    const ungrouped = await search({ sort: 'price_asc' });
    expect([ungrouped.offers, ungrouped.hits.map((hit) => hit.more_offers)]).toEqual([
      5,
      Array(5).fill(null),
    ]);
  });

  it('CA-07 distinct returns one offer per school, the first by the sort, and counts schools', async () => {
    const distinct = 'school_slug';
    const byPrice = await search({ distinct, sort: 'price_desc', facets: ['shift'] });
    expect(byPrice.hits.map((hit) => hit.product_title)).toEqual(['C', 'B', 'E']);
    expect(byPrice.total).toBe(3);
    expect(byPrice.facets[0]?.values).toEqual([
      { value: 'manha', label: 'Manhã', count: 2 },
      { value: 'tarde', label: 'Tarde', count: 1 },
      { value: 'integral', label: 'Integral', count: 1 },
    ]);
    expect(await titles({ distinct, sort: 'price_asc' })).toEqual(['E', 'A', 'D']);
  });

  it('CA-07 ignoreExtraHitsIfExceed stops counting, and reports it', async () => {
    expect(await search({ ignoreExtraHitsIfExceed: 3 })).toMatchObject({ total: 3, totalIsExact: false });
    expect(await search({ ignoreExtraHitsIfExceed: 5 })).toMatchObject({ total: 5, totalIsExact: true });
    expect(await search({})).toMatchObject({ total: 5, totalIsExact: true });
  });

  const allOffers = ['A', 'B', 'C', 'D', 'E'];
  it.each([
    [{ query: 'dante aligieri' }, ['C', 'D']],
    [{ query: 'colegio anglo', filterString: 'grade:9-ano' }, ['B']],
    [{ query: 'monteiro lobato', queryVariations: ['dante alighieri'] }, ['C', 'E', 'D']],
    [{ queryVariations: ['montero lobatto'] }, ['E']],
    [{ query: '東京' }, []],
    [{ query: 'escola', queryVariations: ['montero lobatto'] }, ['E']],
  ])(
    'CA-07 query and its variations are alternatives of one school name: %o finds %j',
    async (input, found) => {
      expect(await titles(input)).toEqual(found);
    },
  );

  it.each([{ query: ' ', queryVariations: [''] }, { query: 'colégio' }])(
    'CA-07 %o names no school, and finds every offer',
    async (input) => {
      expect((await titles(input)).toSorted()).toEqual(allOffers);
    },
  );

  it('CA-07 tags, shift and year narrow the filter further', async () => {
    expect(await titles({ tags: ['piscina'], shift: ['tarde', 'manha'], year: [2026] })).toEqual([
      'B',
      'C',
      'A',
    ]);
    expect(await titles({ tags: ['piscina', 'bilingue'] })).toEqual(['B', 'A']);
    expect(await titles({ tags: ['no-such'] })).toEqual([]);
    expect(await titles({ shift: ['no-such'] })).toEqual([]);
    expect(await titles({ tags: [], shift: [], year: [], facets: [], filterString: '' })).toHaveLength(5);
  });

  it('EN-11 a position gives distances, a default radius of 12 km, and the nearest first', async () => {
    const geoloc = { lat: -23.55, lon: -46.63 };
    const near = await search({ geoloc, sort: 'distance_asc' });
    expect(near.hits.map((hit) => hit.product_title)).toEqual(['C', 'D']);
    expect(near.hits[0]?.distance_in_km).toBeCloseTo(2.322, 2);
    expect(await titles({ geoloc: { ...geoloc, distance_in_km: 20 }, sort: 'distance_asc' })).toEqual([
      'C',
      'D',
      'E',
    ]);
  });

  it('product 1 sorts by the total of the year, with the declared extras', async () => {
    const { hits } = await search({ sort: 'annual_cost_asc' });
    const totals = hits.map(
      ({
        monthly_fee_with_discount: monthly,
        monthly_fee: monthlyInFull,
        enrollment_fee: enrollment,
        extras,
      }) => yearCost(browsingFees({ monthly, monthlyInFull, enrollment, extras })).total,
    );
    expect(hits.map((hit) => hit.annual_cost_with_discount)).toEqual(totals);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  });

  it('finds offers added in a period', async () => {
    expect((await added('2020-01-01', '2999-01-01')).total).toBe(5);
    expect((await added('2020-01-01', '2020-02-01')).total).toBe(0);
    expect((await added('2999-01-01', '2999-02-01')).total).toBe(0);
  });

  it('VA-04 a position with an absent or zero coordinate does not apply', async () => {
    for (const geoloc of [
      { lat: -23.55 },
      { lat: 0, lon: -46 },
      { lat: -23, lon: 0 },
      { lat: null, lon: null },
    ]) {
      const { total, hits } = await search({ geoloc, sort: 'distance_asc' });
      expect([total, hits[0]?.distance_in_km]).toEqual([5, null]);
    }
  });

  it('RT-20 clamps page and size', async () => {
    expect(await search({ pagination: { page: -3, size: 0 } })).toMatchObject({ page: 1, size: 1, total: 5 });
    const far = await search({ pagination: { page: 2_147_483_647, size: 1_000_000 } });
    expect(far).toMatchObject({ page: MAX_OFFSET / 100 + 1, size: 100, total: 5, hits: [] });
  });

  it('CA-08 an invalid filter or argument is a typed error', async () => {
    await expect(search({ filterString: 'city_slug:x AND' })).rejects.toBeInstanceOf(FilterError);
    await expect(search({ filterString: 'city:x' })).rejects.toMatchObject({ position: 0 });
    const unusable: SchoolOfferArguments[] = [
      { distinct: 'id' },
      { facets: ['constructor'] },
      { ignoreExtraHitsIfExceed: 0 },
      { geoloc: { lat: 91, lon: 1 } },
      { geoloc: { lat: 1e308, lon: 1e308 } },
      { geoloc: { lat: 1, lon: 1, distance_in_km: -1 } },
    ];
    for (const args of unusable) await expect(search(args)).rejects.toBeInstanceOf(SearchInputError);
  });

  it('CA-07 fuzz inputs do not fail', async () => {
    const fuzzInputs = ['\0', '\uD800', "'; DROP TABLE offer; --", '%', '\\', 'a'.repeat(100_000)];
    for (const text of fuzzInputs) {
      await expect(
        search({ query: text, queryVariations: fuzzInputs, tags: [text], shift: [text] }),
      ).resolves.toBeDefined();
    }
    expect(await titles({ year: [2_147_483_647, -2_147_483_648] })).toEqual([]);
    expect(await titles({ geoloc: { lat: 90, lon: 180, distance_in_km: 1e300 } })).toHaveLength(5);
    expect(await titles({ geoloc: { lat: -89.9, lon: 179.9, distance_in_km: 1 } })).toEqual([]);
  });
});
