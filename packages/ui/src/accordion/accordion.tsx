'use client';

import { Children, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { AccordionContext, type HeadingLevel, IsFirstContext } from './accordion-context.ts';
import { type OpenItemsProps, useOpenItems } from './use-open-items.ts';

/** With more open panels than this, landmarks hide each other (ARIA Authoring Practices). */
const MOST_REGIONS = 6;

export interface AccordionProps
  extends OpenItemsProps, Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** `AccordionItem`s, or components that render one each. */
  children: ReactNode;
  /**
   * Level of the items' headings: one below the heading they are under.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Questions whose answers open below them (ST-06): one at a time unless `multiple`, the first open by default. For what
 * most visitors can do without; what they came for is not folded away. Renders a `<div>`.
 *
 * Every title is a button in a heading: Tab reaches it, Enter and Space open and close; arrows scroll the page, as
 * elsewhere. Without scripts, and on paper, everything is open.
 *
 * Data attributes: `data-component="accordion"`.
 */
export function Accordion({
  multiple,
  value,
  defaultValue,
  onValueChange,
  headingLevel = 3,
  className,
  children,
  ...rest
}: AccordionProps) {
  const openItems = useOpenItems({ multiple, value, defaultValue, onValueChange });
  const items = Children.toArray(children);
  const own = 'divide-y divide-hairline border-y border-hairline';
  return (
    <AccordionContext value={{ ...openItems, headingLevel, areRegions: items.length <= MOST_REGIONS }}>
      <div data-component="accordion" {...rest} className={className ? `${own} ${className}` : own}>
        {Children.map(items, (item, index) => (
          <IsFirstContext value={index === 0}>{item}</IsFirstContext>
        ))}
      </div>
    </AccordionContext>
  );
}
