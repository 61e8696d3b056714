import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { review } from '../../platform/database/schema.ts';
import { SearchInputError } from '../search-result.ts';
import { type SchoolReviewsArguments, searchSchoolReviews } from './school-reviews.ts';
import { insertCities } from '../testing/place-rows.ts';
import { insertSchools, publishedReview, rated } from '../testing/school-rows.ts';

const countsByValue = (values: readonly { value: string; count: number }[] | undefined) =>
  Object.fromEntries((values ?? []).map(({ value, count }) => [value, count]));

describeOneEngine('schoolReviews', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const [school, other] = await insertSchools(database, [
      { name: 'Escola Girassol', cityId: 1702109 },
      { name: 'Escola Lírio', cityId: 1702109 },
      { name: 'Escola Sem Nota', cityId: 1702109 },
    ]);
    if (!school || !other) throw new Error('The schools were not inserted.');
    const written = (day: number, changes?: Partial<typeof review.$inferInsert>) =>
      publishedReview(school.id, day, changes);
    await database.db.insert(review).values([
      written(1),
      written(2, { ...rated(4, 5), proof: 'enrolled' }),
      written(3, {
        ...rated(1),
        reply: 'Obrigada. Vamos conversar?',
        repliedAt: new Date(Date.UTC(2026, 1, 1)),
      }),
      written(4, { proof: 'enrolled' }),
      written(5, { status: 'held' }),
      written(6, { status: 'unconfirmed', publishedAt: null }),
      written(7, { schoolId: other.id }),
    ]);
  });

  const search = (args: Omit<SchoolReviewsArguments, 'schoolSlug'> = {}) =>
    searchSchoolReviews(test().database, { schoolSlug: 'escola-girassol', ...args });
  const authors = async (args: Omit<SchoolReviewsArguments, 'schoolSlug'>) =>
    (await search(args)).hits.map(({ userName }) => userName);

  it('EN-16 returns only published reviews of this school, latest first', async () => {
    const found = await search();
    expect(found.total).toBe(4);
    expect(found.hits.map(({ userName }) => userName)).toEqual(['Ana 4', 'Ana 3', 'Ana 2', 'Ana 1']);
    expect(found.hits[1]).toMatchObject({
      rating: 1,
      proof: 'email',
      publishedAt: '2026-01-03T00:00:00.000Z',
      reply: 'Obrigada. Vamos conversar?',
      repliedAt: '2026-02-01T00:00:00.000Z',
    });
    expect(found.hits[0]).toMatchObject({ reply: null, repliedAt: null });
  });

  it('sorts by rating in both directions, and pages without overlap', async () => {
    expect(await authors({ sort: 'rating_desc' })).toEqual(['Ana 4', 'Ana 1', 'Ana 2', 'Ana 3']);
    expect(await authors({ sort: 'rating_asc' })).toEqual(['Ana 3', 'Ana 2', 'Ana 4', 'Ana 1']);
    expect(await authors({ pagination: { page: 1, size: 3 } })).toEqual(['Ana 4', 'Ana 3', 'Ana 2']);
    expect(await authors({ pagination: { page: 2, size: 3 } })).toEqual(['Ana 1']);
  });

  it('filters by stars and proof, and counts each facet without its own condition', async () => {
    // The mean of 4, 4, 4, 4 and 5 is 4.2: four stars.
    expect(await authors({ stars: 4 })).toEqual(['Ana 2']);
    const { hits, total, facets } = await search({ stars: 5, proof: 'enrolled' });
    expect(hits.map(({ userName }) => userName)).toEqual(['Ana 4']);
    expect(total).toBe(1);
    expect(countsByValue(facets[0]?.values)).toEqual({ 5: 1, 4: 1, 3: 0, 2: 0, 1: 0 });
    expect(countsByValue(facets[1]?.values)).toEqual({ enrolled: 1, email: 1 });
  });

  it('returns the means of all reviews, whatever the filter', async () => {
    const expected = { ratingStudentsMotivation: 4, ratingPhysicalStructure: 3.75 };
    expect((await search()).averages).toMatchObject(expected);
    expect((await search({ stars: 1 })).averages).toMatchObject(expected);
  });

  it('is empty for a school without reviews, and for an unknown one', async () => {
    for (const schoolSlug of ['escola-sem-nota', 'nenhuma']) {
      const found = await searchSchoolReviews(test().database, { schoolSlug });
      expect(found).toMatchObject({ hits: [], total: 0, averages: null });
    }
  });

  it('S16 rejects unknown stars and proofs', async () => {
    await expect(search({ stars: 6 })).rejects.toThrow(SearchInputError);
    await expect(search({ proof: "enrolled' OR 1=1" })).rejects.toThrow(SearchInputError);
  });
});
