import type ts from 'typescript-5';
import { withMeanings } from './attribute-meanings.ts';
import { type DeclaredFunction, functionOf, initializers } from './declared-function.ts';
import { readDocstring } from './docstring.ts';
import { readMembers, type ReadingContext } from './own-props.ts';
import type { ComponentReference } from './reference.ts';

/** A component with fewer own props lists them, even if another one has the same. */
const MIN_SHARED_PROPS = 4;

/** Whether JSX treats a name as a component. */
export const isComponentName = (name: string) => /^[A-Z]/.test(name);

/**
 * Components followed by their parts, each once, under its JSX name.
 *
 * @param exported components and objects of parts that an entry exports.
 * @param variables the defaults of the entry's custom properties.
 */
export function readComponents(
  exported: readonly (readonly [name: string, symbol: ts.Symbol])[],
  variables: ReadonlyMap<string, string>,
  context: ReadingContext,
): readonly ComponentReference[] {
  const names = new Map<ts.Symbol, string[]>();
  const functions = new Map<ts.Symbol, DeclaredFunction>();
  const add = (name: string, symbol: ts.Symbol) => {
    const declared = functionOf(symbol, context);
    if (!declared) return;
    names.set(declared.symbol, [...(names.get(declared.symbol) ?? []), name]);
    functions.set(declared.symbol, declared);
  };
  const withParts = exported.filter(([, symbol]) => partsOf(symbol, context).length > 0);
  for (const [name, symbol] of withParts) {
    add(name, symbol);
    for (const part of partsOf(symbol, context)) add(`${name}.${part.name}`, part);
  }
  for (const one of exported) if (!withParts.includes(one)) add(...one);
  const byProps = new Map<ts.Type, string>();
  return [...functions].map(([symbol, declared]) => {
    const [name = '', ...aliases] = names.get(symbol) ?? [];
    return readComponent({ name, aliases, declared, byProps, variables, context });
  });
}

/** The parts of a component, `Dialog.Root`, or of an object of parts, `FieldParts.Root`, in source order. */
export function partsOf(symbol: ts.Symbol, context: ReadingContext): readonly ts.Symbol[] {
  const { checker } = context;
  return checker
    .getPropertiesOfType(checker.getTypeOfSymbol(symbol))
    .filter((part) => isComponentName(part.name) && functionOf(part, context));
}

interface FoundComponent {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly declared: DeclaredFunction;
  /** The components read so far, by the type of their props. */
  readonly byProps: Map<ts.Type, string>;
  readonly variables: ReadonlyMap<string, string>;
  readonly context: ReadingContext;
}

function readComponent({
  name,
  aliases,
  declared: { symbol, declarations },
  byProps,
  variables,
  context,
}: FoundComponent): ComponentReference {
  const [declaration] = declarations;
  const parameter = declaration?.parameters[0];
  const docstring = readDocstring(symbol, context.checker);
  const propsType = parameter?.type && context.checker.getTypeFromTypeNode(parameter.type);
  const sameProps = propsType && byProps.get(propsType);
  const members = parameter?.type && readMembers(parameter.type, context, initializers(parameter));
  if (propsType && !sameProps && (members?.own.length ?? 0) >= MIN_SHARED_PROPS) byProps.set(propsType, name);
  const own = members?.own ?? [];
  return {
    name,
    aliases,
    description: docstring.description,
    ...(sameProps !== undefined && { sameProps }),
    props: sameProps === undefined ? own : [],
    native: members?.native ?? [],
    attributes: withMeanings(docstring.attributes, own),
    parts: docstring.parts,
    variables: docstring.variables.map((variable) => {
      const defaultValue = variables.get(variable.name);
      return { ...variable, ...(defaultValue !== undefined && { defaultValue }) };
    }),
  };
}
