export { type AccordionDetails, type AccordionReason, type HeadingLevel } from './accordion-context.ts';
export { AccordionItem, type AccordionItemProps } from './accordion-item.tsx';
export { Accordion, type AccordionProps } from './accordion.tsx';
