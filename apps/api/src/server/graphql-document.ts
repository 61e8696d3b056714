import { GraphQLError, Kind, OperationTypeNode, parse, visit } from 'graphql';
import { holdsControlCharacter } from './control-characters.ts';

/** Tokens of one document at the most: several times our largest operation. */
const maxTokens = 1000;

/** Documents that passed, so that the site's few operations are looked at once. */
const checked = new Set<string>();
const checkedAtMost = 256;

/**
 * Checks what mercurius does not before it executes a document: that it is GraphQL text, because mercurius also takes a
 * syntax tree as JSON, past the limit of tokens; that it holds one operation, because mercurius compiles the first that
 * was asked for and then answers every name with it; and that this is a query, which a schema without mutations lets
 * validation pass over.
 *
 * @throws {GraphQLError} saying what is wrong with the document.
 */
export function checkDocument(source: string): void {
  if (checked.has(source)) return;
  const document = parse(source, { maxTokens });
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operations.length > 1) {
    throw new GraphQLError('A document may hold one operation only.', { nodes: operations.slice(1) });
  }
  const other = operations.find(({ operation }) => operation !== OperationTypeNode.QUERY);
  if (other) throw new GraphQLError('This service has queries only.', { nodes: other });
  visit(document, {
    StringValue(node) {
      if (holdsControlCharacter(node.value))
        throw new GraphQLError('A text holds control characters.', { nodes: node });
    },
  });
  if (checked.size >= checkedAtMost) checked.clear();
  checked.add(source);
}
