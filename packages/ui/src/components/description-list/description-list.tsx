import type { ComponentProps, ReactNode } from 'react';
import { cva, type Variant } from '../../internal/cva.ts';

export interface DescriptionListItem {
  /** The term: 'Turno'. Unique in the list. */
  readonly term: string;
  /** Its description: 'Manhã'. */
  readonly description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Terms and descriptions, in reading order. */
  items: readonly DescriptionListItem[];
  /**
   * Each term above its description, or in a column beside it in windows from 640 px.
   * @default 'stacked'
   */
  layout?: Variant<typeof descriptionList, 'layout'> | undefined;
  /**
   * Number of columns when stacked: two in windows from 640 px, three from 1024.
   * @default 1
   */
  columns?: Variant<typeof descriptionList, 'columns'> | undefined;
}

const descriptionList = cva('me-description-list', {
  variants: {
    layout: { stacked: 'me-stacked', beside: 'me-beside' },
    columns: { 1: '', 2: 'me-columns-2', 3: 'me-columns-3' },
  },
});

/**
 * Terms with their descriptions. Renders a `<dl>`.
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
