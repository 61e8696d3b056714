import SchemaBuilder from '@pothos/core';
import type { SearchContext } from '../context.ts';

/** Where the types and fields of the search's contract register (spec §7, CA-07). */
export const builder = new SchemaBuilder<{ Context: SearchContext; DefaultFieldNullability: false }>({
  defaultFieldNullability: false,
});

builder.queryType({ description: 'Search of places, schools and offers.' });
