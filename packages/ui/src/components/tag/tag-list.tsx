'use client';

import { type ComponentProps, Children, useLayoutEffect, useRef } from 'react';
import { useOwnRef } from '../../internal/use-own-ref.ts';

export type TagListProps = ComponentProps<'ul'>;

const actors = 'button, a[href]';

/**
 * Tags in a row that wraps, one list item each. When the focused tag is removed, the focus moves to the one that takes
 * its place or, failing that, to the last one, or to the list. Renders a `<ul>`; give it an `aria-label`.
 *
 * Data attributes: `data-component="tag-list"`; part `item`.
 */
export function TagList({ children, className, ref, ...rest }: TagListProps) {
  const list = useOwnRef(ref);
  const last = useRef<{ element: Element; index: number }>(null);

  useLayoutEffect(() => {
    const { current: container } = list;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const index = [...(container?.querySelectorAll(actors) ?? [])].indexOf(target);
      if (index !== -1) last.current = { element: target, index };
    };
    container?.addEventListener('focusin', remember);
    return () => container?.removeEventListener('focusin', remember);
  }, [list]);

  // After every render, because any of them may have removed the focused tag.
  useLayoutEffect(() => {
    const { current: container } = list;
    if (!container || !last.current || last.current.element.isConnected) return;
    const { index } = last.current;
    last.current = null;
    const { activeElement, body } = container.ownerDocument;
    if (activeElement && activeElement !== body) return;
    const left = [...container.querySelectorAll<HTMLElement>(actors)];
    (left[index] ?? left.at(-1) ?? container).focus();
  });

  return (
    <ul
      data-component="tag-list"
      tabIndex={-1}
      {...rest}
      ref={list}
      className={className ? `me-tag-list ${className}` : 'me-tag-list'}
    >
      {Children.map(children, (child) => (
        <li data-part="item">{child}</li>
      ))}
    </ul>
  );
}
