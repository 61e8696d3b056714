import { createElement, type CSSProperties, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { gapClasses, type LayoutElement, type LayoutGap } from '../stack/gap.ts';
import { cva } from '../../internal/cva.ts';

/**
 * Number of columns in the narrowest window and from 640, 768 and 1024 px; a missing value inherits the previous one.
 */
export interface GridColumns {
  /** On a phone. */
  readonly base?: number | undefined;
  /** From the breakpoint `sm` (640 px). */
  readonly sm?: number | undefined;
  /** From the breakpoint `md` (768 px). */
  readonly md?: number | undefined;
  /** From the breakpoint `lg` (1024 px). */
  readonly lg?: number | undefined;
}

export interface GridProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /**
   * The element, by its content.
   * @default 'div'
   */
  as?: LayoutElement | undefined;
  /**
   * Number of columns of equal width, in every window or by its width.
   * @default 1
   */
  columns?: number | GridColumns | undefined;
  /** The minimum width of a column, such as `16rem`: there are as many columns as fit, and `columns` is ignored. */
  minColumn?: string | undefined;
  /**
   * Space between two items: 0, 4, 8, 16, 24 or 40 px.
   * @default 'medium'
   */
  gap?: LayoutGap | undefined;
}

const grid = cva('me-grid', { variants: { gap: gapClasses, fit: { true: 'me-fit' } } });

/** The custom properties that grid.css reads: all of them, because a nested grid would inherit missing ones. */
function columnVariables(columns: number | GridColumns, minColumn: string | undefined): CSSProperties {
  if (minColumn !== undefined) return widthVariable(minColumn);
  const { base = 1, sm = base, md = sm, lg = md } = typeof columns === 'number' ? { base: columns } : columns;
  const variables: Record<`--${string}`, number> = {
    '--grid-columns': base,
    '--grid-columns-sm': sm,
    '--grid-columns-md': md,
    '--grid-columns-lg': lg,
  };
  return variables;
}

function widthVariable(minColumn: string): CSSProperties {
  const variables: Record<`--${string}`, string> = { '--grid-min-column': minColumn };
  return variables;
}

/**
 * Items in columns of equal width, as many as the window has space for. Renders a `<div>`, or the element of `as`.
 *
 * Data attributes: `data-component="grid"`.
 */
export function Grid({
  as = 'div',
  columns = 1,
  minColumn,
  gap = 'medium',
  className,
  style,
  ...rest
}: GridProps): ReactNode {
  return createElement(as, {
    'data-component': 'grid',
    ...rest,
    style: { ...columnVariables(columns, minColumn), ...style },
    className: grid({ gap, fit: minColumn !== undefined, className }),
  });
}
