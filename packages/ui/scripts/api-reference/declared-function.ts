import ts from 'typescript-5';
import type { ReadingContext } from './own-props.ts';

/** A function with what declares it: several where it can be called in several ways. */
export interface DeclaredFunction {
  /** The function's own, behind imports and other names of it. */
  readonly symbol: ts.Symbol;
  readonly declarations: readonly ts.SignatureDeclaration[];
}

/** The function that a symbol is, or that a constant or a property of a component holds. */
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

/** What `{ size = 'medium' }` names as defaults: literals alone, since other code says nothing outside of its module. */
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
