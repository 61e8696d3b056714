import ts from 'typescript-5';

/* Types as text: what TypeScript would write, taken apart without parsing it. */

/** Wraps a type that would read differently as a part of a larger one. */
export function grouped(text: string): string {
  return /=>|[|&?]|^(?:keyof|readonly) /.test(outsideBrackets(text)) ? `(${text})` : text;
}

/** A type without what stands in brackets and quotes. */
export function outsideBrackets(text: string): string {
  let outside = '';
  eachCharacter(text, (character, depth) => {
    if (depth === 0) outside += character;
  });
  return outside.replaceAll(/'[^']*'/g, '');
}

/** Goes through a type with the number of brackets around each character. */
function eachCharacter(text: string, visit: (character: string, depth: number) => void): void {
  let depth = 0;
  let before = '';
  for (const character of text) {
    // The `>` of `=>` closes nothing.
    if (')}]'.includes(character) || (character === '>' && before !== '=')) depth--;
    visit(character, depth);
    if ('({[<'.includes(character)) depth++;
    before = character;
  }
}

/** The parts of a written union; one that stands in brackets is a part as a whole. */
export function splitUnion(text: string): string[] {
  const parts: string[] = [''];
  eachCharacter(text, (character, depth) => {
    if (character === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  });
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The name of a parameter; `options` for an object that is taken apart in place. */
export function parameterName({ name }: ts.ParameterDeclaration): string {
  return ts.isIdentifier(name) ? name.text : 'options';
}
