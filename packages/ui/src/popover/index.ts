export { Popover, type PopoverDetails, type PopoverProps } from './popover.tsx';
export type { PopoverReason } from './popover-panel.tsx';
