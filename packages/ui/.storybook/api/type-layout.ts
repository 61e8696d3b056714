/** Longer types are laid out in lines. */
const LINE_LENGTH = 60;

/**
 * Lays a long type out: the members of an object one below the other, those of a union of literals too once they are many.
 * What fits in a line, and what has no such members, stays as it is.
 */
export function inLines(type: string): string {
  if (type.length <= LINE_LENGTH) return type;
  const members = /^\{ (.*) \}$/s.exec(type)?.[1];
  return members === undefined
    ? type
    : ['{', ...split(members).map((member) => `  ${member};`), '}'].join('\n');
}

/** The members of an object, leaving those of objects within them together. */
function split(members: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const [piece] of members.matchAll(/; |[([{<]|=>|[)\]}>]|[^;([{<)\]}>=]+|./gs)) {
    if (/^[([{<]$/.test(piece)) depth++;
    if (/^[)\]}>]$/.test(piece)) depth--;
    if (piece === '; ' && depth === 0) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}
