/** A function, hook, constant or type of an entry, as its source declares it. */
export interface Declaration {
  readonly name: string;
  /** Markdown of its docstring. */
  readonly description: string;
  /** The signature of a function; a whole interface or type, with the docstrings of its members. */
  readonly code: string;
}

/** Where the bodies of functions and the values of constants begin, and where types end. */
const END = {
  function: / \{\n|;\n(?!export)/,
  const: / = /,
  interface: /(?<=\n\}|\{\})\n/,
  type: /;\n/,
  class: / \{\n/,
};

interface Export {
  /** The public name. */
  readonly name: string;
  /** The name in the source. */
  readonly source: string;
  /** The module that declares it, relative to the one that exports it. */
  readonly file: string;
}

/** What a module exports: its own declarations, and those that it passes on from other files. */
export function exportsIn(code: string, file: string): Export[] {
  const own = [...code.matchAll(/^export (?:async )?(?:function|const|interface|type|class) (\w+)/gm)].map(
    ([, name = '']) => ({ name, source: name, file }),
  );
  const others = [...code.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((one) => one.trim().replace(/^type /, ''))
        .filter(Boolean)
        .map((one) => {
          const [source = one, name = source] = one.split(' as ');
          return { name, source, file: from };
        }),
  );
  return [...others, ...new Map(own.map((one) => [one.name, one])).values()];
}

/** The declaration of an exported name; `undefined` if the file only passes it on. */
export function declarationIn(code: string, name: string): Declaration | undefined {
  const start = new RegExp(
    String.raw`(?:/\*\*(?<text>(?:(?!\*/)[^])*)\*/\s*)?export (?:async )?(?=(?<kind>function|const|interface|type|class) ${name}\b)`,
  ).exec(code);
  const { text = '', kind = '' } = start?.groups ?? {};
  const end = Object.entries(END).find(([one]) => one === kind)?.[1];
  if (!start || !end) return undefined;
  const rest = code.slice(start.index + start[0].length);
  return {
    name,
    description: text.replaceAll(/^\s*\* ?/gm, '').trim(),
    code: rest.slice(0, end.exec(rest)?.index),
  };
}
