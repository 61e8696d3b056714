'use client';

import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  Fragment,
  type MouseEvent,
  type ReactElement,
  type Ref,
  use,
  useId,
  useState,
} from 'react';
import type { AnchoredLayerOptions } from '../../internal/layer/anchored-layer.tsx';
import { type LayerChildren, useLayerState } from '../../internal/layer/layer-state.ts';
import { LayerTrigger, type LayerTriggerProps } from '../../internal/layer/layer-trigger.tsx';
import { lazyComponent } from '../../internal/layer/lazy-component.ts';
import { joinClasses } from '../../internal/join-classes.ts';
import {
  MenuContext,
  type MenuRootProps,
  type MenuStart,
  MenuStartContext,
  useMenu,
} from './menu-context.ts';
import { MenuItem, type MenuItemProps } from './menu-item.tsx';

const lazyContent = lazyComponent(async () => (await import('./menu-content.tsx')).LoadedMenuContent);

/** Holds the state of a menu for its parts. Renders nothing of its own. */
export function MenuRoot({ children, ...state }: MenuRootProps & LayerChildren) {
  const layer = useLayerState(state, useId());
  const start = useState<MenuStart>('menu');
  return (
    <MenuContext value={layer}>
      <MenuStartContext value={start}>{children}</MenuStartContext>
    </MenuContext>
  );
}

/**
 * The button that opens and closes the menu, and names it. Arrow Down and Arrow Up open it too. Renders a `<button>`, or its
 * only child with `asChild`.
 */
export function MenuTrigger({ onClick, onKeyDown, ...rest }: LayerTriggerProps) {
  const layer = useMenu('MenuTrigger');
  const [, setStart] = use(MenuStartContext);
  return (
    <LayerTrigger
      id={`${layer.titleId}-trigger`}
      aria-haspopup="menu"
      {...rest}
      layer={layer}
      toggles
      preload={lazyContent.preload}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        // By a key, or by a screen reader.
        setStart(event.detail === 0 ? 'first' : 'menu');
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        setStart(event.key === 'ArrowDown' ? 'first' : 'last');
        layer.changeOpen(true, 'trigger', event.nativeEvent);
      }}
    />
  );
}

export interface MenuContentProps extends AnchoredLayerOptions, ComponentPropsWithRef<'div'> {}

/**
 * The list of actions beside its trigger. Renders nothing until it is open, then a `<div role="menu">` at the end of the body.
 *
 * Data attributes: `data-component="menu"`, `data-side` (`bottom`, `top`) where it found space, `data-state` (`open`,
 * `closed` while it goes).
 */
export function MenuContent({ className, ...rest }: MenuContentProps) {
  const layer = useMenu('MenuContent');
  const [startAt] = use(MenuStartContext);
  const { loaded: Content } = lazyContent.useLoaded(layer.isOpen);
  return (
    Content && (
      <Content
        {...rest}
        layer={layer}
        startAt={startAt}
        className={joinClasses('me-float me-arrives me-popover me-options me-menu', className)}
      />
    )
  );
}

/** What the menu is about: its heading and, instead of its trigger, its name. Renders a `<div data-part="label">`. */
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

/** An action of the shortcut form. */
export interface MenuAction extends Pick<MenuItemProps, 'icon' | 'tone' | 'disabled' | 'href' | 'onSelect'> {
  /** What it does: 'Compartilhar'. Different from all others of its menu. */
  label: string;
  /**
   * Whether a line stands before it, because another group of actions begins.
   * @default false
   */
  startsGroup?: boolean | undefined;
}

export interface MenuProps
  extends MenuRootProps, AnchoredLayerOptions, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Holds the list; all other props and `className` go there too. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** The button that opens and closes it. */
  trigger: ReactElement;
  /** The actions, in their order. */
  items: readonly MenuAction[];
}

/**
 * Actions on one thing, behind a button. A choice that is kept is a `Select`, and links to the parts of a site are a list of
 * links. Renders nothing until it is open, then a `<div role="menu">` at the end of the body.
 *
 * Opened by a key, the first action has the focus; arrows go round, Home, End and first letters, accents or not, lead to
 * others; Enter and Space press. Escape, a press outside, Tab and a pressed action close it, and the focus goes back to the
 * trigger. This form is made of the parts `Menu.Root`, `Trigger`, `Content`, `Item`, `Separator` and `Label`, also exported
 * as `MenuRoot` and so on.
 *
 * Data attributes: `data-component="menu"`, `data-side` (`bottom`, `top`) where it found space, `data-state` (`open`,
 * `closed` while it goes); parts `label`, `item` with `data-tone` (`neutral`, `danger`) of the action, `separator`.
 */
export function Menu({ trigger, items, open, defaultOpen, onOpenChange, ...content }: MenuProps) {
  return (
    <MenuRoot {...{ open, defaultOpen, onOpenChange }}>
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
