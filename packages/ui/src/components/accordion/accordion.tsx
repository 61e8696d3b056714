import { AccordionItem } from './accordion-item.tsx';
import { AccordionContent, AccordionTrigger } from './accordion-parts.tsx';
import { type AccordionProps, AccordionRoot } from './accordion-root.tsx';

/**
 * Questions whose answers open below them (ST-06): one at a time unless `multiple`, the first open by default. For
 * content that most visitors do not need. Renders a `<div>`.
 *
 * Every title is a button in a heading: Tab reaches it, Enter and Space open and close; arrows scroll the page. Without
 * scripts, and in print, everything is open.
 *
 * Its parts are `Accordion.Root`, `Item`, `Trigger` and `Content`, or `AccordionItem`, `AccordionTrigger` and
 * `AccordionContent` by name.
 *
 * Data attributes: `data-component="accordion"`.
 */
export function Accordion(props: AccordionProps) {
  return <AccordionRoot {...props} />;
}

// On a function of this module instead of the client's own: a server component cannot read properties of a client
// reference.
Accordion.Root = AccordionRoot;
Accordion.Item = AccordionItem;
Accordion.Trigger = AccordionTrigger;
Accordion.Content = AccordionContent;
