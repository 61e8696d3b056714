import { createContext, Fragment, use } from 'react';
import { typePages } from 'virtual:api-reference';

/** The types that the page itself describes. */
export const TypesOnPage = createContext<ReadonlySet<string>>(new Set());

/** The `id` of the section about a type. */
export const typeAnchor = (name: string) => `api-type-${name}`;

/** A type as code: the kit's own types in it lead to what they are. */
export function TypeCode({ type }: { type: string }) {
  const onPage = use(TypesOnPage);
  const pieces = inLines(type).split(/(?<![.\w'])([A-Z]\w+)(?![\w'])|('[^']*-[^']*')/);
  return (
    <code className="api-type">
      {pieces.map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text keep their places
        <Fragment key={index}>{piece !== undefined && <TypePiece piece={piece} onPage={onPage} />}</Fragment>
      ))}
    </code>
  );
}

function TypePiece({ piece, onPage }: { piece: string; onPage: ReadonlySet<string> }) {
  const page = onPage.has(piece) ? undefined : typePages[piece];
  if (onPage.has(piece) || page !== undefined) return <TypeLink name={piece} page={page} />;
  return piece.startsWith("'") && piece.endsWith("'") ? <span className="api-literal">{piece}</span> : piece;
}

/** Leads to a type on this page, or on another: Storybook's frame has the page's address. */
function TypeLink({ name, page }: { name: string; page: string | undefined }) {
  if (page === undefined)
    return (
      <a href={`#${typeAnchor(name)}`} target="_self">
        {name}
      </a>
    );
  return (
    <a href={`./?path=/docs/${page}#${typeAnchor(name)}`} target="_parent">
      {name}
    </a>
  );
}

/** Longer types are laid out in lines. */
const LINE_LENGTH = 60;

/**
 * Lays a long type out: the members of an object one below the other, those of a union of literals too once they are many.
 * What fits in a line, and what has no such members, stays as it is.
 */
function inLines(type: string): string {
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
