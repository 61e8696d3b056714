/**
 * Writes the service's contract into the client's package, from the running code: `openapi.json` and `schema.graphql`.
 * With `--check` it writes nothing, and exits with 1 and the difference when the files are not what the code says.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { diff } from 'node:util';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../src/search/schema.ts';
import { openApiDocument } from '../test/openapi-document.ts';

const client = new URL('../../../packages/api-client/', import.meta.url);

/** The lines in which a file differs from what it should hold, '-' before those it has and '+' before those it lacks. */
function drift(file: string, expected: string): string[] {
  const held = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return diff(expected.split('\n'), held.split('\n')).flatMap(([side, line]) =>
    side === 0 ? [] : [`${side > 0 ? '+' : '-'} ${line}`],
  );
}

const contract = {
  'openapi.json': `${JSON.stringify(await openApiDocument(), undefined, 2)}\n`,
  'schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
};

for (const [name, content] of Object.entries(contract)) {
  const file = fileURLToPath(new URL(name, client));
  if (!process.argv.includes('--check')) {
    writeFileSync(file, content);
    console.log(`Wrote ${file}`);
    continue;
  }
  const lines = drift(file, content);
  if (lines.length === 0) continue;
  console.error(
    `${file}\n${lines.join('\n')}\nThe contract differs from the code: run \`pnpm --filter @melhor-escola/api contract\`.`,
  );
  process.exitCode = 1;
}
