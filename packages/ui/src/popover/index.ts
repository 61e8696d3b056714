export { Popover, type PopoverDetails, type PopoverProps, type PopoverReason } from './popover.tsx';
