import ts from 'typescript-5';
import { readDocstring } from './docstring.ts';
import type { NativeProps, PropReference } from './reference.ts';
import { noTypeArguments, type TypeArguments, type TypeNames, type TypeText } from './type-text.ts';

/** The program to read, and how to write its types. */
export interface ReadingContext {
  readonly checker: ts.TypeChecker;
  readonly types: TypeText;
  readonly names: TypeNames;
}

/** The members of an object type: the kit's own properties, and React's. */
export interface ObjectMembers {
  readonly own: readonly PropReference[];
  readonly native: readonly NativeProps[];
}

/** The origin of a type's properties. */
interface Origins {
  /** The types that the type parameters of each declaration stand for. */
  readonly typeArguments: Map<ts.Node, TypeArguments>;
  readonly native: NativeProps[];
  /** React properties that are picked by name. */
  readonly picked: Set<string>;
}

/**
 * The properties of a declared type: required ones first, then in source order.
 *
 * @param defaults the defaults in the component's parameters, by prop.
 */
export function readMembers(
  node: ts.TypeNode | ts.InterfaceDeclaration,
  context: ReadingContext,
  defaults: ReadonlyMap<string, string> = new Map(),
): ObjectMembers {
  const { checker, names } = context;
  const origins: Origins = { typeArguments: new Map(), native: [], picked: new Set() };
  if (ts.isInterfaceDeclaration(node)) followInterface(node, noTypeArguments, new Set(), origins, context);
  else follow(node, noTypeArguments, new Set(), origins, context);
  const type = checker.getTypeAtLocation(node);
  const forms = type.isUnion() ? type.types : [type];
  const symbols = new Map<string, ts.Symbol[]>();
  for (const property of forms.flatMap((form) => checker.getPropertiesOfType(form))) {
    const isListed =
      property.declarations?.some((declaration) => names.isOwn(declaration)) ||
      origins.picked.has(property.name);
    if (isListed) symbols.set(property.name, [...(symbols.get(property.name) ?? []), property]);
  }
  const own = [...symbols].map(([name, found]) => {
    const required = found.length === forms.length && found.every((property) => !isOptional(property));
    return readProp(name, found, required, origins, context, defaults.get(name));
  });
  const listed = new Set(own.map(({ name }) => name));
  return {
    own: own.toSorted((one, other) => rank(one) - rank(other)),
    native: origins.native.map(({ element, except }) => ({
      ...(element !== undefined && { element }),
      except: except.filter((name) => !listed.has(name)),
    })),
  };
}

/** Required ones first, rarely needed ones last. */
const rank = ({ name, required }: PropReference) => (required ? 0 : name === 'ref' ? 2 : 1);

const isOptional = (property: ts.Symbol) => Boolean(property.flags & ts.SymbolFlags.Optional);

function readProp(
  name: string,
  found: readonly ts.Symbol[],
  required: boolean,
  origins: Origins,
  { checker, types, names }: ReadingContext,
  initializer: string | undefined,
): PropReference {
  // The variants of a union may describe a prop differently, for example forbid it.
  const declarations = [
    ...new Set(
      found.flatMap((symbol) => symbol.declarations?.find(names.isOwn) ?? symbol.declarations?.[0] ?? []),
    ),
  ];
  const texts = declarations.map((declaration) => {
    const typeArguments = origins.typeArguments.get(declaration.parent) ?? noTypeArguments;
    if (ts.isPropertySignature(declaration) && declaration.type)
      return types.ofProp(declaration.type, !required, typeArguments);
    if (ts.isMethodSignature(declaration))
      return types.signature(declaration, typeArguments).replace('): ', ') => ');
    return '';
  });
  const documented = found.map((symbol) => readDocstring(symbol, checker));
  const type = [...new Set(texts)].filter((text) => text !== 'never' && text !== '').join(' | ');
  const tag = documented.map(({ tags }) => tags.get('default')).find((value) => value !== undefined);
  return {
    name,
    type,
    required,
    ...defaultOf(tag ?? initializer),
    description:
      documented.map(({ description }) => description).find(Boolean) ?? (name === 'ref' ? ofRef(type) : ''),
  };
}

/** The description of every `ref`, unless the component has its own. */
function ofRef(type: string): string {
  const element = /^Ref<(?:HTML|SVG)(\w*)Element>$/.exec(type)?.[1];
  return element === undefined ? '' : 'Receives the root element.';
}

/** A default is code if it reads as a value: a literal, a name in backticks, a list. Everything else is prose. */
function defaultOf(text: string | undefined): Pick<PropReference, 'defaultValue' | 'isDefaultProse'> {
  if (text === undefined || text === '') return {};
  const isCode = /^(?:'[^']*'|-?[\d_.]+|true|false|null|undefined|\[\]|\{\})$/.test(text);
  return isCode ? { defaultValue: text } : { defaultValue: text, isDefaultProse: true };
}

/** Records the origin of the properties of a written type. */
function follow(
  node: ts.TypeNode,
  typeArguments: TypeArguments,
  omitted: ReadonlySet<string>,
  origins: Origins,
  context: ReadingContext,
): void {
  if (ts.isParenthesizedTypeNode(node)) follow(node.type, typeArguments, omitted, origins, context);
  else if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node))
    for (const part of node.types) follow(part, typeArguments, omitted, origins, context);
  else if (ts.isTypeLiteralNode(node)) origins.typeArguments.set(node, typeArguments);
  else if (ts.isTypeReferenceNode(node))
    followReference(node.typeName, node.typeArguments, typeArguments, omitted, origins, context);
}

function followInterface(
  declaration: ts.InterfaceDeclaration,
  typeArguments: TypeArguments,
  omitted: ReadonlySet<string>,
  origins: Origins,
  context: ReadingContext,
): void {
  origins.typeArguments.set(declaration, typeArguments);
  for (const { types } of declaration.heritageClauses ?? [])
    for (const { expression, typeArguments: given } of types)
      followReference(expression, given, typeArguments, omitted, origins, context);
}

function followReference(
  name: ts.EntityName | ts.Expression,
  given: readonly ts.TypeNode[] | undefined,
  typeArguments: TypeArguments,
  omitted: ReadonlySet<string>,
  origins: Origins,
  context: ReadingContext,
): void {
  const { checker, types, names } = context;
  const declaration = types.declarationOf(name);
  const [first, second] = given ?? [];
  if (declaration && names.isOwn(declaration)) {
    if (ts.isInterfaceDeclaration(declaration)) {
      const inner = types.argumentsOf(declaration, given, typeArguments);
      followInterface(declaration, inner, omitted, origins, context);
    } else if (ts.isTypeAliasDeclaration(declaration)) {
      const inner = types.argumentsOf(declaration, given, typeArguments);
      follow(declaration.type, inner, omitted, origins, context);
    }
    return;
  }
  const called = name.getText();
  if (called === 'Omit' && first && second) {
    follow(first, typeArguments, new Set([...omitted, ...keysOf(second, checker)]), origins, context);
  } else if (called === 'Pick' && first && second) {
    const picked = keysOf(second, checker);
    const inner: Origins = { ...origins, native: [] };
    follow(first, typeArguments, omitted, inner, context);
    if (inner.native.length > 0) for (const key of picked) origins.picked.add(key);
  } else if (/^(?:Partial|Required|Readonly|PropsWithChildren)$/.test(called) && first) {
    follow(first, typeArguments, omitted, origins, context);
  } else if (called.startsWith('ComponentProps') && first) {
    if (ts.isLiteralTypeNode(first) && ts.isStringLiteral(first.literal))
      origins.native.push({ element: first.literal.text, except: nativeNames(omitted, name, checker) });
  } else if (called === 'HTMLAttributes') {
    origins.native.push({ except: nativeNames(omitted, name, checker) });
  } else if (called === 'SVGProps') {
    origins.native.push({ element: 'svg', except: nativeNames(omitted, name, checker) });
  }
}

/** The properties of a React type that are picked by name. */
function nativeNames(omitted: ReadonlySet<string>, { parent }: ts.Node, checker: ts.TypeChecker): string[] {
  const type = checker.getTypeAtLocation(parent);
  return [...omitted].filter((name) => checker.getPropertyOfType(type, name)).toSorted();
}

function keysOf(node: ts.TypeNode, checker: ts.TypeChecker): string[] {
  const type = checker.getTypeFromTypeNode(node);
  return (type.isUnion() ? type.types : [type]).flatMap((key) => (key.isStringLiteral() ? [key.value] : []));
}
