import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithoutRef, Ref } from 'react';

export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {
  ref?: Ref<HTMLSpanElement> | undefined;
  /**
   * Visible while it has focus: for a skip link.
   * @default false
   */
  untilFocused?: boolean | undefined;
  /**
   * Hides its only child instead of rendering a `<span>`.
   * @default false
   */
  asChild?: boolean | undefined;
}

/**
 * Text for screen readers only. Renders a `<span>`.
 *
 * Data attributes: `data-component="visually-hidden"`.
 */
export function VisuallyHidden({
  untilFocused = false,
  asChild = false,
  className,
  ...rest
}: VisuallyHiddenProps) {
  const Element = asChild ? Slot : 'span';
  const own = untilFocused ? 'me-hidden-until-focused' : 'sr-only';
  return (
    <Element data-component="visually-hidden" {...rest} className={className ? `${own} ${className}` : own} />
  );
}
