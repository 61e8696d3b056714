import { Slot, Slottable } from '@radix-ui/react-slot';
import { createElement, type ReactNode } from 'react';

/**
 * What `asChild` means, in one place: the element by name with its dressed children, or, when `asChild`, the only child in
 * its place, with the attributes and its own children dressed.
 *
 * @param decorate puts a component's parts around the words, such as an icon before them.
 * @throws (Radix Slot) when `asChild` and there is not exactly one element to take.
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
