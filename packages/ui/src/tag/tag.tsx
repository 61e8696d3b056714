import type { ComponentPropsWithoutRef, Ref } from 'react';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import { type TagSize, tagStyle } from './tag-style.ts';

export interface TagProps extends ComponentPropsWithoutRef<'span'> {
  ref?: Ref<HTMLSpanElement> | undefined;
  /**
   * Height: 28 or 36 px.
   * @default 'medium'
   */
  size?: TagSize | undefined;
  /** A drawing before the words. */
  icon?: IconDrawing | undefined;
}

/**
 * Names a trait, and does nothing. Renders a `<span>`.
 *
 * Data attributes: `data-component="tag"`, `data-size`.
 */
export function Tag({ size = 'medium', icon, className, children, ...rest }: TagProps) {
  return (
    <span
      data-component="tag"
      data-size={size}
      {...rest}
      className={tagStyle({ size, interactive: false, look: 'static' }, className)}
    >
      {icon && <Icon as={icon} size="small" />}
      {children}
    </span>
  );
}
