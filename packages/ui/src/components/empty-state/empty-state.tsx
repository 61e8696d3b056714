import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { cva, type Variant } from '../../internal/cva.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, in a few words: the heading. */
  title: ReactNode;
  /**
   * Level of the heading.
   * @default 2
   */
  level?: HeadingLevel | undefined;
  /** A `Drawing` above the text, such as `BlankPage`. */
  drawing?: ReactNode;
  /** What to do now: a `LinkButton` or a `Button`, and at most a second one. */
  actions?: ReactNode;
  /**
   * Alignment of the text: at the start, as on a page, or centered, as in a panel.
   * @default 'start'
   */
  align?: Variant<typeof emptyState, 'align'> | undefined;
  /** Why it is empty and what will appear there, in a sentence. */
  children?: ReactNode;
}

const emptyState = cva('me-empty-state', { variants: { align: { start: '', center: 'me-center' } } });

/**
 * Shown in place of an empty list or page: its purpose, and the next step. Renders a `<div>`.
 *
 * Data attributes: `data-component="empty-state"`; part `actions`.
 */
export function EmptyState({
  title,
  level = 2,
  drawing,
  actions,
  align = 'start',
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div data-component="empty-state" {...rest} className={emptyState({ align, className })}>
      {drawing}
      <Heading level={level} size="small">
        {title}
      </Heading>
      {children && <Text>{children}</Text>}
      {actions && (
        <div data-part="actions" className="me-empty-state-actions">
          {actions}
        </div>
      )}
    </div>
  );
}
