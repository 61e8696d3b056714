export {
  type ModalDetails,
  type ModalReason,
  type ModalRootProps as DialogRootProps,
} from '../../internal/modal/modal-context.ts';
export {
  ModalBody as DialogBody,
  ModalClose as DialogClose,
  type ModalCloseProps as DialogCloseProps,
  ModalFooter as DialogFooter,
  ModalHeader as DialogHeader,
  ModalRoot as DialogRoot,
  ModalTitle as DialogTitle,
  ModalTrigger as DialogTrigger,
} from '../../internal/modal/modal-parts.tsx';
export {
  Dialog,
  DialogContent,
  type DialogContentProps,
  type DialogProps,
  type DialogSize,
} from './dialog.tsx';
