import { createContext, Fragment, use } from 'react';
import { typePages } from 'virtual:api-reference';

/** The types that the current page describes. */
export const TypesOnPage = createContext<ReadonlySet<string>>(new Set());

/** The `id` of the section about a type. */
export const typeAnchor = (name: string) => `api-type-${name}`;

/** A type as code. The kit's own types in it link to their description. */
export function TypeCode({ type }: { type: string }) {
  const onPage = use(TypesOnPage);
  const pieces = inLines(type).split(/(?<![.\w'])([A-Z]\w+)(?![\w'])|('[^']*-[^']*')/);
  return (
    <code className="api-type">
      {pieces.map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never change their order
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

/** Links to a type on this page or on another one. The URL is the one of Storybook's outer frame. */
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

/** Types longer than this are broken into lines. */
const LINE_LENGTH = 60;

/**
 * Formats a long type: one line per member of an object, and per member of a union with many literals. A type that fits
 * on one line, or has no such members, stays as it is.
 */
function inLines(type: string): string {
  if (type.length <= LINE_LENGTH) return type;
  const members = /^\{ (.*) \}$/s.exec(type)?.[1];
  return members === undefined
    ? type
    : ['{', ...split(members).map((member) => `  ${member};`), '}'].join('\n');
}

/** Splits the members of an object type; nested objects stay together. */
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
