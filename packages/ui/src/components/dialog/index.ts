export {
  type LayerDetails,
  type LayerReason,
  type LayerRootProps as DialogRootProps,
} from '../../internal/layer/layer-state.ts';
export {
  LayerBody as DialogBody,
  LayerClose as DialogClose,
  type LayerCloseProps as DialogCloseProps,
  LayerDescription as DialogDescription,
  LayerFooter as DialogFooter,
  LayerHeader as DialogHeader,
  LayerRoot as DialogRoot,
  LayerTitle as DialogTitle,
  ModalTrigger as DialogTrigger,
} from './layer-parts.tsx';
export {
  Dialog,
  DialogContent,
  type DialogContentProps,
  type DialogProps,
  type DialogSize,
} from './dialog.tsx';
