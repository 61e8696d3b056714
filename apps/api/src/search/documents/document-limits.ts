import {
  GraphQLError,
  Kind,
  type ASTNode,
  type ASTVisitor,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { documentCost } from './document-cost.ts';

/** Limits of a document (S16). The server limits depth and tokens. */
export const documentLimits = {
  /** Parallel searches. */
  rootFields: 5,
  aliases: 20,
  /** Values in the response: a page of a hundred schools with all their fields. */
  cost: 40_000,
} as const;

/** Validation rules for {@link documentLimits}; violations are returned as `LIMIT_EXCEEDED`. */
export const documentRules: ValidationRule[] = [limitRootFields, limitAliases, limitCost];

function limitRootFields(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      if (countFields(operation.selectionSet, context, new Set()) > documentLimits.rootFields)
        report(context, `at most ${documentLimits.rootFields} root fields`, operation);
    },
  };
}

/** Number of fields of a selection including its fragments, each fragment once. */
function countFields(set: SelectionSetNode, context: ValidationContext, visited: Set<string>): number {
  return set.selections.reduce((fields, selection) => {
    if (selection.kind === Kind.FIELD) return fields + 1;
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return fields + countFields(selection.selectionSet, context, visited);
    const name = selection.name.value;
    const fragment = visited.has(name) ? undefined : context.getFragment(name);
    visited.add(name);
    return fields + (fragment ? countFields(fragment.selectionSet, context, visited) : 0);
  }, 0);
}

function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field) {
      if (!field.alias) return;
      aliases += 1;
      if (aliases === documentLimits.aliases + 1)
        report(context, `at most ${documentLimits.aliases} aliases`, field);
    },
  };
}

function limitCost(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const cost = documentCost(context, operation);
      if (cost > documentLimits.cost)
        report(context, `a cost of at most ${documentLimits.cost}; this one costs up to ${cost}`, operation);
    },
  };
}

function report(context: ValidationContext, limit: string, node: ASTNode): void {
  context.reportError(
    new GraphQLError(`A document may have ${limit}.`, {
      nodes: node,
      extensions: { code: 'LIMIT_EXCEEDED' },
    }),
  );
}
