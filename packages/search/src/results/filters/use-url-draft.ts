import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The value of the URL as a control shows it: a local draft until the URL catches up. The draft follows the URL whenever
 * that changes, also elsewhere (a removed filter, the back button).
 *
 * @param fromUrl compared by value, not by identity.
 * @param toUrl what a draft becomes in the URL. A draft that the new URL already stands for stays as it was entered, such as a text
 *   with a space at its end.
 */
export function useUrlDraft<Value>(
  fromUrl: Value,
  toUrl: (draft: Value) => Value = unchanged,
): [draft: Value, setDraft: (draft: Value) => void] {
  const [followed, setFollowed] = useState(fromUrl);
  const [draft, setDraft] = useState(fromUrl);
  if (!isEqual(followed, fromUrl)) {
    setFollowed(fromUrl);
    if (!isEqual(toUrl(draft), fromUrl)) setDraft(fromUrl);
  }
  return [draft, setDraft];
}

const unchanged = <Value>(draft: Value): Value => draft;

function isEqual<Value>(a: Value, b: Value): boolean {
  return a === b || hashKey([a]) === hashKey([b]);
}
