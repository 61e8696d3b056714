import { useState } from 'react';

const asItIs = (text: string): string => text;

/**
 * The text of a field that is taken over later than it is typed. Follows the settled text whenever that changes elsewhere
 * (a chip, the back button), without a new field, so that the focus stays.
 *
 * @param read What a typed text settles to: while it settles to the settled text, it is left as typed.
 */
export function useDraftText(
  settled: string,
  read: (text: string) => string = asItIs,
): [text: string, setText: (text: string) => void] {
  const [followed, setFollowed] = useState(settled);
  const [text, setText] = useState(settled);
  if (settled !== followed) {
    setFollowed(settled);
    if (read(text) !== settled) setText(settled);
  }
  return [text, setText];
}
