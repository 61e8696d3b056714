import { createElement, type HTMLAttributes, type Ref } from 'react';
import { cva, type Variant } from '../../internal/cva.ts';
import { gapClasses, type LayoutElement, type LayoutGap } from './gap.ts';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /**
   * The element, by its content.
   * @default 'div'
   */
  as?: LayoutElement | undefined;
  /**
   * A column, a row, or a row in windows from 640 or 1024 px.
   * @default 'column'
   */
  direction?: StackDirection | undefined;
  /**
   * Space between two items: 0, 4, 8, 16, 24 or 40 px.
   * @default 'medium'
   */
  gap?: LayoutGap | undefined;
  /**
   * Alignment across the direction.
   * @default 'stretch'
   */
  align?: StackAlign | undefined;
  /**
   * Distribution along the direction.
   * @default 'start'
   */
  justify?: StackJustify | undefined;
  /**
   * Whether a row may wrap.
   * @default false
   */
  wrap?: boolean | undefined;
}

const stack = cva('me-stack', {
  variants: {
    direction: { column: '', row: 'me-row', 'row-from-small': 'me-row-sm', 'row-from-large': 'me-row-lg' },
    gap: gapClasses,
    align: {
      start: 'me-start',
      center: 'me-center',
      end: 'me-end',
      stretch: '',
      baseline: 'me-baseline',
    },
    justify: {
      start: '',
      center: 'me-justify-center',
      end: 'me-justify-end',
      between: 'me-justify-between',
    },
    wrap: { true: 'me-wrap' },
  },
});

export type StackAlign = Variant<typeof stack, 'align'>;
export type StackJustify = Variant<typeof stack, 'justify'>;
export type StackDirection = Variant<typeof stack, 'direction'>;

/**
 * Items in a column or a row, with equal space between them. Renders a `<div>`, or the element of `as`.
 *
 * Data attributes: `data-component="stack"`.
 */
export function Stack({
  as = 'div',
  direction = 'column',
  gap = 'medium',
  align = 'stretch',
  justify = 'start',
  wrap = false,
  className,
  ...rest
}: StackProps) {
  return createElement(as, {
    'data-component': 'stack',
    ...rest,
    className: stack({ direction, gap, align, justify, wrap, className }),
  });
}
