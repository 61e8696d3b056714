export { type PopoverDetails, type PopoverReason, type PopoverRootProps } from './popover-context.ts';
export {
  Popover,
  PopoverArrow,
  PopoverBody,
  PopoverClose,
  type PopoverCloseProps,
  PopoverContent,
  type PopoverContentProps,
  PopoverDescription,
  PopoverFooter,
  PopoverHeader,
  type PopoverProps,
  PopoverRoot,
  PopoverTitle,
  PopoverTrigger,
} from './popover.tsx';
