import type { GraphQLSchema } from 'graphql';
import { builder } from './graphql/builder.ts';
// Each registers its query and types with the builder.
import './graphql/city-type.ts';
import './graphql/neighborhood-type.ts';
import './graphql/price-bands-query.ts';
import './graphql/school-offer-query.ts';
import './graphql/school-reviews-query.ts';
import './graphql/testimonials-query.ts';
import './graphql/schools-query.ts';

/** The search service's contract (spec §7, CA-07). Its resolvers take a `SearchContext`. */
export const schema: GraphQLSchema = builder.toSchema();
