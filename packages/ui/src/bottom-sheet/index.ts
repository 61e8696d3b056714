export { type ModalDetails, type ModalReason } from '../modal/use-modal-open.ts';
export { BottomSheet, type BottomSheetProps } from './bottom-sheet.tsx';
