import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Database } from '../../platform/database/database.ts';
import { createFormLimits } from '../../platform/rate-limits/form-limits.ts';
import { createRateLimits, DAY_S, HOUR_S } from '../../platform/rate-limits/rate-limit.ts';

/** Dependencies of the visit routes. */
export interface VisitContext {
  readonly environment: VisitEnvironment;
  readonly database: Database;
  readonly limits: ReturnType<typeof createVisitLimits>;
}

export type VisitEnvironment = Pick<Environment, 'siteUrl' | 'mailFrom' | 'operatorEmail'>;

/** Rate limits, per client address unless stated otherwise. */
export function createVisitLimits(database: Database) {
  const ownRules = {
    /** Per school and address. */
    school: { tries: 10, seconds: DAY_S },
    /** Messages per school, from all addresses. Over it nobody is blocked: our team passes the request on (S32). */
    'school-mailbox': { tries: 60, seconds: DAY_S },
    /** Opened links. */
    link: { tries: 120, seconds: HOUR_S },
    /** Changes of one request, each of which sends mails; only the mailbox's user has its link. */
    change: { tries: 20, seconds: DAY_S },
  };
  return { ...createFormLimits(database, 'visit', 10), ...createRateLimits(database, ownRules, 'visit') };
}
