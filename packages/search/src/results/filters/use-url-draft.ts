import { hashKey } from '@tanstack/react-query';
import { useState, useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * The value of the URL in a control: a local draft until the URL catches up. The draft follows every change of the URL,
 * including changes elsewhere (a removed filter, the back button).
 *
 * @param fromUrl compared by value, not by identity.
 * @param toUrl maps a draft to its URL value. A draft that already matches the new URL stays as entered, such as a text
 *   with a trailing space.
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
 * Adopts text that was typed into a field before hydration: React keeps it in the field but does not know it.
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
