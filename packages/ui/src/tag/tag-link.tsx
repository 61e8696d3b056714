import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { asChildOr } from '../as-child/as-child.tsx';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import { type TagSize, tagStyle } from './tag-style.ts';

export interface TagLinkProps extends ComponentPropsWithoutRef<'a'> {
  ref?: Ref<HTMLAnchorElement> | undefined;
  /**
   * Height: 28 or 36 px.
   * @default 'medium'
   */
  size?: TagSize | undefined;
  /** A drawing before the words. */
  icon?: IconDrawing | undefined;
  /**
   * Gives the look to its only child, such as a router's link, instead of rendering an `<a>`.
   * @default false
   */
  asChild?: boolean | undefined;
}

/**
 * A trait that leads to others like it, or a filter that is put on by going to its address. Renders an `<a>`.
 *
 * Data attributes: `data-component="tag-link"`, `data-size`.
 */
export function TagLink({
  size = 'medium',
  icon,
  asChild = false,
  className,
  children,
  ...rest
}: TagLinkProps) {
  const attributes = {
    'data-component': 'tag-link',
    'data-size': size,
    ...rest,
    className: tagStyle({ size, interactive: true, look: 'open' }, className),
  };
  const dress = (inner: ReactNode) => (
    <>
      {icon && <Icon as={icon} size="small" />}
      {inner}
    </>
  );
  return asChildOr('a', asChild, attributes, children, dress);
}
