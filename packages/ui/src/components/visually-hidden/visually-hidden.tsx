import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cva } from '../../internal/cva.ts';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
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

const style = cva('', { variants: { untilFocused: { true: 'me-hidden-until-focused', false: 'sr-only' } } });

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
  return (
    <Element data-component="visually-hidden" {...rest} className={style({ untilFocused, className })} />
  );
}
