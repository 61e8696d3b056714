export {
  type LayerDetails,
  type LayerReason,
  type LayerRootProps as PopoverRootProps,
} from '../../internal/layer/layer-state.ts';
export {
  LayerBody as PopoverBody,
  LayerClose as PopoverClose,
  type LayerCloseProps as PopoverCloseProps,
  LayerDescription as PopoverDescription,
  LayerFooter as PopoverFooter,
  LayerHeader as PopoverHeader,
  LayerRoot as PopoverRoot,
  LayerTitle as PopoverTitle,
} from '../dialog/layer-parts.tsx';
export {
  Popover,
  PopoverArrow,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTrigger,
} from './popover.tsx';
