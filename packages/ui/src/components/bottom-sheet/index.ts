export {
  type ModalDetails,
  type ModalReason,
  type ModalRootProps as BottomSheetRootProps,
} from '../../internal/modal/modal-context.ts';
export {
  ModalBody as BottomSheetBody,
  ModalClose as BottomSheetClose,
  type ModalCloseProps as BottomSheetCloseProps,
  ModalFooter as BottomSheetFooter,
  ModalRoot as BottomSheetRoot,
  ModalTitle as BottomSheetTitle,
} from '../../internal/modal/modal-parts.tsx';
export {
  BottomSheet,
  BottomSheetContent,
  type BottomSheetContentProps,
  BottomSheetHeader,
  type BottomSheetProps,
  BottomSheetTrigger,
} from './bottom-sheet.tsx';
