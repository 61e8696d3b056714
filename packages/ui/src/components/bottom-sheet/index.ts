export {
  type LayerDetails,
  type LayerReason,
  type LayerRootProps as BottomSheetRootProps,
} from '../../internal/layer/layer-state.ts';
export {
  LayerBody as BottomSheetBody,
  LayerClose as BottomSheetClose,
  type LayerCloseProps as BottomSheetCloseProps,
  LayerDescription as BottomSheetDescription,
  LayerFooter as BottomSheetFooter,
  LayerRoot as BottomSheetRoot,
  LayerTitle as BottomSheetTitle,
} from '../dialog/layer-parts.tsx';
export {
  BottomSheet,
  BottomSheetContent,
  type BottomSheetContentProps,
  BottomSheetHeader,
  type BottomSheetProps,
  BottomSheetTrigger,
} from './bottom-sheet.tsx';
export { useDragToClose } from './use-drag-to-close.ts';
