export {
  type AccordionDetails,
  AccordionItem,
  type AccordionItemProps,
  type AccordionReason,
  type HeadingLevel,
} from './accordion-item.tsx';
export { Accordion, type AccordionProps } from './accordion.tsx';
