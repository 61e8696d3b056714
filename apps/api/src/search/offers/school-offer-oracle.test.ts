import * as fc from 'fast-check';
import { shifts } from '@melhor-escola/domain/shift';
import { schoolTags } from '@melhor-escola/domain/school-tag';
import { grades, stageGroups } from '@melhor-escola/domain/stage';
import { beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { printFilter } from '../testing/print-filter.ts';
import type { FilterNode } from '../filter/parse-filter.ts';
import { offerSorts, searchSchoolOffers, type SchoolOfferArguments } from './school-offer.ts';
import { oracle, type OracleOffer } from '../testing/offer-oracle.ts';
import { insertCities, insertNeighborhoods } from '../testing/place-rows.ts';
import { insertOffers, insertSchools } from '../testing/school-rows.ts';

const places = [
  { cityId: 3550308, citySlug: 'sao-paulo-sp', uf: 'SP', lat: -23.55, lng: -46.63 },
  { cityId: 3518800, citySlug: 'guarulhos-sp', uf: 'SP', lat: -23.45, lng: -46.53 },
  { cityId: 1702109, citySlug: 'araguaina-to', uf: 'TO', lat: -7.19, lng: -48.2 },
] as const;
const neighborhoodNames = ['Centro', 'Pinheiros', 'Vila Nova'];

/** A deterministic random sequence. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const slug = (field: string, values: readonly string[]): fc.Arbitrary<FilterNode> =>
  fc.constantFrom(...values, 'no-such').map((text) => ({
    kind: 'clause',
    field,
    value: { kind: 'text', text, position: 0 },
    position: 0,
  }));
const amount = fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: null });
const clause: fc.Arbitrary<FilterNode> = fc.oneof(
  slug(
    'city_slug',
    places.map(({ citySlug }) => citySlug),
  ),
  slug('state_slug', ['sao-paulo', 'tocantins']),
  slug('uf', ['SP', 'TO', 'BA']),
  slug('neighborhood_slug', ['centro', 'pinheiros']),
  slug(
    'stage',
    stageGroups.map(({ groupSlug }) => groupSlug),
  ),
  slug('grade', ['1-ano', 'bercario', '3-serie']),
  slug('shift', ['manha', 'tarde']),
  slug('tag', ['bilingue', 'piscina']),
  slug('school_slug', ['escola-1', 'escola-2']),
  fc.record({
    kind: fc.constant('clause'),
    field: fc.constantFrom('price', 'year'),
    position: fc.constant(0),
    value: fc.record({
      kind: fc.constant('range'),
      minimum: amount,
      maximum: amount,
      position: fc.constant(0),
    }),
  }),
);
const { node } = fc.letrec<{ node: FilterNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { arbitrary: clause, weight: 3 },
    fc.record({ kind: fc.constant('not'), operand: tie('node') }),
    fc.record({
      kind: fc.constantFrom('and', 'or'),
      operands: fc.array(tie('node'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));
const search: fc.Arbitrary<SchoolOfferArguments & { facets: string[] }> = fc.record({
  filterString: fc.option(node.map(printFilter)),
  distinct: fc.option(fc.constant('school_slug')),
  tags: fc.option(fc.subarray(['bilingue', 'piscina'])),
  shift: fc.option(fc.subarray(shifts.map((shift) => shift.slug))),
  year: fc.option(fc.subarray([2026, 2027])),
  facets: fc.subarray(['grade', 'stage', 'shift', 'neighborhood_slug', 'tag', 'year']),
  geoloc: fc.option(
    fc.record({
      lat: fc.constantFrom(-23.55, 0),
      lon: fc.constant(-46.6),
      distance_in_km: fc.constantFrom(null, 5, 50, 40_000),
    }),
  ),
  pagination: fc.record({ page: fc.integer({ min: 1, max: 3 }), size: fc.integer({ min: 1, max: 40 }) }),
  sort: fc.option(fc.constantFrom(...offerSorts)),
});

describeEachEngine('schoolOffer compared with an in-memory search', (test) => {
  let offers: OracleOffer[] = [];

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const random = seeded(7);
    const neighborhoods = new Map<number, ReadonlyMap<string, number>>();
    for (const { cityId } of places)
      neighborhoods.set(cityId, await insertNeighborhoods(database, cityId, neighborhoodNames));
    const placed = Array.from({ length: 60 }, (_, n) => {
      const place = places[random(places.length)] ?? places[0];
      const name = neighborhoodNames[random(4)];
      return { n, place, name, id: name && neighborhoods.get(place.cityId)?.get(name) };
    });
    const schools = await insertSchools(
      database,
      placed.map(({ n, place, id }) => ({
        name: `Escola ${n}`,
        cityId: place.cityId,
        neighborhoodId: id || null,
        lat: place.lat + random(100) / 1000,
        lng: place.lng + random(100) / 1000,
        tags: schoolTags.filter(() => random(4) === 0).map((tag) => tag.slug),
        ratingAverage: random(5),
        ratingCount: n % 6,
      })),
    );
    const rows = await insertOffers(
      database,
      Array.from({ length: 400 }, () => ({
        school: schools[random(schools.length)] ?? schools[0]!,
        grade: grades[random(grades.length)]!.slug,
        shift: shifts[random(shifts.length)]!.slug,
        year: 2026 + random(2),
        monthlyFee: 20_000 + random(20) * 10_000,
        discountPercentage: random(8) * 10,
        enrollmentFee: random(5) * 10_000,
        materialFee: random(2) === 0 ? null : random(5) * 100_000,
        relevance: random(10),
        seatsLeft: random(10) === 0 ? 0 : 3,
        validUntil: random(10) === 0 ? '2020-01-01' : '2999-12-31',
      })),
    );
    offers = rows.map((row) => {
      const index = schools.findIndex(({ id }) => id === row.schoolId);
      const { place: of, name } = placed[index]!;
      return {
        row,
        citySlug: of.citySlug,
        uf: of.uf,
        neighborhoodSlug: name && (name === 'Vila Nova' ? 'vila-nova' : name.toLowerCase()),
        schoolSlug: schools[index]!.slug,
        ratingCount: index % 6,
      };
    });
  });

  it('CA-07 CA-08 any filter, sort, page, facets and place give the result of a naive search', async () => {
    await fc.assert(
      fc.asyncProperty(search, async (args) => {
        const answer = await searchSchoolOffers(test().database, args);
        const facets = answer.facets.map(({ name, values }) => [
          name,
          Object.fromEntries(values.map(({ value, count }) => [value, count])),
        ]);
        expect({
          ids: answer.hits.map(({ id }) => Number(id)),
          total: answer.total,
          offers: answer.offers,
          more: answer.hits.map((hit) => hit.more_offers),
          facets: Object.fromEntries(facets),
        }).toEqual(oracle(offers, args));
      }),
      { numRuns: 300, seed: 2026 },
    );
  }, 60_000);
});
