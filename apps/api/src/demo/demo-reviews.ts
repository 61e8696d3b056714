import type { DemoSchool } from './demo-school.ts';
import { createRandom, type Random } from './random.ts';
import { reviewerFirstNames, reviewerRelationships, reviewTexts } from './review-texts.ts';

export interface DemoReview {
  readonly userName: string;
  readonly userRelationship: string;
  /** Motivation, structure, community, socioemotional, exams: 1 to 5 each. */
  readonly ratings: readonly [number, number, number, number, number];
  readonly testimonial: string;
  /** ISO date and time. */
  readonly publishedAt: string;
}

/** Reviews are dated within these days, the same every time. */
const firstDay = Date.UTC(2023, 1, 6);
const lastDay = Date.UTC(2025, 9, 31);

/** The reviews of a demonstration school: none for four in ten, many for the best known. */
export function makeDemoReviews(school: DemoSchool): readonly DemoReview[] {
  const random = createRandom(`reviews ${school.key}`);
  if (random.chance(0.4)) return [];
  const most = 2 + 30 / Math.sqrt(1 + school.rank);
  const count = Math.max(1, Math.round(most * random.next() ** 2));
  const quality = 4 + random.normal() * 0.55;
  return Array.from({ length: count }, () => makeReview(random, quality));
}

/** Mean of a review's five ratings. */
export function ratingOf({ ratings }: DemoReview): number {
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

function makeReview(random: Random, quality: number): DemoReview {
  const mood = quality + random.normal() * 0.7;
  const rate = (): number => Math.min(5, Math.max(1, Math.round(mood + random.normal() * 0.5)));
  const ratings: DemoReview['ratings'] = [rate(), rate(), rate(), rate(), rate()];
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  const texts = mean >= 3.7 ? reviewTexts.content : mean >= 2.5 ? reviewTexts.divided : reviewTexts.unhappy;
  const initial = random.pick('A B C D F G L M N O P R S T V'.split(' '));
  return {
    userName: `${random.pick(reviewerFirstNames)} ${initial}.`,
    userRelationship: random.weighted(reviewerRelationships),
    ratings,
    testimonial: [random.pick(texts.openings), random.pick(texts.middles), random.pick(texts.closings)].join(
      ' ',
    ),
    publishedAt: new Date(firstDay + Math.floor(random.next() * (lastDay - firstDay))).toISOString(),
  };
}
