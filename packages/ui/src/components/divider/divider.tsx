import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { cva } from '../../internal/cva.ts';

export interface DividerProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /**
   * Across the page, or between things beside one another, where it has no words.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Words in the middle, such as 'ou'. */
  children?: ReactNode;
}

const divider = cva('me-divider', { variants: { labelled: { true: 'me-labelled' } } });

/**
 * A hairline between two things that space alone does not keep apart. Renders an `<hr>`; with words in it a `<div>`, whose words are
 * read in their place.
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
