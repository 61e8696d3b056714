export {
  type ModalDetails,
  type ModalReason,
  type ModalRootProps as DialogRootProps,
} from '../../internal/modal/modal-context.ts';
export {
  ModalBody as DialogBody,
  ModalClose as DialogClose,
  type ModalCloseProps as DialogCloseProps,
  ModalDescription as DialogDescription,
  ModalFooter as DialogFooter,
  ModalHeader as DialogHeader,
  ModalRoot as DialogRoot,
  ModalTitle as DialogTitle,
  ModalTrigger as DialogTrigger,
} from './modal-parts.tsx';
export {
  Dialog,
  DialogContent,
  type DialogContentProps,
  type DialogProps,
  type DialogSize,
} from './dialog.tsx';
