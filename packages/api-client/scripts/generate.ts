/**
 * Generates the client's types from the service's contract: REST types from openapi.json, types of the persisted GraphQL
 * operations from schema.graphql and operations/*.graphql, and the manifest in which the site's server looks up operations.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import { writeGenerated } from '@melhor-escola/config/generated-file';
import {
  buildSchema,
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const root = path.join(import.meta.dirname, '..');
const generated = path.join(root, 'src/generated');
const banner = '// Made by scripts/generate.ts from the contract; do not edit.\n';

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The operation with all fragments it uses, in a stable order. */
function standalone(document: DocumentNode, operation: OperationDefinitionNode): string {
  const wanted = new Set<string>();
  const collect = (name: string): void => {
    if (wanted.has(name)) return;
    wanted.add(name);
    const fragment = document.definitions.find(
      (d) => d.kind === Kind.FRAGMENT_DEFINITION && d.name.value === name,
    );
    if (!fragment)
      throw new Error(`The operations use the fragment ${name}, which none of operations/*.graphql defines.`);
    visit(fragment, { FragmentSpread: (spread) => collect(spread.name.value) });
  };
  visit(operation, { FragmentSpread: (spread) => collect(spread.name.value) });
  const fragments = document.definitions.filter(
    (d) => d.kind === Kind.FRAGMENT_DEFINITION && wanted.has(d.name.value),
  );
  return [operation, ...fragments].map((node) => print(node)).join('\n');
}

async function generateOperations(): Promise<Record<string, string>> {
  const schemaSource = readFileSync(path.join(root, 'schema.graphql'), 'utf8');
  const folder = path.join(root, 'operations');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .toSorted();
  const document = parse(files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n'));
  const types = await codegen({
    filename: 'operations.generated.ts',
    schema: parse(schemaSource),
    schemaAst: buildSchema(schemaSource),
    documents: [{ location: 'operations', document }],
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationsPlugin },
    config: {
      useTypeImports: true,
      skipTypename: true,
      enumType: 'string-literal',
      avoidOptionals: { field: true, object: false, inputValue: false, defaultValue: false },
      defaultScalarType: 'string',
    },
  });
  const operations = document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const name = operation.name?.value;
      if (!name) throw new Error('Every operation in operations/*.graphql needs a name.');
      const query = standalone(document, operation);
      const id = `${name}-${createHash('sha256').update(query).digest('hex').slice(0, 10)}`;
      return { name, id, query };
    });
  const constants = operations.map(
    ({ name, id }) =>
      `export const ${lowerFirst(name)}: Operation<${name}Query, ${name}QueryVariables> = { id: '${id}' };`,
  );
  return {
    'operations.generated.ts': [
      banner,
      `import type { Operation } from '../graphql.ts';`,
      '',
      types,
      ...constants,
      '',
    ].join('\n'),
    'manifest.generated.ts': [
      banner,
      '/** Text of each persisted operation by its id. For servers only: a browser never sends query text. */',
      `export const manifest: Readonly<Record<string, string>> = ${JSON.stringify(
        Object.fromEntries(operations.map(({ id, query }) => [id, query])),
        undefined,
        2,
      )};`,
      '',
    ].join('\n'),
  };
}

function isSiteHeader(item: unknown): boolean {
  return (
    typeof item === 'object' &&
    item !== null &&
    'in' in item &&
    item.in === 'header' &&
    'name' in item &&
    item.name !== 'idempotency-key'
  );
}

async function generateRest(): Promise<Record<string, string>> {
  const contract = path.join(root, 'openapi.json');
  if (!existsSync(contract)) return {};
  // Every call sends the headers that identify the site, so the types of single calls do not ask for them.
  const ours = JSON.parse(readFileSync(contract, 'utf8'), (_key, value: unknown) =>
    Array.isArray(value) ? value.filter((item) => !isSiteHeader(item)) : value,
  );
  const file = ts.factory.createTypeReferenceNode('Blob');
  const ast = await openapiTS(ours, {
    alphabetize: true,
    transform: ({ format }) => (format === 'binary' ? file : undefined),
  });
  return { 'rest.generated.ts': `${banner}\n${astToString(ast)}` };
}

const files = { ...(await generateOperations()), ...(await generateRest()) };
writeGenerated(
  Object.fromEntries(Object.entries(files).map(([file, content]) => [path.join(generated, file), content])),
);
