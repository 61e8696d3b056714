import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** A ref to an element which the caller's own ref gets too. */
export function useOwnRef<Target extends Element>(ref: Ref<Target> | undefined): RefObject<Target | null> {
  const own = useRef<Target>(null);
  useImperativeHandle<Target | null, Target | null>(ref, () => own.current, []);
  return own;
}
