import type { Database } from '../database/database.ts';

/** What a resolver of the search is given with each request. */
export interface SearchContext {
  readonly database: Database;
}
