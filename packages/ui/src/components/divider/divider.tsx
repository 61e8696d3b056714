import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { cva } from '../../internal/cva.ts';

export interface DividerProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /**
   * Across the page, or between items in a row; a vertical one has no label.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Text in the middle, such as 'ou'. */
  children?: ReactNode;
}

const divider = cva('me-divider', { variants: { labelled: { true: 'me-labelled' } } });

/**
 * A hairline between content that spacing alone does not separate. Renders an `<hr>`; with a label a `<div>`, so that
 * the label is read.
 *
 * Data attributes: `data-component="divider"`; part `label`.
 */
export function Divider({ orientation = 'horizontal', className, children, ...rest }: DividerProps) {
  const vertical = orientation === 'vertical';
  const labelled = children !== undefined && !vertical;
  return createElement(
    labelled ? 'div' : 'hr',
    {
      'data-component': 'divider',
      'aria-orientation': vertical ? 'vertical' : undefined,
      ...rest,
      className: divider({ labelled, className }),
    },
    labelled ? <span data-part="label">{children}</span> : undefined,
  );
}
