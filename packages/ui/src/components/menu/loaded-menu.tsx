'use client';

import { Content, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useState,
} from 'react';
import { placement, useAnchor } from '../../internal/layer/use-anchor.ts';
import { useLayerContent } from '../../internal/layer/use-layer-content.ts';
import { useBackInModal } from '../../internal/modal/modal-context.ts';
import { typedOption, useTypedText } from '../select/use-typeahead.ts';
import type { MenuContentProps } from './menu.tsx';
import type { MenuLayer } from './menu-context.ts';

export { Item } from '@radix-ui/react-dropdown-menu';

interface LoadedMenuContentProps extends MenuContentProps {
  /** The state of its root. */
  layer: MenuLayer;
}

/** The content of a menu, on Radix Dropdown Menu. Renders a `<div role="menu">` at the end of the body. */
export function LoadedMenuContent({ side, align, anchor, container, dir, ...props }: LoadedMenuContentProps) {
  const { isOpen, changeOpen, opener, startAt } = props.layer;
  const { key, element, content } = useLayerContent({
    ...props,
    backCloses: useBackInModal(),
    onFocusOut: (event) => changeOpen(false, 'focus-out', event),
    findFirst: (menu) => {
      const items = itemsOf(menu);
      return { first: items[0], last: items.at(-1), menu }[startAt];
    },
  });
  const beside = useAnchor('MenuContent', props.layer, anchor, element);
  const [nameId, setNameId] = useState<string>();
  const { ref: attach } = content;
  const attachMenu = useCallback(
    (menu: HTMLDivElement | null) => {
      attach(menu);
      // Its label or, failing that, its trigger, which may be any element of the caller.
      setNameId((menu?.querySelector('[data-part=label]') ?? opener.current)?.id);
    },
    [attach, opener],
  );
  const typedText = useTypedText();
  // Before Radix, which would compare letters with their accents, and not let Tab leave.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    props.onKeyDownCapture?.(event);
    const { currentTarget: menu, target, key: pressed } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement && menu.contains(target))) return;
    if (pressed === 'Tab') {
      event.stopPropagation();
      // The browser then moves on from the trigger, to the next or previous element.
      if (changeOpen(false, 'tab', event.nativeEvent)) opener.current?.focus({ preventScroll: true });
      else event.preventDefault();
      return;
    }
    const text = typedText(event);
    if (text === undefined) return;
    const items = itemsOf(menu);
    const labels = items.map((item) => item.textContent);
    items[typedOption(labels, items.indexOf(target), text)]?.focus();
  };
  return (
    <Root
      key={key}
      open={isOpen}
      modal={false}
      dir={dir === 'rtl' || dir === 'ltr' ? dir : pageDirection()}
      onOpenChange={() => changeOpen(false, 'focus-out', new FocusEvent('blur'))}
    >
      <Trigger asChild>
        <TriggerInPage element={beside} />
      </Trigger>
      <Portal container={container}>
        <Content
          {...placement({ side, align })}
          loop
          data-component="menu"
          aria-labelledby={props['aria-label'] ? undefined : nameId}
          {...content}
          ref={attachMenu}
          onPointerDownOutside={(event) => {
            event.preventDefault();
            onPressEnd(() => content.onPointerDownOutside(event));
          }}
          onKeyDownCapture={onKeyDownCapture}
        />
      </Portal>
    </Root>
  );
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

/** Radix would otherwise set its own default. */
const pageDirection = () => (getComputedStyle(document.body).direction === 'rtl' ? 'rtl' : 'ltr');

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
