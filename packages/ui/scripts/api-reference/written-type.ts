import ts from 'typescript-5';

/* Helpers for the text of types, without a parser. */

/** Wraps a type that would change its meaning inside a larger one. */
export function grouped(text: string): string {
  return /=>|[|&?]|^(?:keyof|readonly) /.test(outsideBrackets(text)) ? `(${text})` : text;
}

/** A type without the content of brackets and quotes. */
export function outsideBrackets(text: string): string {
  let outside = '';
  eachCharacter(text, (character, depth) => {
    if (depth === 0) outside += character;
  });
  return outside.replaceAll(/'[^']*'/g, '');
}

/** Walks through a type with the bracket depth of each character. */
function eachCharacter(text: string, visit: (character: string, depth: number) => void): void {
  let depth = 0;
  let before = '';
  for (const character of text) {
    // The `>` of `=>` closes no bracket.
    if (')}]'.includes(character) || (character === '>' && before !== '=')) depth--;
    visit(character, depth);
    if ('({[<'.includes(character)) depth++;
    before = character;
  }
}

/** The members of a written union; a member in brackets stays whole. */
export function splitUnion(text: string): string[] {
  const parts: string[] = [''];
  eachCharacter(text, (character, depth) => {
    if (character === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  });
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The name of a parameter; `options` for a destructured object. */
export function parameterName({ name }: ts.ParameterDeclaration): string {
  return ts.isIdentifier(name) ? name.text : 'options';
}
