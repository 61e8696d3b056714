import type { Environment } from '@melhor-escola/server-kit/environment';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { schoolClaim } from '../../platform/database/panel-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { createRateLimits, DAY_S, HOUR_S, type RateLimits } from '../../platform/rate-limits/rate-limit.ts';

/** Dependencies of claims. */
export interface ClaimContext {
  readonly environment: Pick<Environment, 'siteUrl' | 'operatorEmail'>;
  readonly database: Database;
  readonly limits: ClaimLimits;
}

const claimLimitRules = {
  /** Begun claims per account. */
  account: { tries: 10, seconds: DAY_S },
  /** Begun claims per account and school. */
  school: { tries: 3, seconds: HOUR_S },
  /**
   * Codes by e-mail per school, whoever asks: five guesses each must stay few of a million. Accounts can use it up together; the
   * school's telephone and a document still prove a claim then.
   */
  codes: { tries: 20, seconds: DAY_S },
} as const;

export type ClaimLimits = RateLimits<keyof typeof claimLimitRules>;

export function createClaimLimits(database: Database): ClaimLimits {
  return createRateLimits(database, claimLimitRules, 'claim');
}

/** Who changes a claim, and in which request. */
export interface ClaimChange {
  readonly accountId: number;
  readonly requestId: string;
}

export type ClaimRow = typeof schoolClaim.$inferSelect;

/** Condition for a claim that is not decided. */
export const isOpenClaim = inArray(schoolClaim.status, ['code', 'waiting']);

export function claimNotFound(): ServiceError {
  return new ServiceError('CLAIM_NOT_FOUND', 'Não encontramos este pedido. Comece de novo.');
}
