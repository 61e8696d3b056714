import ts from 'typescript-5';
import type { ReadingContext } from './own-props.ts';

/** A function with its declarations: several if it is overloaded. */
export interface DeclaredFunction {
  /** The function's own symbol, behind imports and aliases. */
  readonly symbol: ts.Symbol;
  readonly declarations: readonly ts.SignatureDeclaration[];
}

/** The function that a symbol is, or that a constant or property holds. */
export function functionOf(
  symbol: ts.Symbol,
  { checker, names }: ReadingContext,
): DeclaredFunction | undefined {
  const declaration = symbol.valueDeclaration;
  if (!declaration) return undefined;
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const declarations = signatures.flatMap((signature) => signature.getDeclaration() ?? []);
  if (declarations.length === 0 || !declarations.every((one) => names.isOwn(one))) return undefined;
  const [first] = declarations;
  const called = first && ts.isFunctionDeclaration(first) && first.name;
  const named = called ? checker.getSymbolAtLocation(called) : undefined;
  return { symbol: named ?? symbol, declarations };
}

/**
 * The literal defaults in a destructured parameter such as `{ size = 'medium' }`. Other expressions mean nothing
 * outside their module.
 */
export function initializers({ name }: ts.ParameterDeclaration): ReadonlyMap<string, string> {
  if (!ts.isObjectBindingPattern(name)) return new Map();
  return new Map(
    name.elements.flatMap(({ propertyName, name: local, initializer }) => {
      const isLiteral =
        initializer &&
        (ts.isStringLiteral(initializer) ||
          ts.isNumericLiteral(initializer) ||
          /^(?:true|false|null)$/.test(initializer.getText()));
      return isLiteral ? [[(propertyName ?? local).getText(), initializer.getText()] as const] : [];
    }),
  );
}
