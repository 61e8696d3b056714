'use client';

import { Content, Portal, Root, SubContent, Trigger } from '@radix-ui/react-dropdown-menu';
import {
  type KeyboardEvent,
  type KeyboardEventHandler,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { belowPhoneWidth, useMediaQuery } from '../../hooks/use-media-query.ts';
import { readDirection } from '../../internal/is-rtl.ts';
import { closeTopmost } from '../../internal/layer/use-dismissal.ts';
import { useLayerContent } from '../../internal/layer/use-layer-content.ts';
import { applyTheme } from '../../theme/theme-scope.ts';
import { placement } from '../popover/placement.ts';
import { typedOption, useTypedText } from '../select/use-typeahead.ts';
import type { MenuContentProps } from './menu.tsx';
import type { MenuLayer } from './menu-context.ts';
import type { MenuSubContentProps, Submenu } from './menu-sub.tsx';

export { CheckboxItem, Item, RadioGroup, RadioItem, Sub, SubTrigger } from '@radix-ui/react-dropdown-menu';

interface LoadedMenuContentProps extends MenuContentProps {
  /** The state of its root. */
  layer: MenuLayer;
}

/** The content of a menu, on Radix Dropdown Menu. Renders a `<div role="menu">` at the end of the body. */
export function LoadedMenuContent({ side, align, container, dir, ...props }: LoadedMenuContentProps) {
  const { isOpen, changeOpen, opener, startAt } = props.layer;
  const [nameId, setNameId] = useState<string>();
  const content = useLayerContent({
    'aria-labelledby': nameId,
    ...props,
    initialFocus: (menu) => {
      const items = listItems(menu);
      return { first: items[0], last: items.at(-1), menu }[startAt.current];
    },
  });
  const { ref: attach } = content;
  const attachMenu = useCallback(
    (menu: HTMLDivElement | null) => {
      attach(menu);
      // Its label or, failing that, its trigger, which may be any element of the caller.
      setNameId((menu?.querySelector('[data-part=label]') ?? opener.current)?.id);
    },
    [attach, opener],
  );
  const onKeyDownCapture = useMenuKeys(props.layer, props.onKeyDownCapture);
  return (
    <Root
      open={isOpen}
      modal={false}
      // Radix would otherwise set its own default.
      dir={dir === 'rtl' || dir === 'ltr' ? dir : readDirection(document.body)}
      onOpenChange={() => changeOpen(false, 'focus-out', new FocusEvent('blur'))}
    >
      <Trigger asChild>
        <TriggerInPage element={props.anchor ?? opener} />
      </Trigger>
      <Portal container={container}>
        <Content
          {...placement({ side, align })}
          loop
          data-component="menu"
          {...content}
          ref={attachMenu}
          onInteractOutside={(event) => {
            event.preventDefault();
            if (event.detail.originalEvent.type === 'focusin') content.onInteractOutside(event);
            else onPressEnd(() => content.onInteractOutside(event));
          }}
          onKeyDownCapture={onKeyDownCapture}
        />
      </Portal>
    </Root>
  );
}

interface LoadedSubContentProps extends MenuSubContentProps {
  /** The state of the whole menu. */
  layer: MenuLayer;
  submenu: Submenu;
}

/** How much of the menu stays visible beside a submenu on a narrow screen, in pixels. */
const VISIBLE_BESIDE_SUBMENU = 32;

/** The content of a submenu. Renders a `<div role="menu">` at the end of the body. */
export function LoadedSubContent({ ref, layer, submenu, container, ...props }: LoadedSubContentProps) {
  const { isOpen, setOpen, trigger } = submenu;
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element, [element]);
  useLayoutEffect(() => {
    if (element) applyTheme(element, trigger);
  }, [element, trigger]);
  const isMenuOpen = layer.isOpen;
  useEffect(() => {
    if (!isMenuOpen && element?.contains(document.activeElement))
      layer.opener.current?.focus({ preventScroll: true });
  }, [isMenuOpen, element, layer.opener]);
  const isNarrow = useMediaQuery(belowPhoneWidth);
  const onKeyDownCapture = useMenuKeys(layer, props.onKeyDownCapture);
  return (
    <Portal container={container}>
      <SubContent
        loop
        sideOffset={isNarrow && trigger ? VISIBLE_BESIDE_SUBMENU - trigger.offsetWidth : 8}
        collisionPadding={8}
        data-component="menu-sub"
        {...props}
        ref={setElement}
        // Radix would close the whole menu.
        onEscapeKeyDown={(event) => {
          if (!isOpen) return closeTopmost(event);
          event.preventDefault();
          setOpen(false);
          trigger?.focus({ preventScroll: true });
        }}
        onKeyDownCapture={onKeyDownCapture}
      />
    </Portal>
  );
}

/** The keys of a menu or submenu, before Radix, which would compare letters with their accents, and not let Tab leave. */
function useMenuKeys(
  { changeOpen, opener }: MenuLayer,
  callerHandler: KeyboardEventHandler<HTMLDivElement> | undefined,
) {
  const typedText = useTypedText();
  return (event: KeyboardEvent<HTMLDivElement>) => {
    callerHandler?.(event);
    const { currentTarget: menu, target, key } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement && menu.contains(target))) return;
    if (key === 'Tab') {
      event.stopPropagation();
      // The browser then moves on from the trigger, to the next or previous element.
      if (changeOpen(false, 'tab', event.nativeEvent)) opener.current?.focus({ preventScroll: true });
      else event.preventDefault();
      return;
    }
    const text = typedText(event);
    if (text === undefined) return;
    const items = listItems(menu);
    const labels = items.map((item) => item.textContent);
    items[typedOption(labels, items.indexOf(target), text)]?.focus();
  };
}

interface TriggerInPageProps {
  ref?: Ref<HTMLElement>;
  element: RefObject<HTMLElement | null>;
}

/** Makes an element of the page, which is there before Radix loads, the trigger of Radix. Renders nothing. */
function TriggerInPage({ ref, element }: TriggerInPageProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current);
  return null;
}

/** Calls back at the click of the current press. Closed at its start, as by Radix, the menu would lose the focus again. */
function onPressEnd(callback: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  const end = (event: Event) => {
    listening.abort();
    if (event.type === 'click') callback();
  };
  for (const type of ['click', 'pointerdown']) window.addEventListener(type, end, { signal, capture: true });
}

const listItems = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
