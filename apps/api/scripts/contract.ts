/** Writes the service's contract to the client's package, from the running code: `openapi.json` and `schema.graphql`. */
import path from 'node:path';
import { writeGenerated } from '@melhor-escola/config/generated-file';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../src/search/schema.ts';
import { openApiDocument } from '../test/openapi-document.ts';

const client = path.resolve(import.meta.dirname, '../../../packages/api-client');

writeGenerated({
  [path.join(client, 'openapi.json')]: `${JSON.stringify(await openApiDocument(), undefined, 2)}\n`,
  [path.join(client, 'schema.graphql')]: `${printSchema(lexicographicSortSchema(schema))}\n`,
});
