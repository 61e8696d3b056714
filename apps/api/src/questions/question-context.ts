import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Database } from '../database/database.ts';
import { type RateLimits, createRateLimits } from '../rate-limits/rate-limit.ts';

/** Dependencies of the question routes. */
export interface QuestionContext {
  readonly environment: Pick<Environment, 'siteUrl'>;
  readonly database: Database;
  readonly limits: QuestionLimits;
}

const HOUR_S = 60 * 60;

const DAY_S = 24 * HOUR_S;

/** Rate limits, per client address unless stated otherwise. */
const questionLimitRules = {
  // Mobile networks and school events put many families behind one address.
  question: { tries: 20, seconds: HOUR_S },
  /** Per e-mail and address, so that others cannot block a person by using their e-mail (S32). */
  'question-mail': { tries: 10, seconds: DAY_S },
  /** Messages per e-mail, from all addresses, so that our form cannot flood a mailbox. */
  'question-mailbox': { tries: 30, seconds: DAY_S },
  /** Per school and address, so that nobody floods a school. */
  'question-school': { tries: 10, seconds: DAY_S },
  'question-confirm': { tries: 60, seconds: HOUR_S },
  'question-report': { tries: 20, seconds: HOUR_S },
  /** Reports per question and address: one counts. */
  'question-same-report': { tries: 1, seconds: 90 * DAY_S },
  'question-helpful': { tries: 120, seconds: HOUR_S },
  /** Marks per question, address and browser: one counts. No id is stored on the device or with the question (S22). */
  'question-same-helpful': { tries: 1, seconds: 90 * DAY_S },
  /** Marks per question and address, whatever the browser calls itself. */
  'question-helpful-address': { tries: 5, seconds: 90 * DAY_S },
} as const;

type QuestionLimits = RateLimits<keyof typeof questionLimitRules>;

export function createQuestionLimits(database: Database): QuestionLimits {
  return createRateLimits(database, questionLimitRules);
}
