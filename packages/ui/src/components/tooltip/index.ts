export { Tooltip, type TooltipDetails, type TooltipProps } from './tooltip.tsx';
export { type TooltipReason } from './use-tooltip.ts';
