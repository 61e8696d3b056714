import { DAY_MS } from '@melhor-escola/domain/time-zone';
import type { DemoSchool } from './schools/demo-school.ts';
import { questionTexts, type QuestionText } from './question-texts.ts';
import { createRandom, type Random } from './random.ts';
import { reviewerFirstNames } from './review-texts.ts';

export interface DemoQuestion {
  readonly userName: string;
  readonly text: string;
  /** ISO date and time. */
  readonly publishedAt: string;
  readonly helpfulCount: number;
  /** The school's answer, within ten days. */
  readonly answer: { readonly text: string; readonly answeredAt: string } | null;
}

/** Questions are dated within this fixed range. */
const firstDay = Date.UTC(2025, 1, 3);
const lastDay = Date.UTC(2025, 9, 31);

const MAX_QUESTIONS = 8;

/** Questions about a demonstration school: none for a quarter of them. Partner schools answer most of theirs. */
export function makeDemoQuestions(school: DemoSchool, isPartner: boolean): readonly DemoQuestion[] {
  const random = createRandom(`questions ${school.key}`);
  if (random.chance(0.25)) return [];
  const fitting = questionTexts.filter(
    ({ stages }) => stages === undefined || (stages & school.stageMask) !== 0,
  );
  const count = Math.min(fitting.length, 1 + Math.floor(MAX_QUESTIONS * random.next() ** 2));
  const left = [...fitting];
  return Array.from({ length: count }, () => {
    const chosen = random.pick(left);
    left.splice(left.indexOf(chosen), 1);
    return makeQuestion(random, chosen, isPartner ? 0.85 : 0.3);
  });
}

function makeQuestion(random: Random, { text, answers }: QuestionText, answerChance: number): DemoQuestion {
  const initial = random.pick('A B C D F G L M N O P R S T V'.split(' '));
  const published = firstDay + Math.floor(random.next() * (lastDay - firstDay));
  const answered = published + (0.2 + 9 * random.next()) * DAY_MS;
  const answer = { text: random.pick(answers), answeredAt: new Date(answered).toISOString() };
  return {
    userName: `${random.pick(reviewerFirstNames)} ${initial}.`,
    text,
    publishedAt: new Date(published).toISOString(),
    helpfulCount: Math.floor(14 * random.next() ** 3),
    answer: random.chance(answerChance) ? answer : null,
  };
}
