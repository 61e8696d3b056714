import { useState } from 'react';

/**
 * The text of a field that is taken over when it is left, not at each letter. Follows the settled text whenever that
 * changes elsewhere (a chip, the back button), without a new field, so that the focus stays.
 */
export function useDraftText(settled: string): [text: string, setText: (text: string) => void] {
  const [followed, setFollowed] = useState(settled);
  const [text, setText] = useState(settled);
  if (settled !== followed) {
    setFollowed(settled);
    setText(settled);
  }
  return [text, setText];
}
