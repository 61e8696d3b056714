import { createElement, Fragment, type ReactNode } from 'react';

/** A longer word may break at its hyphens: unbroken it would not fit into a narrow column. */
const MAX_LETTERS = 16;

const withHyphen = /(\p{L}[\p{L}\p{N}]*(?:-\p{L}[\p{L}\p{N}]*)+)/u;

/**
 * Keeps short words with hyphens on one line: 'e-mail', 'Bem-te-vi'. They are copied and found as they are written, which a no-break hyphen
 * would prevent. A `Heading` does so with its text; use it for a name in a link.
 *
 * @returns the text, with a `<span>` around each such word.
 */
export function unbrokenWords(text: string): ReactNode {
  const parts: ReactNode[] = [];
  // The pattern's group is every second part.
  for (const [index, part] of text.split(withHyphen).entries()) {
    const isWord = index % 2 === 1 && part.length <= MAX_LETTERS;
    parts.push(isWord ? <span className="me-unbroken">{part}</span> : part);
  }
  return parts.length === 1 ? text : createElement(Fragment, null, ...parts);
}
