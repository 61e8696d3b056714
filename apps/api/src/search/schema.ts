import type { GraphQLSchema } from 'graphql';
import { builder } from './graphql/builder.ts';
import './graphql/place-queries.ts';
import './graphql/schools-query.ts';
import './graphql/school-offer-query.ts';
import './graphql/school-questions-query.ts';
import './graphql/school-reviews-query.ts';
// Each module registers its query and types with the builder.

/** The search service's contract (CA-07). Its resolvers use a `SearchContext`. */
export const schema: GraphQLSchema = builder.toSchema();
