import ts from 'typescript-5';
import { type DeclaredFunction, initializers } from './declared-function.ts';
import { readDocstring } from './docstring.ts';
import { readMembers, type ReadingContext } from './own-props.ts';
import type { FunctionReference, PropReference } from './reference.ts';
import { noTypeArguments } from './type-text.ts';
import { parameterName } from './written-type.ts';

/** A function or hook under its exported name. */
export function readFunction(
  name: string,
  { symbol, declarations }: DeclaredFunction,
  context: ReadingContext,
): FunctionReference {
  const { types, checker } = context;
  const { description, tags } = readDocstring(symbol, checker);
  const { valueDeclaration } = symbol;
  const declaredType =
    valueDeclaration && ts.isVariableDeclaration(valueDeclaration) ? valueDeclaration.type : undefined;
  const last = declaredType ? undefined : declarations.at(-1);
  return {
    name,
    signatures: declaredType
      ? [`${name}: ${types.of(declaredType)}`]
      : declarations.map((declaration) => `${name}${types.signature(declaration)}`),
    description,
    parameters: last?.parameters.flatMap((parameter) => readParameter(parameter, tags, context)) ?? [],
    ...optionsTypeOf(last, context),
    ...(tags.get('returns') && { returns: tags.get('returns') }),
    ...(tags.get('throws') && { throws: tags.get('throws') }),
  };
}

/** A parameter, or the properties of an options object. */
function readParameter(
  parameter: ts.ParameterDeclaration,
  tags: ReadonlyMap<string, string>,
  context: ReadingContext,
): readonly PropReference[] {
  const { types, checker } = context;
  const name = parameterName(parameter);
  const required = parameter.questionToken === undefined && parameter.initializer === undefined;
  if (parameter.type && isOptions(parameter.type, context))
    return readMembers(parameter.type, context, initializers(parameter)).own.map((prop) => ({
      ...prop,
      name: `${name}.${prop.name}`,
    }));
  const type = parameter.type
    ? types.ofProp(parameter.type, !required, noTypeArguments)
    : checker.typeToString(checker.getTypeAtLocation(parameter));
  return [
    {
      name,
      type,
      required,
      ...(parameter.initializer && { defaultValue: parameter.initializer.getText() }),
      description: tags.get(`param ${name}`) ?? '',
    },
  ];
}

/** The parameter that is an options object, by the name of its type. */
function optionsTypeOf(
  declaration: ts.SignatureDeclaration | undefined,
  context: ReadingContext,
): Pick<FunctionReference, 'optionsType'> {
  const type = declaration?.parameters.find((one) => one.type && isOptions(one.type, context))?.type;
  return type && ts.isTypeReferenceNode(type) ? { optionsType: type.typeName.getText() } : {};
}

/** Whether a type is an options object, such as `ToastOptions`. */
function isOptions(type: ts.TypeNode, { types, names }: ReadingContext): boolean {
  if (!ts.isTypeReferenceNode(type) || !/options$/i.test(type.typeName.getText())) return false;
  const declaration = types.declarationOf(type.typeName);
  return declaration !== undefined && ts.isInterfaceDeclaration(declaration) && names.isOwn(declaration);
}
