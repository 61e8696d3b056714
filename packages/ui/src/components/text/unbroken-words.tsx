import { createElement, type ReactNode } from 'react';

/** A longer word may break at its hyphens: unbroken it would not fit into a narrow column. */
const MAX_LETTERS = 16;

/**
 * Keeps short words with hyphens on one line: 'e-mail', 'Bem-te-vi'. They are copied and found as they are written, which a no-break hyphen
 * would prevent. `Heading` and `Text` do so with their text; use it for a name in a link.
 *
 * @returns the text; with such a word a `<span>` of it, and one around each of them.
 */
export function unbrokenWords(text: string): ReactNode {
  if (!text.includes('-')) return text;
  const parts = text.split(/(\p{L}[\p{L}\p{N}]*(?:-\p{L}[\p{L}\p{N}]*)+)/u);
  if (!parts.some(isWord)) return text;
  const content: ReactNode[] = [];
  for (const [index, part] of parts.entries())
    content.push(isWord(part, index) ? <span className="me-unbroken">{part}</span> : part);
  // Another text is another element: React cannot remove single texts that a translator has replaced.
  return createElement('span', { key: text }, ...content);
}

/** Whether a part of a text is a short word with hyphens: the pattern's group is every second part. */
function isWord(part: string, index: number): boolean {
  return index % 2 === 1 && part.length <= MAX_LETTERS;
}
