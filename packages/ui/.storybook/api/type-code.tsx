import { createContext, Fragment, use } from 'react';
import { typePages } from 'virtual:api-reference';
import { inLines } from './type-layout.ts';

/** The types that the page itself describes. */
export const TypesOnPage = createContext<ReadonlySet<string>>(new Set());

/** The `id` of the section about a type. */
export const typeAnchor = (name: string) => `api-type-${name}`;

/** A type as code: the kit's own types in it lead to what they are. */
export function TypeCode({ type }: { type: string }) {
  const onPage = use(TypesOnPage);
  const pieces = inLines(type).split(/(?<![.\w'])([A-Z]\w+)(?![\w'])/);
  return (
    <code className="api-type">
      {pieces.map((piece, index) => {
        const page = typePages[piece];
        const isLink = index % 2 === 1 && (onPage.has(piece) || page !== undefined);
        return (
          // The pieces of one text keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {isLink ? <TypeLink name={piece} page={onPage.has(piece) ? undefined : page} /> : piece}
          </Fragment>
        );
      })}
    </code>
  );
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
