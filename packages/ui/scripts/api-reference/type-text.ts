import ts from 'typescript-5';
import { grouped, outsideBrackets, parameterName, splitUnion } from './written-type.ts';

/** The text of the type arguments in scope. */
export type TypeArguments = ReadonlyMap<string, string>;

export const noTypeArguments: TypeArguments = new Map();

/** Decides which named types are resolved. */
export interface TypeNames {
  /** Whether a declaration belongs to the kit, not to React, a library or the DOM. */
  readonly isOwn: (declaration: ts.Declaration) => boolean;
  /** Whether consumers can import the type: the reference then has a section about it and may name it. */
  readonly isExported: (declaration: ts.Declaration) => boolean;
}

/**
 * Writes types as a reader of the documentation needs them: in source order, with the kit's own aliases resolved
 * (`ButtonSize` is `'small' | 'medium' | 'large'`) and interfaces by name.
 *
 * Walks the syntax rather than the checker's types, which lose the order of a union's members and React's aliases. The
 * checker only resolves names, and mapped and indexed types.
 */
export class TypeText {
  readonly #checker: ts.TypeChecker;
  readonly #names: TypeNames;
  /** Aliases being resolved, so that a recursive one ends. */
  readonly #open = new Set<ts.Declaration>();

  constructor(checker: ts.TypeChecker, names: TypeNames) {
    this.#checker = checker;
    this.#names = names;
  }

  /** The declared type of a prop; `| undefined` is implied for an optional one. */
  ofProp(node: ts.TypeNode, optional: boolean, typeArguments: TypeArguments): string {
    const members = this.#unionMembers(node, typeArguments);
    const kept = optional ? members.filter((member) => member !== 'undefined') : members;
    const [only = ''] = kept;
    // A function needs no brackets once it is not part of a union.
    return kept.length === 1 && outsideBrackets(only) === '()' ? only.slice(1, -1) : kept.join(' | ');
  }

  of(node: ts.TypeNode, typeArguments: TypeArguments = noTypeArguments): string {
    if (ts.isParenthesizedTypeNode(node)) return grouped(this.of(node.type, typeArguments));
    if (ts.isUnionTypeNode(node)) return this.#unionMembers(node, typeArguments).join(' | ');
    if (ts.isIntersectionTypeNode(node))
      return node.types.map((part) => grouped(this.of(part, typeArguments))).join(' & ');
    if (ts.isArrayTypeNode(node)) return `${grouped(this.of(node.elementType, typeArguments))}[]`;
    if (ts.isTupleTypeNode(node))
      return `[${node.elements.map((element) => this.of(element, typeArguments)).join(', ')}]`;
    if (ts.isNamedTupleMember(node)) return `${node.name.text}: ${this.of(node.type, typeArguments)}`;
    if (ts.isTypeOperatorNode(node)) return this.#operator(node, typeArguments);
    if (ts.isFunctionTypeNode(node)) return this.#function(node, typeArguments);
    if (ts.isTypeLiteralNode(node)) return this.members(node.members, typeArguments);
    if (ts.isTypeReferenceNode(node)) return this.#reference(node, typeArguments);
    if (ts.isConditionalTypeNode(node)) {
      const [check, extending, yes, no] = [
        node.checkType,
        node.extendsType,
        node.trueType,
        node.falseType,
      ].map((part) => this.of(part, typeArguments));
      return `${check} extends ${extending} ? ${yes} : ${no}`;
    }
    if (ts.isIndexedAccessTypeNode(node)) return this.#indexed(node, typeArguments);
    if (ts.isMappedTypeNode(node) || ts.isTypeQueryNode(node)) return this.resolved(node);
    return node.getText();
  }

  /** A type as resolved by the checker; members of an object one by one. */
  resolved(node: ts.TypeNode): string {
    return this.#resolvedType(this.#checker.getTypeFromTypeNode(node), node, false);
  }

  /** `{ name: string; href?: string }` */
  members(members: ts.NodeArray<ts.TypeElement>, typeArguments: TypeArguments): string {
    const texts = members.map((member) => {
      if (ts.isPropertySignature(member) && member.type) {
        const optional = member.questionToken !== undefined;
        return `${member.name.getText()}${optional ? '?' : ''}: ${this.ofProp(member.type, optional, typeArguments)}`;
      }
      if (ts.isMethodSignature(member))
        return `${member.name.getText()}${this.signature(member, typeArguments)}`;
      if (ts.isCallSignatureDeclaration(member)) return this.signature(member, typeArguments);
      return member.getText().replace(/;$/, '');
    });
    return `{ ${texts.join('; ')} }`;
  }

  /** Parameters and result of a declared function: `(id: string): boolean`. */
  signature(declaration: ts.SignatureDeclaration, typeArguments: TypeArguments = noTypeArguments): string {
    const result = declaration.type ? this.of(declaration.type, typeArguments) : this.#result(declaration);
    return `${this.typeParameters(declaration.typeParameters)}${this.#parameters(declaration, typeArguments)}: ${result}`;
  }

  /** `<Values extends FieldValues>`, or an empty string. */
  typeParameters(declared: ts.NodeArray<ts.TypeParameterDeclaration> | undefined): string {
    return declared ? `<${declared.map((parameter) => parameter.getText()).join(', ')}>` : '';
  }

  /** The type arguments at a reference to one of the kit's declarations. */
  argumentsOf(
    declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
    given: readonly ts.TypeNode[] | undefined,
    typeArguments: TypeArguments,
  ): TypeArguments {
    return new Map(
      declaration.typeParameters?.map((parameter, index) => {
        const argument = given?.[index] ?? parameter.default;
        return [parameter.name.text, argument ? this.of(argument, typeArguments) : parameter.name.text];
      }),
    );
  }

  /** The declaration behind a name, through imports. */
  declarationOf(name: ts.EntityName | ts.Expression): ts.Declaration | undefined {
    const symbol = this.#checker.getSymbolAtLocation(name);
    if (!symbol) return undefined;
    const meant = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    return meant.declarations?.find(
      (declaration) =>
        ts.isTypeAliasDeclaration(declaration) ||
        ts.isInterfaceDeclaration(declaration) ||
        ts.isTypeParameterDeclaration(declaration),
    );
  }

  /** A type as TypeScript writes it, without file paths. */
  typeName(type: ts.Type, at: ts.Node): string {
    return this.#checker
      .typeToString(type, at, ts.TypeFormatFlags.NoTruncation)
      .replaceAll(/import\("[^"]*"\)\./g, '')
      .replaceAll('"', "'");
  }

  #unionMembers(node: ts.TypeNode, typeArguments: TypeArguments): readonly string[] {
    if (!ts.isUnionTypeNode(node)) return [this.of(node, typeArguments)];
    const members = node.types.flatMap((member) => {
      const text = this.of(member, typeArguments);
      return text.includes('=>') ? [grouped(text)] : splitUnion(text);
    });
    return [...new Set(members)];
  }

  #operator(node: ts.TypeOperatorNode, typeArguments: TypeArguments): string {
    if (node.operator !== ts.SyntaxKind.KeyOfKeyword)
      return `${ts.tokenToString(node.operator)} ${this.of(node.type, typeArguments)}`;
    const keys = this.#checker.getTypeFromTypeNode(node);
    const isKnown = keys.isUnion() && keys.types.every((key) => key.isStringLiteral());
    if (!isKnown) return `keyof ${this.of(node.type, typeArguments)}`;
    const properties = this.#checker.getTypeFromTypeNode(node.type).getProperties();
    return properties.map(({ name }) => `'${name}'`).join(' | ');
  }

  /** Alphabetical: the checker's order can differ after any change of the program. */
  #literals(union: ts.UnionType): string {
    return union.types
      .flatMap((type) => (type.isStringLiteral() ? [`'${type.value}'`] : []))
      .toSorted()
      .join(' | ');
  }

  #function(node: ts.FunctionTypeNode, typeArguments: TypeArguments): string {
    const typeParameters = this.typeParameters(node.typeParameters);
    return `${typeParameters}${this.#parameters(node, typeArguments)} => ${this.of(node.type, typeArguments)}`;
  }

  #parameters(declaration: ts.SignatureDeclaration, typeArguments: TypeArguments): string {
    const texts = declaration.parameters.map((parameter) => {
      const optional = parameter.questionToken !== undefined || parameter.initializer !== undefined;
      const name = parameterName(parameter);
      const type = parameter.type ? this.ofProp(parameter.type, optional, typeArguments) : 'unknown';
      return `${parameter.dotDotDotToken ? '...' : ''}${name}${optional ? '?' : ''}: ${type}`;
    });
    return `(${texts.join(', ')})`;
  }

  #result(declaration: ts.SignatureDeclaration): string {
    const signature = this.#checker.getSignatureFromDeclaration(declaration);
    return signature ? this.typeName(signature.getReturnType(), declaration) : 'void';
  }

  #reference(node: ts.TypeReferenceNode, typeArguments: TypeArguments): string {
    const declaration = this.declarationOf(node.typeName);
    const name = node.typeName.getText();
    if (declaration && ts.isTypeParameterDeclaration(declaration)) return typeArguments.get(name) ?? name;
    if (declaration && this.#names.isOwn(declaration)) {
      if (ts.isTypeAliasDeclaration(declaration)) return this.#alias(declaration, node, typeArguments);
      if (ts.isInterfaceDeclaration(declaration) && !this.#names.isExported(declaration))
        return this.members(
          declaration.members,
          this.argumentsOf(declaration, node.typeArguments, typeArguments),
        );
    }
    if (name === 'Partial' && this.#isOwnMapped(node.typeArguments?.[0])) return this.resolved(node);
    const given = node.typeArguments?.map((argument) => this.of(argument, typeArguments)) ?? [];
    return given.length > 0 ? `${name}<${given.join(', ')}>` : name;
  }

  /** Whether a type consists only of the kit's mapped types, such as `Messages<'button'>`. */
  #isOwnMapped(node: ts.TypeNode | undefined): boolean {
    if (!node) return false;
    if (ts.isIntersectionTypeNode(node)) return node.types.every((part) => this.#isOwnMapped(part));
    if (!ts.isTypeReferenceNode(node)) return false;
    const declaration = this.declarationOf(node.typeName);
    return (
      declaration !== undefined &&
      this.#names.isOwn(declaration) &&
      ts.isTypeAliasDeclaration(declaration) &&
      ts.isMappedTypeNode(declaration.type) &&
      !node.typeArguments?.some((argument) => this.#isTypeParameter(argument))
    );
  }

  #isTypeParameter(node: ts.TypeNode): boolean {
    if (!ts.isTypeReferenceNode(node)) return false;
    const declaration = this.declarationOf(node.typeName);
    return declaration !== undefined && ts.isTypeParameterDeclaration(declaration);
  }

  #alias(
    declaration: ts.TypeAliasDeclaration,
    node: ts.TypeReferenceNode,
    typeArguments: TypeArguments,
  ): string {
    const given = this.argumentsOf(declaration, node.typeArguments, typeArguments);
    const byName = () => {
      const texts = node.typeArguments?.map((argument) => this.of(argument, typeArguments)) ?? [];
      return `${declaration.name.text}${texts.length > 0 ? `<${texts.join(', ')}>` : ''}`;
    };
    if (this.#open.has(declaration)) return byName();
    const isNamed = this.#names.isExported(declaration) && this.isNamed(declaration);
    if (this.#isOwnMapped(node) && !(isNamed && declaration.typeParameters === undefined))
      return this.resolved(node);
    if (isNamed) return byName();
    this.#open.add(declaration);
    try {
      return this.of(declaration.type, given);
    } finally {
      this.#open.delete(declaration);
    }
  }

  /** Whether an alias is clearer by name than resolved: an object, a library's type or a conditional type. */
  isNamed({ type }: ts.TypeAliasDeclaration): boolean {
    if (ts.isTypeReferenceNode(type)) {
      const declaration = this.declarationOf(type.typeName);
      return declaration !== undefined && !this.#names.isOwn(declaration) && type.typeArguments !== undefined;
    }
    return (
      ts.isTypeLiteralNode(type) ||
      ts.isMappedTypeNode(type) ||
      ts.isConditionalTypeNode(type) ||
      ts.isIntersectionTypeNode(type)
    );
  }

  #indexed(node: ts.IndexedAccessTypeNode, typeArguments: TypeArguments): string {
    const object = this.#checker.getTypeFromTypeNode(node.objectType);
    const index = this.#checker.getTypeFromTypeNode(node.indexType);
    const declaration = index.isStringLiteral()
      ? this.#checker.getPropertyOfType(object, index.value)?.valueDeclaration
      : undefined;
    return declaration &&
      ts.isPropertySignature(declaration) &&
      declaration.type &&
      this.#names.isOwn(declaration)
      ? this.ofProp(declaration.type, true, typeArguments)
      : this.resolved(node);
  }

  #resolvedType(type: ts.Type, at: ts.Node, optional: boolean): string {
    if (type.isUnion() && type.types.every((member) => member.isStringLiteral())) return this.#literals(type);
    const isPlainObject =
      (type.flags & ts.TypeFlags.Object || type.isIntersection()) &&
      type.getCallSignatures().length === 0 &&
      type.getProperties().length > 0;
    if (!isPlainObject) {
      const text = this.typeName(type, at);
      return optional
        ? splitUnion(text)
            .filter((member) => member !== 'undefined')
            .join(' | ')
        : text;
    }
    const texts = type.getProperties().map((property) => {
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
      const member = this.#checker.getTypeOfSymbolAtLocation(property, at);
      const known = isOptional ? this.#checker.getNonNullableType(member) : member;
      return `${property.name}${isOptional ? '?' : ''}: ${this.#resolvedType(known, at, isOptional)}`;
    });
    return `{ ${texts.join('; ')} }`;
  }
}
