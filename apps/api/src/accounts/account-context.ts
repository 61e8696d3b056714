import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Database } from '../database/database.ts';
import type { AccountLimits } from './account-limits.ts';

/** What the routes of accounts work with. */
export interface AccountContext {
  readonly environment: Pick<Environment, 'siteUrl' | 'google'>;
  readonly database: Database;
  readonly limits: AccountLimits;
}
