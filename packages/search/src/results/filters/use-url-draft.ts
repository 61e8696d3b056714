import { hashKey } from '@tanstack/react-query';
import { useState, useEffect, useEffectEvent, useRef, type RefObject } from 'react';

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

/**
 * Adopts text that was typed into a field before hydration: React leaves it in the field and does not know it.
 *
 * @param adopt `isLeft`: the field has lost focus since.
 * @returns the ref of the field's input.
 */
export function usePreHydrationText(
  adopt: (typed: string, isLeft: boolean) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const adoptText = useEffectEvent(adopt);
  useEffect(() => {
    const field = input.current;
    if (field && field.value !== field.defaultValue) adoptText(field.value, field !== document.activeElement);
  }, []);
  return input;
}
