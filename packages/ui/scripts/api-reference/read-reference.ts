import path from 'node:path';
import {
  packageEntries,
  readManifest,
  type PackageEntry,
} from '@melhor-escola/config/packaging/package-entries';
import ts from 'typescript-5';
import { isComponentName, partsOf, readComponents } from './components.ts';
import { functionOf } from './declared-function.ts';
import { readDocstring } from './docstring.ts';
import { readFunction } from './functions.ts';
import { readMembers, type ReadingContext } from './own-props.ts';
import type { ConstantReference, EntryReference, TypeReference } from './reference.ts';
import { TypeText } from './type-text.ts';
import { variableDefaults } from './variable-defaults.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Reads the exports of the kit's public entries: components with their props, functions, constants and types, in the
 * form that documentation pages show. Takes about three seconds.
 *
 * Uses the compiler of TypeScript 5, the last one with a JavaScript API; a later one type-checks the kit. Once that one
 * has an API, this file and its neighbours can use it.
 *
 * @throws if a docstring lists attributes in a way that cannot be read.
 */
export function readReference(): readonly EntryReference[] {
  const entries = packageEntries(root);
  const program = createProgram(entries);
  const reader = new EntryReader(program, entries);
  return entries.map((entry) => reader.read(entry));
}

function createProgram(entries: readonly PackageEntry[]): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(root, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  return ts.createProgram({
    rootNames: entries.map(({ source }) => path.join(root, source)),
    options: { ...config?.options, types: ['node'], noEmit: true },
  });
}

class EntryReader {
  readonly #program: ts.Program;
  readonly #context: ReadingContext;
  readonly #packageName = readManifest(root).name;
  /** Everything that any entry exports, by its declaration. */
  readonly #exported: ReadonlySet<ts.Declaration>;
  /** The types of component props, which are described with their component. */
  readonly #propsTypes: ReadonlySet<ts.Declaration>;

  constructor(program: ts.Program, entries: readonly PackageEntry[]) {
    const checker = program.getTypeChecker();
    this.#program = program;
    this.#exported = new Set(
      entries.flatMap((entry) => this.#exportsOf(entry).flatMap(([, symbol]) => symbol.declarations ?? [])),
    );
    const names = {
      isOwn: (declaration: ts.Node) => {
        const { fileName } = declaration.getSourceFile();
        return fileName.startsWith(`${root}/`) && !fileName.includes('/node_modules/');
      },
      isExported: (declaration: ts.Declaration) => this.#exported.has(declaration),
    };
    this.#context = { checker, names, types: new TypeText(checker, names) };
    this.#propsTypes = new Set(
      entries
        .flatMap((entry) => this.#exportsOf(entry))
        .filter(([name]) => isComponentName(name))
        .flatMap(([, symbol]) => functionOf(symbol, this.#context)?.declarations ?? [])
        .flatMap(({ parameters: [props] }) =>
          namedTypes(props?.type).flatMap((name) => this.#context.types.declarationOf(name) ?? []),
        ),
    );
  }

  read(entry: PackageEntry): EntryReference {
    const exported = this.#exportsOf(entry);
    return {
      name: entry.name,
      importPath: `${this.#packageName}/${entry.name}`,
      components: readComponents(
        exported.filter(([name, { flags }]) => isComponentName(name) && flags & ts.SymbolFlags.Value),
        variableDefaults(path.join(root, path.dirname(entry.source))),
        this.#context,
      ),
      functions: exported.flatMap(([name, symbol]) => {
        const declared = isComponentName(name) ? undefined : functionOf(symbol, this.#context);
        return declared ? [readFunction(name, declared, this.#context)] : [];
      }),
      constants: exported.flatMap(([name, symbol]) => this.#constant(name, symbol)),
      types: exported.flatMap(([name, symbol]) => this.#type(name, symbol)),
    };
  }

  /** The resolved exports of an entry, sorted by name. */
  #exportsOf({ source }: PackageEntry): [name: string, symbol: ts.Symbol][] {
    const checker = this.#program.getTypeChecker();
    const file = this.#program.getSourceFile(path.join(root, source));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${source} exports nothing.`);
    return checker
      .getExportsOfModule(module)
      .map((symbol): [string, ts.Symbol] => [
        symbol.name,
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      ])
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
  }

  #constant(name: string, symbol: ts.Symbol): ConstantReference[] {
    const declaration = symbol.valueDeclaration;
    if (!declaration || !ts.isVariableDeclaration(declaration)) return [];
    if (functionOf(symbol, this.#context) || partsOf(symbol, this.#context).length > 0) return [];
    const { checker, types } = this.#context;
    return [
      {
        name,
        type: declaration.type
          ? types.of(declaration.type)
          : types.typeName(checker.getTypeOfSymbol(symbol), declaration).replace('; }', ' }'),
        description: readDocstring(symbol, checker).description,
      },
    ];
  }

  #type(name: string, symbol: ts.Symbol): TypeReference[] {
    const { types, checker } = this.#context;
    const declaration = symbol.declarations?.find(
      (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
    );
    if (!declaration || this.#propsTypes.has(declaration)) return [];
    const head = {
      name,
      signature: `${name}${types.typeParameters(declaration.typeParameters)}`,
      description: readDocstring(symbol, checker).description,
    };
    if (ts.isTypeAliasDeclaration(declaration))
      return [{ ...head, definition: this.#definition(declaration.type), members: [] }];
    return [{ ...head, members: readMembers(declaration, this.#context).own }];
  }

  /** The type behind an alias. A mapped type is clearer as written than with all of its members. */
  #definition(type: ts.TypeNode): string {
    return ts.isMappedTypeNode(type) ? type.getText().replaceAll(/\s+/g, ' ') : this.#context.types.of(type);
  }
}

/** The named types that a type consists of: one, or those of an intersection. */
function namedTypes(type: ts.TypeNode | undefined): readonly ts.EntityName[] {
  if (!type) return [];
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(namedTypes);
  return ts.isTypeReferenceNode(type) ? [type.typeName] : [];
}
