export {
  type LayerDetails,
  type LayerReason,
  type LayerRootProps as DrawerRootProps,
} from '../../internal/layer/layer-state.ts';
export {
  LayerBody as DrawerBody,
  LayerClose as DrawerClose,
  type LayerCloseProps as DrawerCloseProps,
  LayerDescription as DrawerDescription,
  LayerFooter as DrawerFooter,
  LayerHeader as DrawerHeader,
  LayerRoot as DrawerRoot,
  LayerTitle as DrawerTitle,
  ModalTrigger as DrawerTrigger,
} from '../dialog/layer-parts.tsx';
export {
  Drawer,
  DrawerContent,
  type DrawerContentProps,
  type DrawerProps,
  type DrawerSide,
} from './drawer.tsx';
