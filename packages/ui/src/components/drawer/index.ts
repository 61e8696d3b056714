export {
  type ModalDetails,
  type ModalReason,
  type ModalRootProps as DrawerRootProps,
} from '../../internal/modal/modal-context.ts';
export {
  ModalBody as DrawerBody,
  ModalClose as DrawerClose,
  type ModalCloseProps as DrawerCloseProps,
  ModalDescription as DrawerDescription,
  ModalFooter as DrawerFooter,
  ModalHeader as DrawerHeader,
  ModalRoot as DrawerRoot,
  ModalTitle as DrawerTitle,
  ModalTrigger as DrawerTrigger,
} from '../dialog/modal-parts.tsx';
export {
  Drawer,
  DrawerContent,
  type DrawerContentProps,
  type DrawerProps,
  type DrawerSide,
} from './drawer.tsx';
