import type { Database } from '../database/database.ts';

/** What resolvers are given; one object for each request, because what is loaded in batches is kept by it. */
export interface SearchContext {
  readonly database: Database;
}
