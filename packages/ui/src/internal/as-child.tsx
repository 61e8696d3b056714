import { Slot, Slottable } from '@radix-ui/react-slot';
import { createElement, type ReactNode } from 'react';

export interface AsChildProps {
  /**
   * Applies appearance and behavior to its only child, such as a router's link, instead of rendering an element.
   * @default false
   */
  asChild?: boolean | undefined;
}

/**
 * Implements `asChild` for all components: returns the named element with its decorated children or, with `asChild`,
 * the only child with the attributes and its own children decorated.
 *
 * @param decorate adds a component's parts to the children, such as an icon.
 * @throws (Radix Slot) with `asChild` unless there is exactly one element.
 */
export function asChildOr(
  element: 'a' | 'button',
  asChild: boolean,
  attributes: object,
  children: ReactNode,
  decorate: (inner: ReactNode) => ReactNode,
): ReactNode {
  if (!asChild) return createElement(element, attributes, decorate(children));
  return (
    <Slot {...attributes}>
      <Slottable child={children}>{decorate}</Slottable>
    </Slot>
  );
}
