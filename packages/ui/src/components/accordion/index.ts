export { type AccordionDetails, AccordionItem, type AccordionItemProps } from './accordion-item.tsx';
export {
  AccordionContent,
  type AccordionContentProps,
  type AccordionReason,
  AccordionTrigger,
  type AccordionTriggerProps,
  type HeadingLevel,
} from './accordion-parts.tsx';
export type { AccordionProps } from './accordion-root.tsx';
export { Accordion } from './accordion.tsx';
