export {
  type ModalDetails,
  type ModalReason,
  type ModalRootProps as BottomSheetRootProps,
} from '../../internal/modal/modal-context.ts';
export {
  ModalBody as BottomSheetBody,
  ModalClose as BottomSheetClose,
  type ModalCloseProps as BottomSheetCloseProps,
  ModalDescription as BottomSheetDescription,
  ModalFooter as BottomSheetFooter,
  ModalRoot as BottomSheetRoot,
  ModalTitle as BottomSheetTitle,
} from '../dialog/modal-parts.tsx';
export {
  BottomSheet,
  BottomSheetContent,
  type BottomSheetContentProps,
  BottomSheetHeader,
  type BottomSheetProps,
  BottomSheetTrigger,
} from './bottom-sheet.tsx';
