'use client';

import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { PagePart } from '../../hooks/error-boundary.tsx';
import { tabOrder } from '../tab-order.ts';
import { LayerClose, type LayerCloseProps } from '../layer/layer-close.tsx';
import type { Messages } from '../../components/messages/message-types.ts';
import { useMessages } from '../../components/messages/messages-provider.tsx';
import { type LayerChildren, useLayerState } from '../layer/layer-state.ts';
import { LayerTrigger, type LayerTriggerProps } from '../layer/layer-trigger.tsx';
import { joinClasses } from '../join-classes.ts';
import { modalMessages } from './messages.ts';
import type { ModalContentOptions } from './modal-content.tsx';
import { lazyContent, ModalContext, type ModalRootProps, useModal } from './modal-context.ts';

/** Props shared by the single-component forms of modal layers: Dialog, BottomSheet, Drawer. */
export interface ModalProps
  extends ModalRootProps, ModalContentOptions, Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Ref of the panel; all other props and `className` go there too. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Its heading and accessible name. */
  title: ReactNode;
  /** The button that opens it: gets `aria-haspopup`, `aria-expanded`, and the focus back. */
  trigger?: ReactElement | undefined;
  /** The actions, which stay below the scrolling content. */
  footer?: ReactNode;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'modal'>> | undefined;
}

/** Provides the state of a modal layer to its parts. Renders nothing of its own. */
export function ModalRoot({ children, ...state }: ModalRootProps & LayerChildren) {
  const titleId = useId();
  const layer = useLayerState(state, titleId);
  return <ModalContext value={layer}>{children}</ModalContext>;
}

/** The button that opens the layer and gets the focus back. Renders a `<button>`, or its only child with `asChild`. */
export function ModalTrigger(props: LayerTriggerProps) {
  const layer = useModal('ModalTrigger');
  return <LayerTrigger {...props} layer={layer} toggles={false} preload={lazyContent.preload} />;
}

export interface ModalCloseProps extends LayerCloseProps {
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'modal'>> | undefined;
}

/** Closes the layer. Renders a `<button>` with a cross unless it has children, or its only child with `asChild`. */
export function ModalClose({ messages: given, ...rest }: ModalCloseProps) {
  const { changeOpen } = useModal('ModalClose');
  const { close } = useMessages('modal', modalMessages, given);
  return <LayerClose {...rest} changeOpen={changeOpen} label={close} />;
}

/** Holds title and close button. Renders a `<div data-part="header">`. */
export function ModalHeader({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-part="header" {...rest} className={joinClasses('me-modal-header', className)} />;
}

/** The layer's heading and accessible name, whose id is the layer's own. Renders an `<h2 data-part="title">`. */
export function ModalTitle({ className, children, ...rest }: Omit<ComponentPropsWithRef<'h2'>, 'id'>) {
  const { titleId } = useModal('ModalTitle');
  return (
    <h2 data-part="title" {...rest} id={titleId} className={joinClasses('me-modal-title', className)}>
      {children}
    </h2>
  );
}

/**
 * The content, which scrolls between header and footer. If it scrolls and contains nothing focusable, it is focusable
 * itself for keyboard scrolling. Renders a `<div data-part="body">`.
 */
export function ModalBody({ ref, className, children, ...rest }: ComponentPropsWithRef<'div'>) {
  const { isOpen, titleId } = useModal('ModalBody');
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => body, [body]);
  // Nothing is focusable while it closes and is inert, and it may be reopened before it is gone.
  const needsFocus = useNeedsFocus(isOpen ? body : null);
  return (
    <div
      data-part="body"
      {...(needsFocus && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
      {...rest}
      ref={setBody}
      className={joinClasses('me-modal-body', className)}
    >
      <PagePart>{children}</PagePart>
    </div>
  );
}

/**
 * The actions below the scrolling content: in a row that wraps; a single block takes the whole width. Renders a `<div
 * data-part="footer">`.
 */
export function ModalFooter({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-part="footer" {...rest} className={joinClasses('me-modal-footer', className)} />;
}

/** Whether an element scrolls and contains nothing focusable through which the keyboard could scroll it. */
function useNeedsFocus(element: HTMLElement | null): boolean {
  const [needsFocus, setNeedsFocus] = useState(false);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () =>
      setNeedsFocus(element.scrollHeight > element.clientHeight && tabOrder(element).length === 0);
    measure();
    const resizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    resizes.observe(element);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [element]);
  return needsFocus;
}
