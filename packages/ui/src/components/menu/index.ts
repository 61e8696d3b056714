export { type MenuDetails, type MenuReason, type MenuRootProps } from './menu-context.ts';
export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
} from './menu-choices.tsx';
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
export {
  MenuSub,
  MenuSubContent,
  type MenuSubContentProps,
  MenuSubTrigger,
  type MenuSubTriggerProps,
} from './menu-sub.tsx';
