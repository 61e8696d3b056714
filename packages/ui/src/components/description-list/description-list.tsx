import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { cva } from '../../internal/cva.ts';

export interface DescriptionListItem {
  /** The name: 'Turno'. Different from that of every other in the list. */
  readonly term: string;
  /** What it is: 'Manhã'. */
  readonly description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  ref?: Ref<HTMLDListElement> | undefined;
  /** Names and what they are, in the order they are read. */
  items: readonly DescriptionListItem[];
  /**
   * Each name over what it is, or beside it in a column of its own from 640 px of window on.
   * @default 'stacked'
   */
  layout?: 'stacked' | 'beside' | undefined;
  /**
   * How many stand side by side when stacked: two from 640 px of window on, three from 1024.
   * @default 1
   */
  columns?: 1 | 2 | 3 | undefined;
}

const descriptionList = cva('me-description-list', {
  variants: {
    layout: { stacked: 'me-stacked', beside: 'me-beside' },
    columns: { 1: '', 2: 'me-columns-2', 3: 'me-columns-3' },
  },
});

/**
 * Names, and what each of them is. Renders a `<dl>`.
 *
 * Data attributes: `data-component="description-list"`, `data-layout`; parts `term` and `description`.
 */
export function DescriptionList({
  items,
  layout = 'stacked',
  columns = 1,
  className,
  ...rest
}: DescriptionListProps) {
  return (
    <dl
      data-component="description-list"
      data-layout={layout}
      {...rest}
      className={descriptionList({ layout, columns: layout === 'stacked' ? columns : 1, className })}
    >
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt data-part="term">{term}</dt>
          <dd data-part="description">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
