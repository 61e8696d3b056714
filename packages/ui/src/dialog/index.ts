export { type ModalDetails, type ModalReason } from '../modal/use-modal-open.ts';
export { Dialog, type DialogProps, type DialogSize } from './dialog.tsx';
