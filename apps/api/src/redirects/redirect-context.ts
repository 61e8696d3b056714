import type { Database } from '../database/database.ts';
import type { FollowedRedirects } from './follow-redirects.ts';
import type { RedirectSites } from './redirect-target.ts';

/** What the routes of redirects work with. */
export interface RedirectContext {
  readonly database: Database;
  readonly sites: RedirectSites;
  readonly followed: FollowedRedirects;
}
