import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { review } from '../../platform/database/schema.ts';
import { findTestimonials, readTestimonials } from './testimonials.ts';
import { run } from '../../platform/database/statement/statement.ts';
import { explain } from '../testing/explain.ts';
import { insertCities } from '../testing/place-rows.ts';
import { insertSchools, publishedReview } from '../testing/school-rows.ts';

const quotable = 'Os professores conhecem cada aluno pelo nome, e a direção responde no mesmo dia.';

describeOneEngine('testimonials', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const [school, other] = await insertSchools(database, [
      { name: 'Escola Girassol', cityId: 1702109 },
      { name: 'Escola Lírio', cityId: 1702109 },
    ]);
    if (!school || !other) throw new Error('The schools were not inserted.');
    const written = (day: number, changes?: Partial<typeof review.$inferInsert>) =>
      publishedReview(school.id, day, {
        teachingMethodology: 'Montessoriana',
        ratingExamPreparation: 4,
        ...changes,
      });
    await database.db
      .insert(review)
      .values([
        written(1),
        written(2),
        written(3, { schoolId: other.id }),
        written(4, { teachingMethodology: 'Waldorf' }),
        written(5, { teachingMethodology: null }),
        written(6, { status: 'held' }),
        written(7, { status: 'unconfirmed', publishedAt: null }),
      ]);
  });

  const authors = async (methodology: string | undefined, size = 4) =>
    (await findTestimonials(test().database, methodology, size)).map(({ review: { userName } }) => userName);

  it('EN-19 returns the latest published review of each school that names the methodology', async () => {
    expect(await authors('Montessoriana')).toEqual(['Ana 3', 'Ana 2']);
    expect(await authors('Waldorf')).toEqual(['Ana 4']);
    expect(await authors('Freiriana')).toEqual([]);
    expect(await authors('Montessoriana', 1)).toEqual(['Ana 3']);
  });

  it('returns the school, its place, and the evidence behind the review', async () => {
    const [first] = await findTestimonials(test().database, 'Montessoriana', 1);
    expect(first).toMatchObject({
      schoolName: 'Escola Lírio',
      schoolSlug: 'escola-lirio',
      city: 'Araguaína',
      uf: 'TO',
      demo: false,
      review: { rating: 4.8, proof: 'email', publishedAt: '2026-01-03T00:00:00.000Z' },
    });
  });

  it('P6 reads only as many reviews as it returns', async () => {
    const { database } = test();
    const [school] = await insertSchools(database, [{ name: 'Escola Ipê', cityId: 1702109 }]);
    const many = Array.from({ length: 1500 }, (_, day) =>
      publishedReview(school?.id ?? 0, day, { teachingMethodology: day % 2 ? 'Waldorf' : null }),
    );
    await database.db.insert(review).values(many);
    await run(database, sql`ANALYZE review, school`);
    const nodes = await explain(database, readTestimonials('Montessoriana', 4));
    expect(nodes.map((node) => node['Index Name'])).toContain('review_testimonial');
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
  });

  it('without a methodology returns the latest review of each school that is long enough to be quoted', async () => {
    const { database } = test();
    const schools = await insertSchools(database, [
      { name: 'Escola Longa', cityId: 1702109 },
      { name: 'Escola Curta', cityId: 1702109 },
    ]);
    const [long, short] = schools.map(({ id }) => id);
    if (!long || !short) throw new Error('The schools were not inserted.');
    await database.db
      .insert(review)
      .values([
        publishedReview(long, 11, { testimonial: quotable }),
        publishedReview(long, 12, { testimonial: quotable }),
        publishedReview(long, 13),
        publishedReview(long, 14, { testimonial: quotable, status: 'held' }),
        publishedReview(short, 15),
      ]);
    expect(await authors(undefined)).toEqual(['Ana 12']);
  });

  it('P6 reads only as many reviews as it returns without a methodology', async () => {
    const { database } = test();
    const schools = await insertSchools(
      database,
      Array.from({ length: 400 }, (_, index) => ({ name: `Escola ${index}`, cityId: 1702109 })),
    );
    const reviews = schools.flatMap(({ id }, index) =>
      [1, 2, 3].map((day) => publishedReview(id, 30 + index + day, { testimonial: quotable })),
    );
    await database.db.insert(review).values(reviews);
    await run(database, sql`ANALYZE review, school`);
    const nodes = await explain(database, readTestimonials(undefined, 4));
    expect(nodes.map((node) => node['Index Name'])).toContain('review_latest');
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
  });
});
