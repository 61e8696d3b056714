import type { ReactNode } from 'react';

/**
 * Text in an element of its own, without a box: for text beside something that comes, goes or changes. A translator
 * replaces text nodes with elements; React cannot insert before, remove or update a text node that is gone, unless it
 * is all that its element contains. Renders a `<span>`, or nothing without children.
 */
export function TextPart({ children }: { children: ReactNode }) {
  return children === undefined || children === null ? null : <span className="contents">{children}</span>;
}
