'use client';

import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  Fragment,
  type MouseEvent,
  type PropsWithChildren,
  type ReactElement,
  type Ref,
  useRef,
} from 'react';
import { joinClasses } from '../../internal/join-classes.ts';
import { useLayerState } from '../../internal/layer/layer-state.ts';
import type { LayerContentOptions } from '../../internal/layer/use-layer-content.ts';
import { type LayerButtonProps, LayerTrigger } from '../dialog/layer-parts.tsx';
import type { AnchorOption, PlacementOptions } from '../popover/placement.ts';
import {
  lazyMenu,
  MenuContext,
  MenuPartsContext,
  type MenuRootProps,
  type MenuStart,
  useMenu,
} from './menu-context.ts';
import { MenuCheckboxItem, MenuRadioGroup, MenuRadioItem } from './menu-choices.tsx';
import { MenuItem, type MenuItemProps } from './menu-item.tsx';
import { MenuSub, MenuSubContent, MenuSubTrigger } from './menu-sub.tsx';

/** Provides the state of a menu to its parts. Renders nothing of its own. */
export function MenuRoot({ children, ...state }: PropsWithChildren<MenuRootProps>) {
  const layer = useLayerState(state);
  const startAt = useRef<MenuStart>('menu');
  return <MenuContext value={{ ...layer, startAt }}>{children}</MenuContext>;
}

/**
 * The button that opens, closes and names the menu. Arrow Down and Arrow Up open it too. Renders a `<button>`, or its
 * only child with `asChild`.
 */
export function MenuTrigger({ onClick, onKeyDown, ...rest }: LayerButtonProps) {
  const layer = useMenu('MenuTrigger');
  const { startAt: startAtRef } = layer;
  return (
    <LayerTrigger
      id={`${layer.titleId}-trigger`}
      aria-haspopup="menu"
      {...rest}
      layer={layer}
      preload={lazyMenu.preload}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        // By a key, or by a screen reader.
        startAtRef.current = event.detail === 0 ? 'first' : 'menu';
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        startAtRef.current = event.key === 'ArrowDown' ? 'first' : 'last';
        layer.changeOpen(true, 'trigger', event.nativeEvent);
      }}
    />
  );
}

export interface MenuContentProps
  extends
    PlacementOptions,
    AnchorOption,
    Pick<LayerContentOptions, 'finalFocus' | 'container'>,
    ComponentPropsWithRef<'div'> {}

/**
 * The list of actions beside its trigger or its `anchor`. Renders nothing until it is open, then a `<div role="menu">` at the end of
 * the body.
 *
 * Data attributes: `data-component="menu"`, `data-side` (`bottom`, `top`) where it found space, `data-state` (`open`,
 * `closed` while it closes).
 */
export function MenuContent({ className, ...rest }: MenuContentProps) {
  const layer = useMenu('MenuContent');
  const menu = lazyMenu.useLoaded(layer.isOpen);
  return (
    menu && (
      <MenuPartsContext value={menu}>
        <menu.LoadedMenuContent
          {...rest}
          layer={layer}
          className={joinClasses('me-layer me-float me-float-panel me-options me-menu', className)}
        />
      </MenuPartsContext>
    )
  );
}

/** The heading of the menu, which names it instead of its trigger. Renders a `<div data-part="label">`. */
export function MenuLabel({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  const { titleId } = useMenu('MenuLabel');
  return (
    <div
      data-part="label"
      role="none"
      id={titleId}
      {...rest}
      className={joinClasses('me-menu-label', className)}
    />
  );
}

/** A line between groups of actions. Renders an `<hr data-part="separator">`. */
export function MenuSeparator({ className, ...rest }: ComponentPropsWithRef<'hr'>) {
  return <hr data-part="separator" {...rest} className={joinClasses('me-menu-separator', className)} />;
}

/** An action of the single-component form. */
export interface MenuAction extends Pick<MenuItemProps, 'icon' | 'tone' | 'disabled' | 'href' | 'onSelect'> {
  /** Its text: 'Compartilhar'. Unique in its menu. */
  label: string;
  /**
   * Whether a line precedes it, to start another group of actions.
   * @default false
   */
  startsGroup?: boolean | undefined;
}

export interface MenuProps
  extends
    MenuRootProps,
    PlacementOptions,
    Pick<LayerContentOptions, 'container'>,
    Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Ref of the list; all other props and `className` go there too. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** The button that opens and closes it. */
  trigger: ReactElement;
  /** The actions in order. */
  items: readonly MenuAction[];
}

/**
 * Actions on one thing, behind a button. Use a `Select` for a choice in a form, and a list of links for the
 * sections of a site. Renders nothing until it is open, then a `<div role="menu">` at the end of the body.
 *
 * Opened by a key, the first action has the focus; arrows wrap around, Home, End and first letters (ignoring accents)
 * move to others; Enter and Space activate. Escape, a press outside, Tab, an activated action and, in a modal layer on a phone, Back close it, and the
 * focus returns to the trigger. This form is composed of the parts `Menu.Root`, `Trigger`, `Content`, `Item`,
 * `Separator` and `Label`, also exported as `MenuRoot` and so on. Only that form has options that are on or off (`CheckboxItem`), choices
 * of one (`RadioGroup`, `RadioItem`) and submenus (`Sub`, `SubTrigger`, `SubContent`).
 *
 * Data attributes: `data-component="menu"`, `data-side` (`bottom`, `top`) where it found space, `data-state` (`open`,
 * `closed` while it closes); parts `label`, `item` with `data-tone` (`neutral`, `danger`) of the action, `checkbox-item`,
 * `radio-group`, `group-label`, `radio-item`, `sub-trigger` with `data-state` (`open`, `closed`), `separator`.
 */
export function Menu({
  trigger,
  items,
  open,
  defaultOpen,
  onOpenChange,
  onOpenChangeComplete,
  ...content
}: MenuProps) {
  const state = { open, defaultOpen, onOpenChange, onOpenChangeComplete };
  return (
    <MenuRoot {...state}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent {...content}>
        {items.map(({ label, startsGroup, ...item }) => (
          <Fragment key={label}>
            {startsGroup && <MenuSeparator />}
            <MenuItem {...item}>{label}</MenuItem>
          </Fragment>
        ))}
      </MenuContent>
    </MenuRoot>
  );
}

Menu.Root = MenuRoot;
Menu.Trigger = MenuTrigger;
Menu.Content = MenuContent;
Menu.Item = MenuItem;
Menu.Separator = MenuSeparator;
Menu.Label = MenuLabel;
Menu.CheckboxItem = MenuCheckboxItem;
Menu.RadioGroup = MenuRadioGroup;
Menu.RadioItem = MenuRadioItem;
Menu.Sub = MenuSub;
Menu.SubTrigger = MenuSubTrigger;
Menu.SubContent = MenuSubContent;
