import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Database } from '../database/database.ts';
import { type RateLimits, createRateLimits } from '../rate-limits/rate-limit.ts';

/** Dependencies of the visit routes. */
export interface VisitContext {
  readonly environment: VisitEnvironment;
  readonly database: Database;
  readonly limits: VisitLimits;
}

export type VisitEnvironment = Pick<Environment, 'siteUrl' | 'mailFrom' | 'operatorEmail'>;

const HOUR_S = 60 * 60;

const DAY_S = 24 * HOUR_S;

/** Rate limits, per client address unless stated otherwise. */
const visitLimitRules = {
  // Mobile networks put many families behind one address.
  visit: { tries: 20, seconds: HOUR_S },
  /** Per e-mail and address, so that others cannot block a person by using their e-mail (S32). */
  'visit-mail': { tries: 10, seconds: DAY_S },
  /** Messages per e-mail, from all addresses, so that our form cannot flood a mailbox. */
  'visit-mailbox': { tries: 30, seconds: DAY_S },
  /** Per school and address. */
  'visit-school': { tries: 10, seconds: DAY_S },
  /** Messages per school, from all addresses. Over it nobody is blocked: our team passes the request on (S32). */
  'visit-school-mailbox': { tries: 60, seconds: DAY_S },
  /** Opened links. */
  'visit-link': { tries: 120, seconds: HOUR_S },
  /** Changes of one request, each of which sends mails; only the mailbox's user has its link. */
  'visit-change': { tries: 20, seconds: DAY_S },
} as const;

type VisitLimits = RateLimits<keyof typeof visitLimitRules>;

export function createVisitLimits(database: Database): VisitLimits {
  return createRateLimits(database, visitLimitRules);
}
