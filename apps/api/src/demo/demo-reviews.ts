import { teachingMethodologies } from '@melhor-escola/domain/review-rules';
import { tagsOfMask } from '@melhor-escola/domain/school-tag';
import { DAY_MS } from '@melhor-escola/domain/time-zone';
import type { DemoSchool } from './schools/demo-school.ts';
import { createRandom, type Random } from './random.ts';
import {
  parentRelationship,
  replyTexts,
  reviewerFirstNames,
  reviewerRelationships,
  reviewTexts,
} from './review-texts.ts';

export interface DemoReview {
  readonly userName: string;
  readonly userRelationship: string;
  /** Motivation, structure, community, socioemotional, exams: 1 to 5 each. */
  readonly ratings: readonly [number, number, number, number, number];
  readonly testimonial: string;
  /** ISO date and time. */
  readonly publishedAt: string;
  /** 'enrolled' for some parents at partner schools, where families can enrol through us. */
  readonly proof: 'enrolled' | 'email';
  /** The school's methodology according to the author: one of its own, if it has any. */
  readonly teachingMethodology: string | null;
  /** The school's reply, within two weeks. */
  readonly reply: { readonly text: string; readonly repliedAt: string } | null;
}

/** Satisfaction of a review's author. */
type Mood = keyof typeof reviewTexts;
type WrittenReview = Omit<DemoReview, 'proof' | 'reply' | 'teachingMethodology'>;

/** Reviews are dated within this fixed range. */
const firstDay = Date.UTC(2023, 1, 6);
const lastDay = Date.UTC(2025, 9, 31);

/**
 * Reviews of a demonstration school: none for four in ten, many for the best known. Partner schools reply to some,
 * and some are by families who enrolled through us.
 */
export function makeDemoReviews(school: DemoSchool, isPartner: boolean): readonly DemoReview[] {
  const random = createRandom(`reviews ${school.key}`);
  if (random.chance(0.4)) return [];
  const most = 2 + 30 / Math.sqrt(1 + school.rank);
  const count = Math.max(1, Math.round(most * random.next() ** 2));
  const quality = 4 + random.normal() * 0.55;
  const texts = new UnrepeatedTexts(random);
  const written = Array.from({ length: count }, () => makeReview(random, quality, texts)).toSorted(
    (one, other) => one.publishedAt.localeCompare(other.publishedAt),
  );
  // Separate random numbers, so that the evidence does not influence the texts.
  const known = createRandom(`known of reviews ${school.key}`);
  const repliesOften = known.chance(0.4);
  const methodologies = listMethodologies(school);
  const taught = createRandom(`methodology of reviews ${school.key}`);
  return written.map((review) => ({
    ...review,
    proof:
      isPartner && review.userRelationship === parentRelationship && known.chance(0.35)
        ? 'enrolled'
        : 'email',
    teachingMethodology: methodologies.length > 0 && taught.chance(0.6) ? taught.pick(methodologies) : null,
    reply: isPartner && known.chance(repliesOften ? 0.7 : 0.08) ? makeReply(known, review) : null,
  }));
}

/** The school's methodologies, named as in the review form. */
function listMethodologies(school: DemoSchool): readonly string[] {
  const names = new Set(tagsOfMask(school.tagMask).map(({ name }) => name));
  return teachingMethodologies.filter((methodology) => names.has(methodology));
}

/** Mean of a review's five ratings. */
export function meanRating({ ratings }: Pick<DemoReview, 'ratings'>): number {
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

function ratingMood(rating: number): Mood {
  if (rating >= 3.7) return 'content';
  return rating >= 2.5 ? 'divided' : 'unhappy';
}

function makeReply(random: Random, review: WrittenReview): DemoReview['reply'] {
  const { thanks, answers } = replyTexts[ratingMood(meanRating(review))];
  const text = `${random.pick(thanks)} ${random.pick(answers)}`;
  const waited = (0.2 + 13 * random.next()) * DAY_MS;
  return { text, repliedAt: new Date(Date.parse(review.publishedAt) + waited).toISOString() };
}

/** Texts of one school's reviews: each is picked once until its list is used up, and no composed text is repeated. */
class UnrepeatedTexts {
  readonly #random: Random;
  readonly #left = new Map<readonly string[], readonly string[]>();
  readonly #composed = new Set<string>();

  constructor(random: Random) {
    this.#random = random;
  }

  pick(list: readonly string[]): string {
    const left = this.#left.get(list) ?? [];
    const text = this.#random.pick(left.length > 0 ? left : list);
    this.#left.set(
      list,
      (left.length > 0 ? left : list).filter((one) => one !== text),
    );
    return text;
  }

  /** One text of each list. */
  compose(lists: readonly (readonly string[])[]): string {
    const text = lists.map((list) => this.pick(list)).join(' ');
    if (this.#composed.has(text)) return this.compose(lists);
    this.#composed.add(text);
    return text;
  }
}

function makeReview(random: Random, quality: number, written: UnrepeatedTexts): WrittenReview {
  const mood = quality + random.normal() * 0.7;
  const rate = (): number => Math.min(5, Math.max(1, Math.round(mood + random.normal() * 0.5)));
  const ratings: WrittenReview['ratings'] = [rate(), rate(), rate(), rate(), rate()];
  const texts = reviewTexts[ratingMood(meanRating({ ratings }))];
  const initial = random.pick('A B C D F G L M N O P R S T V'.split(' '));
  return {
    userName: `${written.pick(reviewerFirstNames)} ${initial}.`,
    userRelationship: random.weighted(reviewerRelationships),
    ratings,
    testimonial: written.compose([texts.openings, texts.middles, texts.closings]),
    publishedAt: new Date(firstDay + Math.floor(random.next() * (lastDay - firstDay))).toISOString(),
  };
}
