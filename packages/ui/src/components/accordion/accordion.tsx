import { AccordionItem } from './accordion-item.tsx';
import { AccordionContent, AccordionTrigger } from './accordion-parts.tsx';
import { type AccordionProps, AccordionRoot } from './accordion-root.tsx';

/**
 * Questions whose answers open below them (ST-06): one at a time unless `multiple`, the first open by default. For what
 * most visitors can do without; what they came for is not folded away. Renders a `<div>`.
 *
 * Every title is a button in a heading: Tab reaches it, Enter and Space open and close; arrows scroll the page, as
 * elsewhere. Without scripts, and on paper, everything is open.
 *
 * Its parts are `Accordion.Root`, `Item`, `Trigger` and `Content`, or `AccordionItem`, `AccordionTrigger` and `AccordionContent` by name.
 *
 * Data attributes: `data-component="accordion"`.
 */
export function Accordion(props: AccordionProps) {
  return <AccordionRoot {...props} />;
}

// On a function of this module and not on the client's own: a server component cannot reach into a client reference.
Accordion.Root = AccordionRoot;
Accordion.Item = AccordionItem;
Accordion.Trigger = AccordionTrigger;
Accordion.Content = AccordionContent;
