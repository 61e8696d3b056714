export { type MenuDetails, type MenuReason, type MenuRootProps } from './menu-context.ts';
export { MenuItem, type MenuItemProps, type MenuItemReason } from './menu-item.tsx';
export {
  Menu,
  type MenuAction,
  MenuContent,
  type MenuContentProps,
  MenuLabel,
  type MenuProps,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from './menu.tsx';
