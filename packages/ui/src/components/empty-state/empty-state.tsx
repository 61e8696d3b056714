import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { Heading, type HeadingLevel } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { cva } from '../../internal/cva.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** What there is nothing of, in a few words: the heading. */
  title: ReactNode;
  /**
   * Level of the heading.
   * @default 2
   */
  level?: HeadingLevel | undefined;
  /** A `Drawing` over the words, such as `BlankPage`. */
  drawing?: ReactNode;
  /** What to do now: a `LinkButton` or a `Button`, and a second one at most. */
  actions?: ReactNode;
  /**
   * Where the words begin: at the start, as on a page, or in the middle, as in a panel.
   * @default 'start'
   */
  align?: 'start' | 'center' | undefined;
  /** Why it is empty and what will stand there, in a sentence. */
  children?: ReactNode;
}

const emptyState = cva('me-empty-state', { variants: { align: { start: '', center: 'me-center' } } });

/**
 * What stands where a list or page has nothing yet: what it is for, and the way on. Renders a `<div>`.
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
